import { type IsoDate, todayInIndia } from '@/lib/domain/common/dates';
import { given } from '@/lib/domain/common/given';
import { maskNumbers } from '@/lib/domain/common/keptNumbers';
import { needsProof } from '@/lib/domain/my/changes';
import type { ChangeFormDto } from '@/lib/domain/my/contract';
import { type ChangeQuery, checkChange } from '@/lib/validation/my/changes';
import { findOpenChange, type PolicyChangeRecord } from '@/models/my/policyChange';
import { findPaymentFor } from '@/models/payment/payment';
import type { PolicyRecord } from '@/models/policy/policy';
import { sayFields } from '@/lib/server/http/errorBody';
import type { ApiRequest } from '@/lib/server/services/common/apiRequest';
import { papersOf } from '@/lib/server/services/papers/paperDto';
import { aboutOf } from '@/lib/server/services/payment/purchase';
import { findOwnPolicy } from '@/lib/server/services/policy/policies';
import { unknownBank } from './account/askAccount';
import { additionHashOf, additionTo, membersOf } from './additions';
import { type ChangeForm, formOf } from './changeRecord';
import { findAnswered } from './listChanges';
import { namedPeopleOf } from './names';
import { filledIn, presentFor } from './present';
import { standingTermAfter, toNextTerm } from './standingTerm';

export async function readChange(request: ApiRequest<ChangeQuery>): Promise<ChangeFormDto> {
  const policy = await findOwnPolicy(request);
  return toFormDto(policy, await findOpenChange(policy._id, request.input.kind), request);
}

export async function toFormDto(
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
    ...given({ present, last }),
    ...(Object.keys(problems).length > 0 && { fields: sayFields(problems, request.locale) }),
    ...(kind === 'person' && (await priceStateOf(policy, { change, form, today }))),
  };
}

type Priced = { change: PolicyChangeRecord | null; form: ChangeForm; today: IsoDate };

/** The addition with its price (see priceOf in listChanges), and what it takes to pay it. */
async function priceStateOf(policy: PolicyRecord, { change, form, today }: Priced) {
  const isAsked = change?.status === 'asked';
  const addition = isAsked ? form.addition : additionTo(policy, form.data, today)?.addition;
  const toPay = change?.status === 'toPay' ? change : undefined;
  const payment = toPay && (await findRunningPayment(policy, toPay));
  const next = await standingTermAfter(policy);
  const { quoteId } = policy;
  return given({
    addition,
    about: toPay && aboutOf({ quoteId, boughtHash: additionHashOf(policy, toPay._id) }),
    paymentId: payment?._id,
    startsOn: policy.startsOn > today ? policy.startsOn : undefined,
    nextTerm: next && toNextTerm(next),
  });
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

export function problemsOf(change: PolicyChangeRecord, context: Parameters<typeof checkChange>[2]) {
  const { data } = formOf(change);
  const unknown = change.kind === 'account' ? unknownBank(data) : {};
  return { ...unknown, ...checkChange(change.kind, data, context) };
}

/** What the answers are checked against: here, and in the browser by what the answer carries. */
export async function checkedBeside(
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
