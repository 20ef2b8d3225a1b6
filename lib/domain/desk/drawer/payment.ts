import type { GatewayName, PaymentMethod, PaymentMode, PaymentStatus } from '@/lib/domain/payment/payment';

/** Amounts are whole rupees, ids are the gateway's. */
export type OmniPayment = {
  paymentId: string;
  reference: string;
  gateway: GatewayName;
  status: PaymentStatus;
  mode: PaymentMode;
  amount: number;
  refund?: number;
  method?: PaymentMethod;
  bankReference?: string;
  orderId?: string;
  attemptId?: string;
  policyNumber?: string;
  createdAt: string;
  updatedAt: string;
};

/** POST /api/telecaller-dashboard/getOmniPaymentDetails: the live payment, else the newest. */
export type OmniPaymentDto = {
  payment?: OmniPayment;
  /** When the gateway was asked, if it was. */
  checkedAt?: string;
};
