import { freshSides, type NumberChangeDto } from '@/lib/domain/my/numberChange';
import { isAnswered } from '@/lib/domain/my/changes';
import { maskMobile } from '@/lib/domain/common/phone';
import type { ChangeDto } from '@/lib/domain/my/contract';
import { listNumberChangesOf, type NumberChangeRecord } from '@/models/my/numberChange';
import type { ApiRequest } from '@/lib/server/services/common/apiRequest';
import { sealedField } from '@/lib/server/services/common/personalData';
import { papersOf } from '@/lib/server/services/papers/paperDto';

export type Numbers = { old: string; new: string };

const sealedNumbers = sealedField<Numbers>('numberChanges', 'numbers');
export const sealedNumberReason = sealedField<string>('numberChanges', 'reason');

export const sealNumbers = (numbers: Numbers, changeId: string) => sealedNumbers.seal(numbers, changeId);

export function numbersOf({ numbers, _id }: NumberChangeRecord): Numbers {
  return sealedNumbers.unseal(numbers, _id);
}

/** Leaves the old number out: who asks by request must not learn it. */
export async function toNumberDto(
  change: NumberChangeRecord,
  { now, locale }: Pick<ApiRequest<unknown>, 'now' | 'locale'>,
): Promise<NumberChangeDto> {
  const { _id: changeId, policyNumber, way, status, proofs, askedAt, coolUntil } = change;
  return {
    changeId,
    policyNumber,
    way,
    status,
    mobileNumber: maskMobile(numbersOf(change).new) ?? '',
    proven: way === 'codes' ? freshSides(proofs, now) : ['new'],
    papers: way === 'request' ? await papersOf<'proof'>(changeId, locale) : [],
    ...(askedAt && { askedAt: askedAt.toISOString() }),
    ...(coolUntil && { coolUntil: coolUntil.toISOString() }),
  };
}

const MOST_LISTED = 5;

/** Requests to move to this number. A change by codes waits for nobody, so it is not listed. */
export async function listNumberChanges(mobileHash: string): Promise<ChangeDto[]> {
  const changes = await listNumberChangesOf(mobileHash, MOST_LISTED);
  return changes.filter(({ way }) => way === 'request').map(toChangeDto);
}

export async function findAnsweredNumber(mobileHash: string, policyNumber: string) {
  const changes = await listNumberChanges(mobileHash);
  const last = changes.find((change) => change.policyNumber === policyNumber);
  return last && isAnswered(last) ? last : undefined;
}

const shownAs = { moving: 'asked', returning: 'withdrawn', objected: 'withdrawn' } as const;

function toChangeDto(change: NumberChangeRecord): ChangeDto {
  const { _id: changeId, policyNumber, status, updatedAt, askedAt, decidedAt, reason } = change;
  return {
    changeId,
    policyNumber,
    kind: 'mobile',
    updatedAt: updatedAt.toISOString(),
    status: status in shownAs ? shownAs[status as keyof typeof shownAs] : (status as ChangeDto['status']),
    ...(askedAt && { askedAt: askedAt.toISOString() }),
    ...(decidedAt && { decidedAt: decidedAt.toISOString() }),
    ...(reason !== undefined && { reason: sealedNumberReason.unseal(reason, changeId) }),
  };
}
