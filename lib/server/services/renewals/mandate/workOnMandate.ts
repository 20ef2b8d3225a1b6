import { addDays, HOUR_MS, MINUTE_MS, startInIndia, todayInIndia } from '@/lib/domain/common/dates';
import { type MandateEnd, type MandateNotice, mandateStepOf } from '@/lib/domain/renewals/mandate';
import { renewalDatesOf, renewalStageOn } from '@/lib/domain/renewals/renewalDates';
import { atDaytime } from '@/lib/domain/common/daytime';
import { findMessageStatus } from '@/models/common/outbox';
import { findPolicy, type PolicyRecord } from '@/models/policy/policy';
import { changeMandate, findOpenMandate, leaseMandate, type MandateRecord } from '@/models/renewals/mandate';
import { gatewayNamed } from '@/lib/server/integrations/gateways';
import { logger } from '@/lib/server/logger';
import { audit } from '@/lib/server/services/common/audit';
import { isCooling } from '@/lib/server/services/policy/cooling';
import { openedFor } from '@/lib/server/services/renewals/openedFor';
import { isOffered, offerOf } from '@/lib/server/services/renewals/renewalOffer';
import { beginDebit, followDebit } from './debitRenewal';
import { endMandate } from './endMandate';
import { ASK_AGAIN_MS, ASK_FOR_MS, byWorker, GIVE_WITHIN_MS } from './mandateRecord';
import { tellMandate } from './tellMandate';

const LEASE_MS = 60_000;
/** How soon a waiting notice is looked at again. It is tried until the evening. */
const NOTICE_AGAIN_MS = 2 * MINUTE_MS;

/** Worker job: does the next thing that a mandate is due for: a notice, a debit or its end. */
export async function workOnNextMandate(now: Date): Promise<boolean> {
  const mandate = await leaseMandate(now, new Date(now.getTime() + LEASE_MS));
  if (!mandate) return false;
  await lookAtMandate(mandate, now);
  return true;
}

/** Asks the bank at once, so that a customer who comes back from its page sees what they gave there. */
export async function askedAtBank({ quoteId }: PolicyRecord, now: Date): Promise<void> {
  const found = await findOpenMandate(quoteId);
  if (found?.status === 'asked') await lookAtMandate(found, now);
}

/** Does the mandate's next step. A failure is logged, since the worker's next look repeats the step. */
export async function lookAtMandate(mandate: MandateRecord, now: Date): Promise<void> {
  await doStep(mandate, now).catch((error: unknown) => {
    logger().warn({ action: 'mandate', status: mandate.status, error });
  });
}

async function doStep(mandate: MandateRecord, now: Date): Promise<void> {
  const policy = await findPolicy(mandate.policyNumber);
  if (!policy) return;
  if (mandate.status === 'ended') return lookAtEnded(mandate, policy, now);
  if (mandate.status === 'asked') return lookAtAsked(mandate, policy, now);
  if (policy.renewedBy !== undefined) return goOn(mandate, policy.renewedBy, now);
  const isLapsed = renewalStageOn(policy.endsOn, todayInIndia(now)) === 'lapsed';
  if (policy.cancelled || isLapsed) return end(mandate, 'policy', { policy, now });
  if (mandate.debit) {
    await followDebit(mandate, policy, now);
    return;
  }
  if (isCooling(policy, now)) return later(mandate, policy.coolUntil);
  if (mandate.told?.messageId !== undefined) return lookAtNotice(mandate, mandate.told, now);
  return lookAhead(mandate, policy, now);
}

type About = { policy: PolicyRecord; now: Date };

async function later(mandate: MandateRecord, dueAt: Date | undefined): Promise<void> {
  await changeMandate(mandate, dueAt ? { dueAt } : {}, dueAt ? [] : ['dueAt']);
}

async function lookAtAsked(mandate: MandateRecord, policy: PolicyRecord, now: Date): Promise<void> {
  const { createdAt, orderId } = mandate;
  const age = now.getTime() - createdAt.getTime();
  const { state, token } =
    orderId === undefined
      ? { state: 'waiting' as const, token: undefined }
      : await gatewayNamed(mandate.gateway).mandates.askAbout(mandate, now);
  if (state === 'active') {
    await tellMandate(mandate, 'given', { policy, now });
    const given = { status: 'active', token, givenAt: now, dueAt: now } as const;
    if (await changeMandate(mandate, given, ['checkout'])) {
      const { _id: mandateId, policyNumber, limit } = mandate;
      await audit('MANDATE_GIVEN', 'customer', byWorker(mandate, now), { mandateId, policyNumber, limit });
    }
    return;
  }
  if (state === 'ended' || age > GIVE_WITHIN_MS) await endMandate(mandate, 'notGiven', now);
  else await later(mandate, new Date(now.getTime() + Math.max(ASK_AGAIN_MS, age)));
}

