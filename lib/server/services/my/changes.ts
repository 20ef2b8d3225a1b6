import { type IsoDate, todayInIndia } from '@/lib/domain/common/dates';
import { keptUntil } from '@/lib/domain/common/retention';
import { isAnswered, needsProof } from '@/lib/domain/my/changes';
import type { ChangeDto, ChangeFormDto } from '@/lib/domain/my/contract';
import { policyStateOf } from '@/lib/domain/policy/policyState';
import { type ChangeBody, type ChangeQuery, checkChange } from '@/lib/validation/my/changes';
import {
  findOpenChange,
  insertChange,
  listChangesOf,
  moveChange,
  type PolicyChangeRecord,
} from '@/models/my/policyChange';
import { findPaymentFor } from '@/models/payment/payment';
import { findPolicy, type PolicyRecord } from '@/models/policy/policy';
import { randomId } from '@/lib/server/crypto';
import { sayFields } from '@/lib/server/http/errorBody';
import { AppError } from '@/lib/server/http/errors';
import type { ApiRequest } from '@/lib/server/services/common/apiRequest';
import { audit } from '@/lib/server/services/common/audit';
import { keepFiles } from '@/lib/server/services/papers/keepFiles';
import { papersOf } from '@/lib/server/services/papers/paperDto';
import { openCase } from '@/lib/server/services/desk/reviewCases';
import { aboutOf } from '@/lib/server/services/payment/purchase';
import { findOwnPolicy } from '@/lib/server/services/policy/policies';
import { additionHashOf, additionTo, membersOf, takesPersons } from './additions';
import { type ChangeForm, formOf, sealedChangeReason, sealForm } from './changeRecord';
import { namedPeopleOf } from './names';
import { filledIn, presentFor } from './present';
import { standingTermAfter, toNextTerm } from './standingTerm';
import { tellChange } from './changeMessages';
import { acceptAtOnce, isHolders, nameAtBank, unknownBank } from './account/askAccount';
import { checkNotCooling } from '@/lib/server/services/policy/cooling';
import { keepNumbers, maskNumbers } from '@/lib/domain/common/keptNumbers';

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

