import type { DeskClaimDto } from '@/lib/domain/claims/desk/contract';

type Claim = Pick<DeskClaimDto, 'status' | 'payout'>;

export function isOpen({ status }: Claim): boolean {
  return status === 'told' || status === 'asked' || status === 'review';
}

/** The account may be entered before money is ordered, or after a payout failed. */
export function mayEnterAccount(claim: Claim): boolean {
  return isOpen(claim) || claim.payout?.state === 'failed';
}
