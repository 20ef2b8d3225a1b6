import { postJson } from '@/lib/client/common/fetcher';
import { api } from '@/lib/config/paths';
import type { DeskClaimDto } from '@/lib/domain/claims/desk/contract';
import type { TripDecisionDto } from '@/lib/domain/travel/claims/contract';
import type { TripCut } from '@/lib/domain/travel/claims/losses.data';

/** Dollars as typed. */
export type ToldLoss = {
  on: string;
  spent?: string | undefined;
  cut?: string;
  cutReason?: TripCut | undefined;
};

/** Text that is no amount is sent as it is, so that the server's error names its field. */
function centsOf(dollars: string | undefined): number | string {
  const amount = Number((dollars ?? '').replaceAll(',', '').trim() || 'none');
  return Number.isFinite(amount) ? Math.round(amount * 100) : (dollars ?? '');
}

export function tripDecision(
  { claimId, version }: DeskClaimDto,
  { on, spent, cut, cutReason }: ToldLoss,
  confirm: boolean,
): Promise<TripDecisionDto> {
  const loss = { on, spentCents: centsOf(spent), ...(cut && { cutCents: centsOf(cut) }), cutReason };
  return postJson<TripDecisionDto>(api.deskClaimDecideTrip, { claimId, version, loss, confirm });
}
