import { type IsoDate, todayInIndia } from '@/lib/domain/common/dates';
import { keptUntil } from '@/lib/domain/common/retention';
import { priceAddition } from '@/lib/domain/my/addition';
import type { ChangeDto, ChangeFormDto } from '@/lib/domain/my/contract';
import { policyStateOf } from '@/lib/domain/policy/policyState';
import { isRelation } from '@/lib/domain/quote/members';
import { type ChangeBody, type ChangeQuery, checkChange } from '@/lib/validation/my/changes';
import {
  findChange,
  findOpenChange,
  insertChange,
  listChangesOf,
  moveChange,
  type PolicyChangeRecord,
} from '@/models/my/policyChange';
import type { PolicyRecord } from '@/models/policy/policy';
import { provenNumberOf } from '@/lib/server/auth/verifiedPhone';
import { randomId } from '@/lib/server/crypto';
import { toPlanData } from '@/lib/server/documents/plan';
import { sayFields } from '@/lib/server/http/errorBody';
import { AppError } from '@/lib/server/http/errors';
import { findPlace } from '@/lib/server/places/places';
import type { ApiRequest } from '@/lib/server/services/common/apiRequest';
import { audit } from '@/lib/server/services/common/audit';
import { openCase, withdrawCase } from '@/lib/server/services/desk/reviewCases';
import { findOwnPolicy } from '@/lib/server/services/policy/policies';
import { peopleOf } from '@/lib/server/services/policy/policyRecord';
import { type ChangeForm, formOf, sealedChangeReason, sealForm } from './changeRecord';
import { tellChange } from './changeMessages';

const MOST_LISTED = 20;

export async function listChanges(mobileHash: string): Promise<ChangeDto[]> {
  return (await listChangesOf(mobileHash, MOST_LISTED)).map(toChangeDto);
}

export async function readChange(request: ApiRequest<ChangeQuery>): Promise<ChangeFormDto> {
  const policy = await findOwnPolicy(request);
  return toFormDto(policy, await findOpenChange(policy._id, request.input.kind), request);
}

/** Drafts are kept with their errors. Throws CONFLICT on a stale version and once it was asked for. */
export async function saveChange(request: ApiRequest<ChangeBody>): Promise<ChangeFormDto> {
  const { input, now } = request;
  const policy = await findOwnPolicy(request);
  const today = todayInIndia(now);
  if (policyStateOf(policy, today) !== 'inForce') throw new AppError('STEP_NOT_REACHED');
  const before = await findOpenChange(policy._id, input.kind);
  // A repeat of the press, whose answer was lost, gets the same answer.
  if (before?.status === 'asked' && input.submit) return toFormDto(policy, before, request);
  const saved = await saveDraft(policy, before, request);
  const problems = problemsOf(saved, policy, today);
  if (!input.submit || Object.keys(problems).length > 0) return toFormDto(policy, saved, request);
  return toFormDto(policy, await ask(policy, saved, request), request);
}

/** Idempotent. What was decided stays. */
export async function withdrawChange(request: ApiRequest<{ changeId: string }>): Promise<void> {
  const { input, caller, now } = request;
  const mobileHash = await provenNumberOf(caller);
  const change = await findChange(input.changeId);
  if (change?.mobileHash !== mobileHash) throw new AppError('NOT_FOUND');
  if (!change.isOpen) return;
  const policy = await findOwnPolicy({ ...request, input: { policyNumber: change.policyNumber } });
  const { _id, status, kind } = change;
  await moveChange({ _id, status }, { status: 'withdrawn', isOver: true, updatedAt: now });
  await withdrawCase({ kind, quoteId: policy.quoteId }, now);
  if (status === 'asked') await audit('CHANGE_WITHDRAWN', 'customer', request, { changeId: _id, kind });
}

async function saveDraft(
  policy: PolicyRecord,
  before: PolicyChangeRecord | null,
  request: ApiRequest<ChangeBody>,
): Promise<PolicyChangeRecord> {
  const { version = 0 } = before ?? {};
  const isStale = (request.input.version ?? version) !== version;
  if (isStale || before?.status === 'asked') throw new AppError('CONFLICT', { version });
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
  const form = sealForm({ data: input.data }, _id);
  const saved = { form, version: version + 1, updatedAt: now, expiresAt: keptUntil('application', now) };
  if (before) return moveChange({ _id, status: 'draft', version }, saved);
  const { _id: policyNumber, mobileHash } = policy;
  const made = { _id, policyNumber, kind: input.kind, mobileHash, status: 'draft', isOpen: true } as const;
  const record: PolicyChangeRecord = { ...made, ...saved };
  return insertChange(record).then((isNew) => (isNew ? record : null));
}

