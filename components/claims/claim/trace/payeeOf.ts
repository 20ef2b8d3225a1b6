import type { Payee } from '@/lib/domain/claims/claim';
import type { ClaimStep } from '@/lib/domain/claims/claimEvents';
import { nextPayeeOf } from '@/lib/domain/claims/payee';
import type { ClaimParts } from '@/components/claims/claim/claimParts';

/** Says whom the money of a step went or goes to. */
export function payeeOf(
  { state, payee }: ClaimStep,
  { kind, steps }: ClaimParts['claim'],
  { payouts, settlement }: ClaimParts['others'],
): Payee {
  return (
    payee ??
    nextPayeeOf({
      kind,
      // Steps stored before the payee was recorded have none; nothing had been paid before those.
      payouts: state === 'done' ? 0 : payouts.length,
      isAppealed: steps.some(({ what, state: is }) => what === 'appealed' && is === 'done'),
      hasHospitalsPart: settlement === undefined || Math.min(settlement.paid, settlement.payable) > 0,
    })
  );
}
