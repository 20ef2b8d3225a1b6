import { OWNER_PROBLEMS } from '@/lib/domain/payment/moneyOwner';
import type { GatewayName } from '@/lib/domain/payment/payment';

export const PAYMENT_PROBLEMS = [
  'amount',
  'currency',
  'unknownOrder',
  'again',
  'refundFailed',
  ...OWNER_PROBLEMS,
] as const;
export type PaymentProblem = (typeof PAYMENT_PROBLEMS)[number];

/** Bounds of a note, in characters. */
export const ISSUE_NOTE = { min: 10, max: 500 } as const;

/** Money that staff must review, or have reviewed. Amounts in rupees, with paise. */
export type PaymentIssueDto = {
  issueId: string;
  problem: PaymentProblem;
  gateway: GatewayName;
  toldAt: string;
  received?: number;
  currency?: string;
  /** The gateway's ids. */
  orderId: string;
  attemptId?: string;
  bankReference?: string;
  /** The payment it was meant for, if any. */
  payment?: { reference: string; expected: number; quoteId: string; name: string; mobileNumber: string };
  seen?: { at: string; by: string; note: string };
};

/** GET /api/telecaller-dashboard/payment-issues */
export type PaymentIssuesDto = {
  issues: readonly PaymentIssueDto[];
  page: number;
  limit: number;
  total: number;
};
