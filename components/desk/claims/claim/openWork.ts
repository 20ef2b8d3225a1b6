import type { DeskClaimDto } from '@/lib/domain/claims/desk/contract';

type Claim = Pick<DeskClaimDto, 'status' | 'payout'>;

export function isOpen({ status }: Claim): boolean {
  return status === 'told' || status === 'asked' || status === 'review';
}

/** Before money is ordered, or after it came back. */
export function mayEnterAccount(claim: Claim): boolean {
  return isOpen(claim) || claim.payout?.state === 'failed';
}