async function findAnswered({ _id, mobileHash }: PolicyRecord, kind: ChangeQuery['kind']) {
  const changes = await listChangesOf(mobileHash, MOST_LISTED);
  const last = changes.find((change) => change.policyNumber === _id && change.kind === kind);
  return last && isAnswered(last) ? toChangeDto(last, undefined) : undefined;
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
  return toFormDto(policy, await ask(policy, saved, request), request);
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

/**
 * Opens the case first, so that no request stays unseen if this server stops in between. A case without its request
 * decides nothing.
 */
async function ask(
  policy: PolicyRecord,
  draft: PolicyChangeRecord,
  request: ApiRequest<ChangeBody>,
): Promise<PolicyChangeRecord> {
  const { now, locale } = request;
  const { _id, kind, version } = draft;
  const { data } = formOf(draft);
  checkNotCooling(policy, now);
  const addition = kind === 'person' ? additionTo(policy, data, todayInIndia(now))?.addition : undefined;
  if (kind === 'person' && !addition) throw new AppError('NO_PRICE');
  const bankSays = kind === 'account' ? await nameAtBank(data, policy, now) : undefined;
  await openCase({ kind, quoteId: policy.quoteId, changeId: _id }, now);
  const asked = await moveChange(
    { _id, status: 'draft', version },
    {
      status: 'asked',
      askedAt: now,
      updatedAt: now,
      language: locale,
      expiresAt: policy.expiresAt,
      form: sealForm(
        { data, ...(addition && { addition }), ...(bankSays !== undefined && { bankSays }) },
        _id,
      ),
    },
  );
  if (!asked) throw new AppError('CONFLICT', { version });
  await keepFiles(_id, policy.expiresAt);
  await audit('CHANGE_ASKED', 'customer', request, { changeId: _id, kind });
  const isOwn = kind === 'account' && isHolders(policy, data, bankSays);
  if (isOwn) return acceptAtOnce(asked, policy, now);
  await tellChange(asked, policy, now);
  return asked;
}

/** Completes what follows a request, in case a server stopped before it did. */
async function followAsking(asked: PolicyChangeRecord, policy: PolicyRecord, now: Date): Promise<void> {
  await keepFiles(asked._id, policy.expiresAt);
  await tellChange(asked, policy, now);
}

function problemsOf(change: PolicyChangeRecord, context: Parameters<typeof checkChange>[2]) {
  const { data } = formOf(change);
  const unknown = change.kind === 'account' ? unknownBank(data) : {};
  return { ...unknown, ...checkChange(change.kind, data, context) };
}

/** What the answers are checked against: here, and in the browser by what the answer carries. */
async function checkedBeside(
  policy: PolicyRecord,
  change: PolicyChangeRecord | null,
  { input, now, locale }: ApiRequest<ChangeQuery>,
) {
  const papers = change && needsProof(input.kind) ? await papersOf<'proof'>(change._id, locale) : [];
  return {
    today: todayInIndia(now),
    members: membersOf(policy),
    ...(input.kind === 'name' && { people: namedPeopleOf(policy) }),
    ...(needsProof(input.kind) && { papers }),
  };
}

async function toFormDto(
  policy: PolicyRecord,
  change: PolicyChangeRecord | null,
  request: ApiRequest<ChangeQuery>,
): Promise<ChangeFormDto> {
  const { kind } = request.input;
  const beside = await checkedBeside(policy, change, request);
  const form = change ? formOf(change) : { data: filledIn(policy, kind) };
  const problems = change?.status === 'draft' ? problemsOf(change, beside) : {};
  const { today } = beside;
  const last = change ? undefined : await findAnswered(policy, kind);
  const state = stateOf(change);
  const present = state.status === 'draft' ? await presentFor(policy, kind) : undefined;
  return {
    policyNumber: policy._id,
    kind,
    data: maskNumbers(form.data),
    ...beside,
    ...state,
    ...(present && { present }),
    ...(last && { last }),
    ...(Object.keys(problems).length > 0 && { fields: sayFields(problems, request.locale) }),
    ...(kind === 'person' && (await priceStateOf(policy, { change, form, today }))),
  };
}

type Priced = { change: PolicyChangeRecord | null; form: ChangeForm; today: IsoDate };

/** The addition with its price (see priceOf), and what it takes to pay it. */
async function priceStateOf(policy: PolicyRecord, { change, form, today }: Priced) {
  const isAsked = change?.status === 'asked';
  const addition = isAsked ? form.addition : additionTo(policy, form.data, today)?.addition;
  const toPay = change?.status === 'toPay' ? change : undefined;
  const payment = toPay && (await findRunningPayment(policy, toPay));
  const next = await standingTermAfter(policy);
  const { quoteId } = policy;
  return {
    ...(addition && { addition }),
    ...(toPay && { about: aboutOf({ quoteId, boughtHash: additionHashOf(policy, toPay._id) }) }),
    ...(payment && { paymentId: payment._id }),
    ...(policy.startsOn > today && { startsOn: policy.startsOn }),
    ...(next && { nextTerm: toNextTerm(next) }),
  };
}

/** The addition's payment, if money may be on its way; otherwise it is offered anew. */
async function findRunningPayment({ quoteId }: PolicyRecord, { _id: changeId }: PolicyChangeRecord) {
  const payment = await findPaymentFor({ quoteId, changeId });
  const isOver = !payment || ['open', 'failed', 'cancelled', 'released', 'refunded'].includes(payment.status);
  return isOver ? undefined : payment;
}

function stateOf(change: PolicyChangeRecord | null) {
  if (!change) return { status: 'draft', version: 0 } as const;
  const { _id: changeId, status, version, askedAt } = change;
  return { changeId, status, version, ...(askedAt && { askedAt: askedAt.toISOString() }) };
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
