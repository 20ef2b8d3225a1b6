import type { ClaimKind, Payee } from './claim';

export type ToPay = {
  kind?: ClaimKind;
  /** How many payouts were sent already. */
  payouts: number;
  isAppealed: boolean;
  /** Whether anything of the bill is ours to pay. */
  hasHospitalsPart: boolean;
};

/**
 * Who gets the next payout. In a cashless claim the hospital gets its bill, and the customer gets hospital cash and
 * what an appeal adds.
 */
export function nextPayeeOf({ kind, payouts, isAppealed, hasHospitalsPart }: ToPay): Payee {
  const isFirst = payouts === 0 && !isAppealed;
  return kind !== 'reimbursement' && isFirst && hasHospitalsPart ? 'hospital' : 'customer';
}
