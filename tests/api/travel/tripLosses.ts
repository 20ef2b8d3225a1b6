import { api } from '@/lib/config/paths';
import { TRIP_LOSSES } from '@/lib/domain/travel/claims/losses.data';
import type { TripClaimDto } from '@/lib/domain/travel/claims/contract';
import type { Payouts } from '@/lib/server/integrations/claims/payout';
import { sandboxPayouts } from '@/lib/server/integrations/claims/payouts';
import { payNextClaim } from '@/lib/server/services/claims/payClaim';
import { tellAll } from '@/tests/api/claims/claimsDesk';
import { sendPaper } from '@/tests/api/claims/papers';
import { messagesTo } from '@/tests/api/support/visitors';
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

/** Tells a claim of a trip. Resolves to its number. */
export async function tells(holder: TripHolder, details: object = aLoss()): Promise<string> {
  const { body } = await keep(holder, details, { submit: true });
  return (body as TripClaimDto).claimId ?? '';
}

export async function sendsPapers({ visitor }: TripHolder, claimId: string, loss: keyof typeof TRIP_LOSSES) {
  for (const paper of TRIP_LOSSES[loss].papers) {
    await sendPaper(visitor, claimId, aJpeg({ comment: paper }), paper);
  }
}

/** The accounts that a claim is paid to, this many seconds from now. */
export async function paidInto(claimId: string, seconds: number): Promise<unknown[]> {
  const sent: unknown[] = [];
  const bank: Payouts = {
    send: (payout, now) => {
      if (payout.reference === claimId) sent.push(payout.account?.accountNumber);
      return sandboxPayouts.send(payout, now);
    },
  };
  while (await payNextClaim(new Date(Date.now() + seconds * 1_000), bank));
  return sent;
}

/** The tokens in the messages by which an account can be stopped. */
export async function stopTokensOf(holder: TripHolder, purpose: string): Promise<string[]> {
  await tellAll();
  const told = await Promise.all(
    [holder.mobileNumber, 'arjun@mail.example'].map((to) => messagesTo(to, holder.visitor)),
  );
  return told
    .flat()
    .filter((message) => message.purpose === purpose && message.link?.includes(holder.policyNumber))
    .map(({ link = '' }) => link.split('#keep-')[1] ?? '');
}
