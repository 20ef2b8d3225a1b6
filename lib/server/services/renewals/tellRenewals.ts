import { paths } from '@/lib/config/paths';
import { startInIndia, todayInIndia } from '@/lib/domain/common/dates';
import { type Notice, nextNoticeOn, noticeDue } from '@/lib/domain/renewals/notices';
import { renewalDatesOf } from '@/lib/domain/renewals/renewalDates';
import { atDaytime, isDaytime } from '@/lib/domain/common/daytime';
import { formatDate } from '@/lib/i18n/format';
import { hasWithdrawn } from '@/models/consents/consent';
import { findPolicy, type PolicyRecord } from '@/models/policy/policy';
import { closeRenewal, leaseNotice, markNoticeTold, type RenewalRecord } from '@/models/renewals/renewal';
import { planName, toPlanData } from '@/lib/server/documents/plan';
import { type MessageKey, wordMessage } from '@/lib/server/services/common/messageTexts';
import { postMessage } from '@/lib/server/services/common/outbox';
import { peopleOf } from '@/lib/server/services/policy/policyRecord';
import { siteLink } from '@/lib/server/siteLink';
import { languageOf, renewalLink } from './renewalRecord';

const LEASE_MS = 60_000;

/** Worker job: reminders by day, and the lapse after the days of grace. */
export async function tellNextRenewal(now: Date): Promise<boolean> {
  if (!isDaytime(now)) return false;
  const renewal = await leaseNotice(now, new Date(now.getTime() + LEASE_MS));
  if (!renewal) return false;
  const policy = await findPolicy(renewal.policyNumber);
  if (!policy || policy.cancelled || policy.renewedBy !== undefined) {
    await closeRenewal(renewal._id, policy?.renewedBy === undefined ? 'closed' : 'renewed');
    return true;
  }
  await tell(renewal, policy, now);
  return true;
}

async function tell(renewal: RenewalRecord, policy: PolicyRecord, now: Date): Promise<void> {
  const { endsOn, told } = renewal;
  const today = todayInIndia(now);
  const due = noticeDue(endsOn, told, today);
  if (due && (due.isOwed || !(await hasWithdrawn(policy.mobileHash)))) await post(policy, due.notice, now);
  if (due?.notice === 'lapsed') return closeRenewal(renewal._id, 'lapsed');
  const next = nextNoticeOn(endsOn, today);
  await markNoticeTold(renewal, due?.notice, next === undefined ? undefined : atDaytime(startInIndia(next)));
}

const keys = { grace: 'renewal.grace', lapsed: 'renewal.lapsed' } as const satisfies Partial<
  Record<Notice, MessageKey>
>;

/** Sends a notice: once, however often it is called. */
async function post(policy: PolicyRecord, notice: Notice, now: Date): Promise<void> {
  const { _id: policyNumber, quoteId, endsOn } = policy;
  const language = await languageOf(policy);
  const isLapsed = notice === 'lapsed';
  const link = isLapsed ? siteLink(paths.renewals, language) : renewalLink(policyNumber, language);
  const plan = toPlanData(policy);
  const values = {
    policyNumber,
    link,
    plan: plan ? planName(plan) : policyNumber,
    endsOn: formatDate(endsOn, language),
    graceUntil: formatDate(renewalDatesOf(endsOn).graceUntil, language),
  };
  const key = notice === 'grace' || notice === 'lapsed' ? keys[notice] : 'renewal.reminder';
  const onceFor = `renewal|${policyNumber}|${notice}`;
  const { mobileNumber: to } = peopleOf(policy).holder;
  const message = { ...wordMessage(key, values, language), purpose: `renewal-${notice}`, link, onceFor };
  await postMessage({ ...message, channel: 'sms', to, quoteId }, now);
}
