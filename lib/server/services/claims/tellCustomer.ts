import type { ClaimEventKind } from '@/lib/domain/claims/claimEvents';
import { paths } from '@/lib/config/paths';
import { formatMoney } from '@/lib/i18n/format';
import { siteLink } from '@/lib/server/siteLink';
import { postMessage } from '@/lib/server/services/common/outbox';
import { type MessageKey, wordMessage } from '@/lib/server/services/common/messageTexts';
import { askForReview } from '@/lib/server/services/reviews/askForReview';
import { peopleOf } from '@/lib/server/services/policy/policyRecord';
import { type ClaimCaseRecord, leaseClaim, markClaimTold } from '@/models/claims/claimCase';
import { findPolicy } from '@/models/policy/policy';
import { tripHolderOf } from '@/lib/server/services/travel/claims/tripPart';

const LEASE_MS = 30_000;

const keys: Partial<Record<ClaimEventKind, MessageKey>> = {
  told: 'claim.told',
  asked: 'claim.asked',
  complete: 'claim.complete',
  requested: 'claim.requested',
  preauthorised: 'claim.preauthorised',
  billed: 'claim.billed',
  approved: 'claim.approved',
  refused: 'claim.refused',
  paid: 'claim.paid',
  appealed: 'claim.appealed',
  appealAnswered: 'claim.appealAnswered',
  withdrawn: 'claim.withdrawn',
  accountChanged: 'claim.accountChanged',
};

/** Worker job: a message for each event that has one, each sent once. */
export async function tellNextClaim(now: Date): Promise<boolean> {
  const claim = await leaseClaim('tellDueAt', now, new Date(now.getTime() + LEASE_MS));
  if (!claim) return false;
  const whom = await whomOf(claim);
  if (whom) {
    await tellAll(claim, whom.to, now);
    if (isDecided(claim)) await askAbout(claim, whom, now);
  }
  await markClaimTold(claim);
  return true;
}

async function whomOf({ policyNumber = '', trip }: ClaimCaseRecord) {
  if (trip !== undefined) return tripHolderOf(policyNumber);
  const policy = await findPolicy(policyNumber);
  return policy && { product: policy.product, to: peopleOf(policy).holder.mobileNumber };
}

const isDecided = ({ events }: ClaimCaseRecord) =>
  events.some(({ what }) => what === 'approved' || what === 'refused');

async function askAbout(
  { _id, language = 'en' }: ClaimCaseRecord,
  whom: { product: string; to: string },
  now: Date,
): Promise<void> {
  await askForReview({ about: 'claim', subjectId: _id, language, ...whom }, now);
}

async function tellAll(
  { _id: claimId, events, toldEvents = 0, language }: ClaimCaseRecord,
  to: string,
  now: Date,
): Promise<void> {
  for (const [at, { what, rupees = 0 }] of events.entries()) {
    const key = keys[what];
    // Who told us with all papers there is told so once.
    const isOfTelling = what === 'complete' && events[at - 1]?.what === 'told';
    if (!key || at < toldEvents || isOfTelling) continue;
    const link = siteLink(paths.claim(claimId), language);
    const words = wordMessage(key, { claimId, amount: formatMoney(rupees), link }, language ?? 'en');
    const onceFor = `claim|${claimId}|${at}`;
    await postMessage({ ...words, purpose: `claim-${what}`, channel: 'sms', to, link, onceFor }, now);
  }
}
