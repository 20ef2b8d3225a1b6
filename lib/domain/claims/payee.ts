import type { ClaimKind, Payee } from './claim';

export type ToPay = {
  kind?: ClaimKind;
  /** Sent before. */
  payouts: number;
  isAppealed: boolean;
  /** Whether anything of the bill is ours to pay. */
  hasHospitalsPart: boolean;
};

/** Of a cashless claim the bill is the hospital's; hospital cash, and what an appeal adds, the customer's. */
export function nextPayeeOf({ kind, payouts, isAppealed, hasHospitalsPart }: ToPay): Payee {
  const isFirst = payouts === 0 && !isAppealed;
  return kind !== 'reimbursement' && isFirst && hasHospitalsPart ? 'hospital' : 'customer';
}
