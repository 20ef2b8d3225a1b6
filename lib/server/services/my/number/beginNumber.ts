import { keptUntil } from '@/lib/domain/common/retention';
import { todayInIndia } from '@/lib/domain/common/dates';
import { maskMobile } from '@/lib/domain/common/phone';
import type { NumberChangeDto, OwnNumberDto } from '@/lib/domain/my/numberChange';
import { policyStateOf } from '@/lib/domain/policy/policyState';
import type { NumberBody, NumberQuery } from '@/lib/validation/my/numberChange';
import {
  findNumberChange,
  findNumberChangeByCodes,
  findOpenNumberChange,
  insertNumberChange,
  moveNumberChange,
  type NumberChangeRecord,
} from '@/models/my/numberChange';
import { findPolicy, type PolicyRecord } from '@/models/policy/policy';
import { provenNumberOf } from '@/lib/server/auth/verifiedPhone';
import { randomId } from '@/lib/server/crypto';
import { AppError, invalidField } from '@/lib/server/http/errors';
import { countRequest } from '@/lib/server/limits/rateLimit';
import { limits } from '@/lib/server/limits/rateLimits.data';
import { retryOnConflict } from '@/lib/server/retryOnConflict';
import type { ApiRequest } from '@/lib/server/services/common/apiRequest';
import { mobileHashOf } from '@/lib/server/services/common/personalData';
import { peopleOf } from '@/lib/server/services/policy/policyRecord';
import { checkNotCooling } from '@/lib/server/services/policy/cooling';
import { findAnsweredNumber, sealNumbers, toNumberDto } from './numberRecord';

/** Begins a change of number. By codes the policyholder does, by request whoever proved the new number. */
export async function beginNumber(request: ApiRequest<NumberBody>): Promise<NumberChangeDto> {
  const { input, caller, now } = request;
  const { policyNumber, mobileNumber, way } = input;
  const proven = await provenNumberOf(caller);
  const mobileHash = mobileHashOf(mobileNumber);
  await countRequest(limits.beginNumber, { route: 'begin-number', addressHash: proven, now });
  if (way === 'request' && proven !== mobileHash) throw new AppError('NOT_SIGNED_IN');
  const policy = await findPolicy(policyNumber);
  const isOwn = policy?.mobileHash === proven;
  if (isOwn && proven === mobileHash) throw invalidField('mobileNumber', 'validation.change.sameNumber');
  if (way === 'request') return toNumberDto(await begun(undefined, mobileHash, request), request);
  if (!isOwn) throw new AppError('NOT_FOUND');
  if (policyStateOf(policy, todayInIndia(now)) !== 'inForce') throw new AppError('STEP_NOT_REACHED');
  checkNotCooling(policy, now);
  return toNumberDto(await begun(policy, mobileHash, request), request);
}

/** A request is begun without the policy, so that its answer doesn't tell whether there is one. */
async function begun(
  policy: PolicyRecord | undefined,
  mobileHash: string,
  { input, now, locale }: ApiRequest<NumberBody>,
): Promise<NumberChangeRecord> {
  const { way, mobileNumber, policyNumber } = input;
  const _id = randomId();
  const numbers = { old: policy ? peopleOf(policy).holder.mobileNumber : '', new: mobileNumber };
  const draft: NumberChangeRecord = {
    _id,
    policyNumber,
    way,
    status: 'draft',
    isOpen: true,
    language: locale,
    mobileHash,
    numbers: sealNumbers(numbers, _id),
    proofs: {},
    updatedAt: now,
    ...(policy && { fromHash: policy.mobileHash }),
    expiresAt: keptUntil('claimDraft', now),
  };
  return retryOnConflict(async () => {
    if (await insertNumberChange(draft)) return draft;
    const found = await findOpenNumberChange(policyNumber, mobileHash);
    if (!found) return undefined;
    if (found.way === way && (!policy || found.fromHash === policy.mobileHash)) return found;
    if (found.way !== 'codes' || !(await giveUpCodes(found, now))) throw new AppError('CONFLICT');
    return undefined;
  });
}

/** Gives up a change by codes that was begun and left. False if it has moved on. */
async function giveUpCodes({ _id }: NumberChangeRecord, now: Date): Promise<boolean> {
  const givenUp = { status: 'withdrawn', updatedAt: now } as const;
  return (await moveNumberChange({ _id, status: 'draft' }, givenUp, ['isOpen'])) !== null;
}

/** The policyholder reads the change that they began by codes; the new number's owner their own request. */
export async function readNumber(request: ApiRequest<NumberQuery>): Promise<OwnNumberDto> {
  const { policyNumber } = request.input;
  const proven = await provenNumberOf(request.caller);
  const policy = await findPolicy(policyNumber);
  const isOwn = policy?.mobileHash === proven;
  const found = isOwn
    ? await findNumberChangeByCodes(policyNumber, proven)
    : await findOpenNumberChange(policyNumber, proven);
  if (found) return { change: await toNumberDto(found, request) };
  const last = await findAnsweredNumber(proven, policyNumber);
  if (!isOwn && !last) throw new AppError('NOT_FOUND');
  const present = isOwn ? maskMobile(peopleOf(policy).holder.mobileNumber) : undefined;
  return { ...(present !== undefined && { present }), ...(last && { last }) };
}

/** A change by codes belongs to the policyholder, a request to the owner of the new number. */
export async function findOwnNumberChange({
  input,
  caller,
}: Pick<ApiRequest<{ changeId: string }>, 'input' | 'caller'>): Promise<NumberChangeRecord> {
  const proven = await provenNumberOf(caller);
  const change = await findNumberChange(input.changeId);
  const owner = change?.way === 'codes' ? change.fromHash : change?.mobileHash;
  if (!change || owner !== proven) throw new AppError('NOT_FOUND');
  return change;
}
