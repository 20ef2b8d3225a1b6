import { api } from '@/lib/config/paths';
import { TRIP_LOSSES } from '@/lib/domain/travel/claims/losses.data';
import type { TripClaimDto } from '@/lib/domain/travel/claims/contract';
import { sendPaper } from '@/tests/api/claims/papers';
import { aJpeg } from '@/tests/claims/sampleFiles';
import { inDays, type TripHolder } from './trips';

export const aLoss = (more: object = {}) => ({
  person: '1',
  loss: 'medical',
  happenedOn: inDays(0),
  place: 'Lisbon, Portugal',
  story: 'Broke an ankle on the stairs',
  spentUsd: '1840.50',
  holder: 'Arjun Kulkarni',
  accountNumber: '123456789012',
  ifsc: 'SBIN0000123',
  ...more,
});
export const keep = ({ visitor, policyNumber }: TripHolder, details: object, more: object = {}) =>
  visitor.post(api.tripClaim, { policyNumber, details, ...more });

/** Resolves to its number. */
export async function tells(holder: TripHolder, details: object = aLoss()): Promise<string> {
  const { body } = await keep(holder, details, { submit: true });
  return (body as TripClaimDto).claimId ?? '';
}

export async function sendsPapers({ visitor }: TripHolder, claimId: string, loss: keyof typeof TRIP_LOSSES) {
  for (const paper of TRIP_LOSSES[loss].papers) {
    await sendPaper(visitor, claimId, aJpeg({ comment: paper }), paper);
  }
}
