import { todayInIndia } from '@/lib/domain/dates';
import type { PolicyDto } from '@/lib/domain/policy/contract';
import type { CancelPolicyBody } from '@/lib/validation/requests/policy';
import { cancelPolicy, findPolicy, type PolicyRecord } from '@/models/policy';
import { isVerifiedFor } from '../auth/verifiedPhone';
import type { ApiRequest } from '../http/createHandler';
import { AppError } from '../http/errors';
import { audit } from './audit';
import { tellCancellation } from './decisionMessages';
import { toPolicyDto } from './policyRecord';

type Asked = Pick<ApiRequest<{ policyNumber: string }>, 'input' | 'caller' | 'now'>;

/** A policy for who proved its holder's number in this session; a number alone, printed on a card, opens nothing. */
export async function findOwnPolicy({ input, caller, now }: Asked): Promise<PolicyRecord> {
  const { verified } = caller;
  if (!verified || verified.until <= now.getTime()) throw new AppError('NOT_SIGNED_IN');
  const policy = await findPolicy(input.policyNumber);
  if (!policy || !isVerifiedFor(policy.mobileHash, verified, now)) throw new AppError('NOT_FOUND');
  return policy;
}

export async function readPolicy(request: Asked): Promise<PolicyDto> {
  return toPolicyDto(await findOwnPolicy(request), request.now);
}

/** Takes note that the holder gives the policy back, and of what is owed from this day on. Repeats change nothing. */
export async function requestCancellation(request: ApiRequest<CancelPolicyBody>): Promise<PolicyDto> {
  const { input, now } = request;
  const policy = await findOwnPolicy(request);
  const { cancellation } = toPolicyDto(policy, now);
  if (cancellation.kind === 'none') throw new AppError('STEP_NOT_REACHED');
  const requested = { requestedOn: todayInIndia(now), refund: cancellation.refund, reason: input.reason };
  const cancelled = await cancelPolicy(policy._id, requested);
  if (cancelled) {
    const asked = { requestId: request.requestId, addressHash: request.caller.addressHash, now };
    await audit('POLICY_CANCELLED', 'customer', asked, { policyNumber: policy._id });
    await tellCancellation(cancelled, requested.refund, request);
  }
  return toPolicyDto(cancelled ?? (await findOwnPolicy(request)), now);
}
