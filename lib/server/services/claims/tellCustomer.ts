import type { ClaimEvent, ClaimEventKind } from '@/lib/domain/claims/claimEvents';
import { paths } from '@/lib/config/paths';
import { lastDigits } from '@/lib/domain/common/keptNumbers';
import { formatMoney } from '@/lib/i18n/format';
import { siteLink } from '@/lib/server/siteLink';
import { postMessage } from '@/lib/server/services/common/outbox';
import { type MessageKey, wordMessage } from '@/lib/server/services/common/messageTexts';
import { keepFiles } from '@/lib/server/services/papers/keepFiles';
import { askForReview } from '@/lib/server/services/reviews/askForReview';
import { mailsOf } from '@/lib/server/services/my/account/mailBefore';
import { peopleOf } from '@/lib/server/services/policy/policyRecord';
import { type ClaimCaseRecord, leaseClaim, markClaimTold } from '@/models/claims/claimCase';
import { findPolicy } from '@/models/policy/policy';
import { toldAccountOf, tripHolderOf } from '@/lib/server/services/travel/claims/tripPart';
import { payAccountOf } from './claimRecord';
import { moveOnIfComplete } from './papers/openPapers';
import { claimAccountToken } from './stopAccount';

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
  accountStopped: 'claim.accountStopped',
};
/** Told by mail too: a customer whose phone is in the wrong hands hears of it there. */
const byMail: readonly ClaimEventKind[] = ['accountChanged', 'accountStopped'];

/**
 * Worker job: sends one message for each event that has one. First it moves the claim on if nothing is missing any
 * more.
 */
export async function tellNextClaim(now: Date): Promise<boolean> {
  const claim = await leaseClaim('tellDueAt', now, new Date(now.getTime() + LEASE_MS));
  if (!claim) return false;
  await moveOnIfComplete(claim._id, now);
  if (!claim.toldEvents) await keepFiles(claim._id, claim.expiresAt);
  const whom = await whomOf(claim, now);
  if (whom) {
    if (!claim.toldEvents) await tellOfAccount(claim, whom, now);
    await tellAll(claim, whom, now);
    if (isDecided(claim)) await askAbout(claim, whom, now);
  }
  await markClaimTold(claim);
  return true;
}

async function whomOf({ policyNumber = '', trip }: ClaimCaseRecord, now: Date) {
  if (trip !== undefined) return tripHolderOf(policyNumber);
  const policy = await findPolicy(policyNumber);
  if (!policy) return undefined;
  const people = peopleOf(policy);
  return { product: policy.product, to: people.holder.mobileNumber, mails: mailsOf(people, now) };
}

const isDecided = ({ events }: ClaimCaseRecord) =>
  events.some(({ what }) => what === 'approved' || what === 'refused');

async function askAbout(
  { _id, language = 'en' }: ClaimCaseRecord,
  { product, to }: { product: string; to: string },
  now: Date,
): Promise<void> {
  await askForReview({ about: 'claim', subjectId: _id, language, product, to }, now);
}

type Whom = { to: string; mails: readonly string[] };

async function tellAll(claim: ClaimCaseRecord, { to, mails }: Whom, now: Date): Promise<void> {
  const { _id: claimId, events, toldEvents = 0 } = claim;
  for (const [at, event] of events.entries()) {
    const message = at < toldEvents ? undefined : messageOf(claim, event, events[at - 1]);
    if (!message) continue;
    const onceFor = `claim|${claimId}|${at}`;
    await postMessage({ ...message, channel: 'sms', to, onceFor }, now);
    for (const [nth, mail] of (byMail.includes(event.what) ? mails : []).entries())
      await postMessage({ ...message, channel: 'email', to: mail, onceFor: `${onceFor}|${nth}` }, now);
  }
}

/**
 * Tells a trip's customer which account they told us with the claim, so that they can stop it like one that the desk
 * enters.
 */
async function tellOfAccount(claim: ClaimCaseRecord, { to, mails }: Whom, now: Date): Promise<void> {
  const { _id: claimId, language = 'en', accountId } = claim;
  const told = accountId === undefined ? undefined : toldAccountOf(claim);
  if (!told) return;
  const link = siteLink(pathOf(claim, 'accountChanged'), language);
  const values = { claimId, link, digits: lastDigits(told.accountNumber) };
  const words = wordMessage('claim.accountTold', values, language);
  const message = { ...words, purpose: 'claim-accountTold', link };
  const onceFor = `claim|${claimId}|account`;
  await postMessage({ ...message, channel: 'sms', to, onceFor }, now);
  for (const [nth, mail] of mails.entries())
    await postMessage({ ...message, channel: 'email', to: mail, onceFor: `${onceFor}|${nth}` }, now);
}

function messageOf(claim: ClaimCaseRecord, { what, rupees = 0 }: ClaimEvent, before?: ClaimEvent) {
  const key = keys[what];
  // A claim told with all its papers is complete at once: one message says both.
  const isOfTelling = what === 'complete' && before?.what === 'told';
  const account = payAccountOf(claim);
  if (!key || isOfTelling || (what === 'accountChanged' && !account)) return undefined;
  const { _id: claimId, language = 'en' } = claim;
  const link = siteLink(pathOf(claim, what), language);
  const digits = account ? lastDigits(account.accountNumber) : '';
  const words = wordMessage(key, { claimId, digits, amount: formatMoney(rupees), link }, language);
  return { ...words, purpose: `claim-${what}`, link };
}

function pathOf(claim: ClaimCaseRecord, what: ClaimEventKind): string {
  if (what !== 'accountChanged') return paths.claim(claim._id);
  return paths.objectAccount(claim.policyNumber ?? '', claimAccountToken(claim));
}
