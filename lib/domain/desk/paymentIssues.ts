import { OWNER_PROBLEMS } from '@/lib/domain/payment/moneyOwner';
import type { GatewayName } from '@/lib/domain/payment/payment';

/**
 * Why money is looked at: not the amount, not the currency, for no payment of ours, paid once more after it went back,
 * sent back and not arrived; or it was found without an owner.
 */
export const PAYMENT_PROBLEMS = [
  'amount',
  'currency',
  'unknownOrder',
  'again',
  'refundFailed',
  ...OWNER_PROBLEMS,
] as const;
export type PaymentProblem = (typeof PAYMENT_PROBLEMS)[number];

/** In characters: what was found and done, in a sentence. */
export const ISSUE_NOTE = { min: 10, max: 500 } as const;

/** Money that waits for a person to look at it, or was looked at. Amounts in rupees, with paise where there are any. */
export type PaymentIssueDto = {
  issueId: string;
  problem: PaymentProblem;
  gateway: GatewayName;
  toldAt: string;
  received?: number;
  currency?: string;
  /** The gateway's own ids, under which its books have it. */
  orderId: string;
  attemptId?: string;
  bankReference?: string;
  /** The payment that it was meant for, where there is one. */
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
