import { COUNTED_STATUSES } from '@/lib/domain/claims/claim';
import { todayInIndia } from '@/lib/domain/common/dates';
import type { PolicyDto, RefundDto } from '@/lib/domain/policy/contract';
import type { CancelPolicyBody } from '@/lib/validation/policy/requests';
import {
  cancelPolicy,
  findPolicy,
  leaseCancelled,
  markCancellationSettled,
  type PolicyRecord,
} from '@/models/policy/policy';
import { wakeMandate } from '@/models/renewals/mandate';
import { hasClaimIn } from '@/models/claims/claimCase';
import { provenNumberOf } from '@/lib/server/auth/verifiedPhone';
import type { ApiRequest } from '@/lib/server/services/common/apiRequest';
import { AppError } from '@/lib/server/http/errors';
import { logger } from '@/lib/server/logger';
import { retryOnConflict } from '@/lib/server/retryOnConflict';
import { audit } from '@/lib/server/services/common/audit';
import { checkNotCooling } from './cooling';
import { withoutAdded } from '@/lib/server/services/my/standingTerm';
import { goesOn } from './nextTerm';
import { tellCancellation } from './decisionMessages';
import { cancellationOf, refundPartsOf, toPolicyDto } from './policyRecord';
import { returnPart } from '@/lib/server/services/payment/movePremium';
import { refundOf } from '@/lib/server/services/payment/premium';

const LEASE_MS = 30_000;

type Asked = Pick<ApiRequest<{ policyNumber: string }>, 'input' | 'caller' | 'now' | 'locale'>;

/**
 * Throws NOT_FOUND unless the session proved the policyholder's phone number: a policy number, which cards show, is no
 * secret.
 */
export async function findOwnPolicy({ input, caller }: Asked): Promise<PolicyRecord> {
  const mobileHash = await provenNumberOf(caller);
  const policy = await findPolicy(input.policyNumber);
  if (policy?.mobileHash !== mobileHash) throw new AppError('NOT_FOUND');
  return policy;
}

export async function readPolicy(request: Asked): Promise<PolicyDto> {
  const policy = await findOwnPolicy(request);
  const [refund, hasClaim, isContinued, lacking] = await Promise.all([
    refundStateOf(policy),
    hasClaimUnder(policy),
    goesOn(policy),
    withoutAdded(policy),
  ]);
  return { ...toPolicyDto(policy, refund, { ...request, hasClaim, isContinued }), ...lacking };
}

/**
 * Cancels a policy and records what is owed from that day. The refund follows here, or in the worker. Idempotent. Throws
 * PRICE_CHANGED.
 */
export async function requestCancellation(request: ApiRequest<CancelPolicyBody>): Promise<PolicyDto> {
  const { input, locale, now } = request;
  const requestedOn = todayInIndia(now);
  const cancelled = await retryOnConflict(async () => {
    const policy = await findOwnPolicy(request);
    if (policy.cancelled) return null;
    checkNotCooling(policy, now);
    if (await goesOn(policy)) throw new AppError('STEP_NOT_REACHED');
    const terms = { requestedOn, hasClaim: await hasClaimUnder(policy) };
    const { kind, refund } = cancellationOf(policy, terms);
    if (kind === 'none') throw new AppError('STEP_NOT_REACHED');
    const { amount = refund } = input;
    if (amount !== refund) throw new AppError('PRICE_CHANGED', { amounts: { before: amount, now: refund } });
    const asked = { requestedOn, refund, reason: input.reason, language: locale };
    return (await cancelPolicy(policy, asked, now)) ?? undefined;
  });
  if (cancelled) {
    await audit('POLICY_CANCELLED', 'customer', request, { policyNumber: cancelled._id });
    await settleCancellation(cancelled, now).catch((error: unknown) => {
      logger().error({ action: 'settle-cancellation', error });
    });
  }
  return readPolicy(request);
}

/** Worker job: starts the refund that a stopped server left undone. */
export async function settleNextCancellation(now: Date): Promise<boolean> {
  const policy = await leaseCancelled(now, new Date(now.getTime() + LEASE_MS));
  if (!policy) return false;
  await settleCancellation(policy, now);
  return true;
}

async function settleCancellation(policy: PolicyRecord, now: Date): Promise<void> {
  const { _id, quoteId, cancelled } = policy;
  if (!cancelled) return;
  await wakeMandate(quoteId, now);
  for (const part of refundPartsOf(policy, cancelled.requestedOn)) await returnPart(part, part.refund, now);
  await tellCancellation(policy, cancelled, now);
  await markCancellationSettled(_id);
}

function hasClaimUnder({ _id }: PolicyRecord): Promise<boolean> {
  return hasClaimIn(_id, COUNTED_STATUSES);
}

async function refundStateOf(policy: PolicyRecord): Promise<RefundDto | undefined> {
  if (!policy.cancelled) return undefined;
  const parts = refundPartsOf(policy, policy.cancelled.requestedOn).filter(({ refund }) => refund > 0);
  const states = await Promise.all(parts.map(refundOf));
  return states.find(({ status }) => status === 'underWay') ?? states[0] ?? { status: 'none' };
}
