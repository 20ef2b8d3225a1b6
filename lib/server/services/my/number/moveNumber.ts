import { todayInIndia } from '@/lib/domain/common/dates';
import { policyStateOf } from '@/lib/domain/policy/policyState';
import { STANDING } from '@/lib/domain/quote/ownership';
import { moveHeld, moveLeads } from '@/models/my/heldByNumber';
import { leaseNumberMove, moveNumberChange, type NumberChangeRecord } from '@/models/my/numberChange';
import { findPolicy, movePolicyNumber, type PolicyRecord } from '@/models/policy/policy';
import { randomId } from '@/lib/server/crypto';
import { retryOnConflict } from '@/lib/server/retryOnConflict';
import { isCooling } from '@/lib/server/services/policy/cooling';
import { linkedTermsOf } from '@/lib/server/services/policy/nextTerm';
import { endorsed, peopleOf, sealPeople } from '@/lib/server/services/policy/policyRecord';
import { sealLeadPerson } from '@/lib/server/services/quote/leads';
import { findQuoteAtAll, replaceQuote } from '@/lib/server/services/quote/quoteStore';
import { finishClosing } from './closeNumber';
import { tellNumber } from './numberMessages';
import { numbersOf } from './numberRecord';

export const MOVE_LEASE_MS = 30_000;

/** Worker job: completes a move or a closing that a stopped server left half-way. */
export async function moveNextNumber(now: Date): Promise<boolean> {
  const change = await leaseNumberMove(now, new Date(now.getTime() + MOVE_LEASE_MS));
  if (!change) return false;
  const isMoving = change.status === 'moving' || change.status === 'returning';
  await (isMoving ? finishMove : finishClosing)(change, now);
  return true;
}

/**
 * Moves all that hangs on the number, or moves it back. Idempotent. A policy that has another number by now is left
 * alone.
 */
export async function finishMove(change: NumberChangeRecord, now: Date): Promise<NumberChangeRecord | null> {
  const { _id, status } = change;
  if (status !== 'moving' && status !== 'returning') return change;
  const isMoved = await moveAll(change, { to: status === 'moving' ? 'new' : 'old', now });
  const done = { moving: isMoved ? 'accepted' : 'refused', returning: 'objected' } as const;
  const ended = await moveNumberChange(
    { _id, status },
    { status: done[status], decidedAt: now, updatedAt: now },
    ['isOpen', 'moveDueAt'],
  );
  if (ended) await tellNumber(ended, now);
  return ended;
}

type Direction = { from: string; to: string; mobileNumber: string; coolUntil?: Date };

async function moveAll(
  change: NumberChangeRecord,
  { to: side, now }: { to: 'old' | 'new'; now: Date },
): Promise<boolean> {
  const { fromHash = '', mobileHash, coolUntil } = change;
  const mobileNumber = numbersOf(change)[side];
  const there = side === 'new' ? { from: fromHash, to: mobileHash } : { from: mobileHash, to: fromHash };
  const direction = { ...there, mobileNumber, ...(side === 'new' && coolUntil && { coolUntil }) };
  const policy = await movePolicy(change, change.policyNumber, direction, now);
  if (!policy) return false;
  const { quoteId } = policy;
  await moveQuote(quoteId, direction, now);
  await moveHeld({ policyNumber: policy._id, quoteId, ...there, now });
  for (const policyNumber of await linkedTermsOf(policy)) {
    if (await movePolicy(change, policyNumber, direction, now))
      await moveHeld({ policyNumber, quoteId, ...there, now });
  }
  return true;
}

/** Checked only when a request is carried out: earlier answers must not tell anything about the policy. */
export function canMove(policy: PolicyRecord, now: Date): boolean {
  return policyStateOf(policy, todayInIndia(now)) === 'inForce' && !isCooling(policy, now);
}

/** Moves the policy first: from then on sessions of the old number have no right to it. */
function movePolicy(change: NumberChangeRecord, policyNumber: string, direction: Direction, now: Date) {
  const { from, to, mobileNumber, coolUntil } = direction;
  return retryOnConflict(async (): Promise<PolicyRecord | null | undefined> => {
    const policy = await findPolicy(policyNumber);
    if (!policy || policy.mobileHash === to) return policy;
    if (policy.mobileHash !== from) return null;
    const isAsked = policyNumber === change.policyNumber;
    if (coolUntil && isAsked && !canMove(policy, now)) return null;
    const people = peopleOf(policy);
    const renamed = { ...people, holder: { ...people.holder, mobileNumber } };
    const endorsement = { changeId: change._id, kind: 'mobile', on: todayInIndia(now) } as const;
    const sealed = sealPeople(endorsed(renamed, endorsement), policy._id);
    return (await movePolicyNumber(policy, { mobileHash: to, people: sealed, coolUntil })) ?? undefined;
  });
}

/**
 * Raises the ownership, so that resume records and links from before open nothing (docs/decisions/019-ownership.md).
 */
async function moveQuote(quoteId: string, { from, to, mobileNumber }: Direction, now: Date): Promise<void> {
  await retryOnConflict(async () => {
    const quote = await findQuoteAtAll(quoteId);
    if (quote?.mobileHash !== from) return true;
    const nobody = randomId();
    const person = { ...quote.person, mobileNumber };
    const moved = {
      ...quote,
      person,
      mobileHash: to,
      ownerHash: nobody,
      provenBy: [nobody],
      verifiedAt: now,
      ownership: quote.ownership + 1,
      standing: STANDING.proven,
    };
    await moveLeads(sealLeadPerson(moved), { from, to });
    return (await replaceQuote(moved)) ? true : undefined;
  });
}
