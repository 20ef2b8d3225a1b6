import { type IsoDate, todayInIndia } from '@/lib/domain/common/dates';
import { keepNumbers } from '@/lib/domain/common/keptNumbers';
import { keptUntil } from '@/lib/domain/common/retention';
import type { ChangeFormDto } from '@/lib/domain/my/contract';
import { policyStateOf } from '@/lib/domain/policy/policyState';
import type { ChangeBody, ChangeQuery } from '@/lib/validation/my/changes';
import { findOpenChange, insertChange, moveChange, type PolicyChangeRecord } from '@/models/my/policyChange';
import type { PolicyRecord } from '@/models/policy/policy';
import { randomId } from '@/lib/server/crypto';
import { AppError } from '@/lib/server/http/errors';
import type { ApiRequest } from '@/lib/server/services/common/apiRequest';
import { findOwnPolicy } from '@/lib/server/services/policy/policies';
import { takesPersons } from './additions';
import { askChange, followAsking } from './askChange';
import { formOf, sealForm } from './changeRecord';
import { filledIn } from './present';
import { checkedBeside, problemsOf, toFormDto } from './readChange';

/** Drafts are kept with their errors. Throws CONFLICT on a stale version and once it was asked for. */
export async function saveChange(request: ApiRequest<ChangeBody>): Promise<ChangeFormDto> {
  const { input, now } = request;
  const policy = await findOwnPolicy(request);
  const today = todayInIndia(now);
  if (!isOpenFor(input.kind, policy, today)) throw new AppError('STEP_NOT_REACHED');
  const before = await findOpenChange(policy._id, input.kind);
  // A repeated press, whose answer was lost, gets the same answer.
  if (before && before.status !== 'draft' && input.submit) {
    if (before.status === 'asked') await followAsking(before, policy, now);
    return toFormDto(policy, before, request);
  }
  const saved = await saveDraft(policy, before, request);
  const problems = problemsOf(saved, await checkedBeside(policy, saved, request));
  if (!input.submit || Object.keys(problems).length > 0) return toFormDto(policy, saved, request);
  return toFormDto(policy, await askChange(policy, saved, request), request);
}

/** A next term that was bought ahead follows changes of this one, so only persons are asked for there. */
function isOpenFor(kind: ChangeQuery['kind'], policy: PolicyRecord, today: IsoDate): boolean {
  return kind === 'person' ? takesPersons(policy, today) : policyStateOf(policy, today) === 'inForce';
}

async function saveDraft(
  policy: PolicyRecord,
  before: PolicyChangeRecord | null,
  request: ApiRequest<ChangeBody>,
): Promise<PolicyChangeRecord> {
  const { version = 0 } = before ?? {};
  const isStale = (request.input.version ?? version) !== version;
  if (isStale || (before && before.status !== 'draft')) throw new AppError('CONFLICT', { version });
  const saved = await writeDraft(policy, before, request);
  if (!saved) throw new AppError('CONFLICT', { version: version + 1 });
  return saved;
}

function writeDraft(
  policy: PolicyRecord,
  before: PolicyChangeRecord | null,
  { input, now }: ApiRequest<ChangeBody>,
): Promise<PolicyChangeRecord | null> {
  const { _id = randomId(), version = 0 } = before ?? {};
  const stored = before ? formOf(before).data : filledIn(policy, input.kind);
  // A closing page sends what was typed in it alone: another device may have typed the rest.
  const isMerged = input.version === undefined && !input.submit;
  const typed = isMerged ? { ...stored, ...input.data } : input.data;
  const form = sealForm({ data: keepNumbers(typed, stored) }, _id);
  const saved = { form, version: version + 1, updatedAt: now, expiresAt: keptUntil('application', now) };
  if (before) return moveChange({ _id, status: 'draft', version }, saved);
  const { _id: policyNumber, mobileHash } = policy;
  const made = { _id, policyNumber, kind: input.kind, mobileHash, status: 'draft', isOpen: true } as const;
  const record: PolicyChangeRecord = { ...made, ...saved };
  return insertChange(record).then((isNew) => (isNew ? record : null));
}