/** Points the mandate at the next term, which it pays too. */
async function goOn(mandate: MandateRecord, policyNumber: string, now: Date): Promise<void> {
  await changeMandate(mandate, { policyNumber, dueAt: now }, ['told', 'debit']);
}

async function end(mandate: MandateRecord, by: MandateEnd, { policy, now }: About): Promise<void> {
  await tellMandate(mandate, 'ended', { policy, now });
  if (!(await endMandate(mandate, by, now))) return;
  const { _id: mandateId, policyNumber } = mandate;
  await audit('MANDATE_ENDED', by, byWorker(mandate, now), { mandateId, policyNumber });
}

/**
 * Tells the bank that the mandate is ended. A debit that the bank has goes on. A mandate given on a page left open is
 * ended too.
 */
async function lookAtEnded(mandate: MandateRecord, policy: PolicyRecord, now: Date): Promise<void> {
  const { endedBy, orderId, gateway, createdAt } = mandate;
  if (mandate.debit && !(await followDebit(mandate, policy, now))) return;
  if (orderId === undefined || endedBy === 'bank') return later(mandate, undefined);
  const { mandates } = gatewayNamed(gateway);
  const { state, token } =
    mandate.token === undefined
      ? await mandates.askAbout(mandate, now)
      : { state: 'ended', token: mandate.token };
  await mandates.end({ ...mandate, token });
  const isOpen = state === 'waiting' && now.getTime() - createdAt.getTime() < ASK_FOR_MS;
  await later(mandate, isOpen ? new Date(now.getTime() + HOUR_MS) : undefined);
}

/** A debit waits a day from the moment its notice went out. A notice that never did is sent anew. */
async function lookAtNotice(mandate: MandateRecord, told: MandateNotice, now: Date): Promise<void> {
  const { messageId = '', ...notice } = told;
  const status = await findMessageStatus(messageId);
  if (status === 'waiting') return later(mandate, new Date(now.getTime() + NOTICE_AGAIN_MS));
  if (status === 'sent') await changeMandate(mandate, { told: { ...notice, at: now }, dueAt: now });
  else await changeMandate(mandate, { dueAt: new Date(now.getTime() + HOUR_MS) }, ['told']);
}

async function lookAhead(mandate: MandateRecord, policy: PolicyRecord, now: Date): Promise<void> {
  const { opensOn } = renewalDatesOf(policy.endsOn);
  if (todayInIndia(now) < opensOn) return later(mandate, atDaytime(startInIndia(opensOn)));
  const renewal = await openedFor(policy, now);
  if (!isOffered(policy, renewal, todayInIndia(now)))
    return later(mandate, atDaytime(startInIndia(addDays(todayInIndia(now), 1))));
  const { purchase, hasProblems } = await offerOf(policy, renewal, now);
  const { limit, told } = mandate;
  const amount = purchase.price.priceAfterTax;
  const price = { amount, boughtHash: purchase.boughtHash, isReady: !hasProblems };
  const known = told?.policyNumber === policy._id ? { told } : {};
  const step = mandateStepOf({ endsOn: policy.endsOn, limit, ...known, price, now });
  if (step.do === 'wait') return later(mandate, step.until);
  const { state } = await gatewayNamed(mandate.gateway).mandates.askAbout(mandate, now);
  if (state === 'ended') return end(mandate, 'bank', { policy, now });
  if (state === 'waiting') return later(mandate, new Date(now.getTime() + HOUR_MS));
  if (step.do === 'debit') return beginDebit(mandate, policy, { purchase, now });
  const messageId = await tellMandate(mandate, step.kind, { policy, amount, now });
  const { boughtHash } = price;
  const notice = { kind: step.kind, step: step.step, amount, boughtHash, at: now, messageId };
  await changeMandate(mandate, { told: { policyNumber: policy._id, ...notice }, dueAt: now });
}