/** The case first: a request that nobody sees must not be. Without the request it is empty, and decides nothing. */
async function ask(
  policy: PolicyRecord,
  draft: PolicyChangeRecord,
  request: ApiRequest<ChangeBody>,
): Promise<PolicyChangeRecord> {
  const { now, locale } = request;
  const { _id, kind, version } = draft;
  const { data } = formOf(draft);
  const addition = additionOf(policy, { kind, data }, todayInIndia(now));
  if (kind === 'person' && !addition) throw new AppError('NO_PRICE');
  await openCase({ kind, quoteId: policy.quoteId, changeId: _id }, now);
  const asked = await moveChange(
    { _id, status: 'draft', version },
    {
      ...{ status: 'asked', askedAt: now, updatedAt: now, language: locale, expiresAt: policy.expiresAt },
      form: sealForm({ data, ...(addition && { addition }) }, _id),
    },
  );
  if (!asked) throw new AppError('CONFLICT', { version });
  await audit('CHANGE_ASKED', 'customer', request, { changeId: _id, kind });
  await tellChange(asked, policy, now);
  return asked;
}

export function membersOf(policy: PolicyRecord) {
  return peopleOf(policy).insured.map(({ relation, dateOfBirth }) => ({ relation, dateOfBirth }));
}

function problemsOf(change: PolicyChangeRecord, policy: PolicyRecord, today: IsoDate) {
  return checkChange(change.kind, formOf(change).data, { today, members: membersOf(policy) });
}

function additionOf(
  policy: PolicyRecord,
  { kind, data }: Pick<ChangeForm, 'data'> & Pick<PolicyChangeRecord, 'kind'>,
  today: IsoDate,
) {
  const members = membersOf(policy);
  const problems = checkChange(kind, data, { today, members });
  const plan = toPlanData(policy);
  const { relation, dateOfBirth } = data;
  if (kind !== 'person' || !plan || problems['relation'] || problems['dateOfBirth']) return undefined;
  if (!isRelation(relation) || typeof dateOfBirth !== 'string') return undefined;
  const { startsOn, endsOn, city, pincode } = policy;
  const term = { startsOn, endsOn, members, place: findPlace({ city, pincode }) };
  return priceAddition({ ...plan, ...term }, { relation, dateOfBirth }, today);
}

function toFormDto(
  policy: PolicyRecord,
  change: PolicyChangeRecord | null,
  { input, now, locale }: ApiRequest<ChangeQuery>,
): ChangeFormDto {
  const today = todayInIndia(now);
  const { kind } = input;
  const form = change ? formOf(change) : { data: presentOf(policy, kind) };
  const addition = form.addition ?? additionOf(policy, { kind, data: form.data }, today);
  const problems = change?.status === 'draft' ? problemsOf(change, policy, today) : {};
  return {
    ...{ policyNumber: policy._id, kind, data: form.data, today },
    members: membersOf(policy),
    ...stateOf(change),
    ...(Object.keys(problems).length > 0 && { fields: sayFields(problems, locale) }),
    ...(addition && { addition }),
  };
}

function stateOf(change: PolicyChangeRecord | null) {
  if (!change) return { status: 'draft', version: 0 } as const;
  const { _id: changeId, status, version, askedAt } = change;
  return { changeId, status, version, ...(askedAt && { askedAt: askedAt.toISOString() }) };
}

/** What stands in the policy, to be typed over. */
function presentOf(policy: PolicyRecord, kind: ChangeQuery['kind']): ChangeForm['data'] {
  if (kind !== 'address') return {};
  const { addressLine, locality, pincode, email } = peopleOf(policy).holder;
  return { addressLine, locality, pincode, email };
}

function toChangeDto(change: PolicyChangeRecord): ChangeDto {
  const { _id, policyNumber, kind, status, updatedAt, askedAt, decidedAt, reason } = change;
  const price = status === 'toPay' || status === 'asked' ? formOf(change).addition?.price : undefined;
  return {
    ...{ changeId: _id, policyNumber, kind, status, updatedAt: updatedAt.toISOString() },
    ...(askedAt && { askedAt: askedAt.toISOString() }),
    ...(decidedAt && { decidedAt: decidedAt.toISOString() }),
    ...(reason !== undefined && { reason: sealedChangeReason.unseal(reason, _id) }),
    ...(price !== undefined && { price }),
  };
}
