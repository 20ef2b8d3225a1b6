import { todayInIndia } from '@/lib/domain/common/dates';
import { isAnswered } from '@/lib/domain/my/changes';
import type { ChangeDto } from '@/lib/domain/my/contract';
import type { ChangeQuery } from '@/lib/validation/my/changes';
import { listChangesOf, type PolicyChangeRecord } from '@/models/my/policyChange';
import { findPolicy, type PolicyRecord } from '@/models/policy/policy';
import { additionTo, takesPersons } from './additions';
import { formOf, sealedChangeReason } from './changeRecord';

const MOST_LISTED = 20;

export async function listChanges(mobileHash: string, now: Date): Promise<ChangeDto[]> {
  const changes = await listChangesOf(mobileHash, MOST_LISTED);
  return Promise.all(changes.map(async (change) => toChangeDto(change, await priceOf(change, now))));
}

/** While we look at a request, the price of the day it was asked for; once it is to be paid, today's. */
async function priceOf(change: PolicyChangeRecord, now: Date): Promise<number | undefined> {
  if (change.status === 'asked') return formOf(change).addition?.price;
  const policy = change.status === 'toPay' ? await findPolicy(change.policyNumber) : null;
  const today = todayInIndia(now);
  if (!policy || !takesPersons(policy, today)) return undefined;
  return additionTo(policy, formOf(change).data, today)?.addition.price;
}

/** What was answered last, if no request of this kind followed. */
export async function findAnswered({ _id, mobileHash }: PolicyRecord, kind: ChangeQuery['kind']) {
  const changes = await listChangesOf(mobileHash, MOST_LISTED);
  const last = changes.find((change) => change.policyNumber === _id && change.kind === kind);
  return last && isAnswered(last) ? toChangeDto(last, undefined) : undefined;
}

function toChangeDto(change: PolicyChangeRecord, price: number | undefined): ChangeDto {
  const { _id, policyNumber, kind, status, updatedAt, askedAt, decidedAt, reason } = change;
  return {
    changeId: _id,
    policyNumber,
    kind,
    status,
    updatedAt: updatedAt.toISOString(),
    ...(askedAt && { askedAt: askedAt.toISOString() }),
    ...(decidedAt && { decidedAt: decidedAt.toISOString() }),
    ...(reason !== undefined && { reason: sealedChangeReason.unseal(reason, _id) }),
    ...(price !== undefined && { price }),
  };
}
