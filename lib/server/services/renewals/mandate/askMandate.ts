import { addDays, startInIndia, todayInIndia } from '@/lib/domain/common/dates';
import type { MandateDto } from '@/lib/domain/renewals/contract';
import type { MandateBody, RenewalQuery } from '@/lib/validation/renewals/requests';
import { changeMandate, findOpenMandate, insertMandate, type MandateRecord } from '@/models/renewals/mandate';
import type { PolicyRecord } from '@/models/policy/policy';
import { AppError } from '@/lib/server/http/errors';
import { ProviderError } from '@/lib/server/integrations/callProvider';
import { gatewayNamed } from '@/lib/server/integrations/gateways';
import { retryOnConflict } from '@/lib/server/retryOnConflict';
import type { ApiRequest } from '@/lib/server/services/common/apiRequest';
import { audit } from '@/lib/server/services/common/audit';
import { checkNotCooling } from '@/lib/server/services/policy/cooling';
import { findOwnPolicy } from '@/lib/server/services/policy/policies';
import { statusOf } from '@/lib/server/services/renewals/openedFor';
import { languageOf } from '@/lib/server/services/renewals/renewalRecord';
import { endMandate } from './endMandate';
import { mandateReturnUrl, newMandate, payerOf, toMandateDto } from './mandateRecord';
import { lookAtMandate } from './workOnMandate';

const RETRY_AFTER_SECONDS = 5;
const YEARS = 10;

/**
 * Begins a mandate, which the customer then gives on the bank's page. A policy has one at a time; asking with another
 * limit replaces one that isn't given yet.
 */
export async function askMandate(request: ApiRequest<MandateBody>): Promise<MandateDto> {
  const { input, now, locale } = request;
  const policy = await findOwnPolicy(request);
  checkNotCooling(policy, now);
  const status = statusOf(policy, todayInIndia(now));
  if (policy.cancelled || (status !== 'open' && status !== 'early')) throw new AppError('STEP_NOT_REACHED');
  const mandate = await retryOnConflict(() => asked(policy, request));
  if (mandate.status !== 'asked' || mandate.orderId !== undefined) return toMandateDto(mandate, policy);
  const order = {
    reference: mandate.reference,
    limitPaise: input.limit * 100,
    payer: payerOf(policy),
    until: startInIndia(addDays(todayInIndia(now), YEARS * 365)),
    returnUrl: mandateReturnUrl(mandate, locale),
  };
  const placed = await gatewayNamed(mandate.gateway)
    .mandates.ask(order)
    .catch((error: unknown) => {
      if (!(error instanceof ProviderError)) throw error;
      throw new AppError('UNAVAILABLE', { retryAfterSeconds: RETRY_AFTER_SECONDS });
    });
  const noted = await changeMandate(mandate, placed);
  if (!noted) throw new AppError('CONFLICT');
  const { _id: mandateId, limit } = noted;
  await audit('MANDATE_ASKED', 'customer', request, { mandateId, policyNumber: policy._id, limit });
  return toMandateDto(noted, policy);
}

async function asked(
  policy: PolicyRecord,
  { input, now }: ApiRequest<MandateBody>,
): Promise<MandateRecord | undefined> {
  const found = await findOpenMandate(policy.quoteId);
  if (!found) {
    const fresh = newMandate(policy, { limit: input.limit, language: await languageOf(policy), now });
    return (await insertMandate(fresh)) ? fresh : undefined;
  }
  if (found.limit === input.limit && found.policyNumber === policy._id) return found;
  if (found.status === 'active') throw new AppError('STEP_NOT_REACHED');
  await endMandate(found, 'notGiven', now);
  return undefined;
}

/** Ends the mandate. Repeatable. A debit that the bank already has goes on. */
export async function revokeMandate(request: ApiRequest<RenewalQuery>): Promise<{ ended: true }> {
  const { now } = request;
  const policy = await findOwnPolicy(request);
  const ended = await retryOnConflict(async () => {
    const found = await findOpenMandate(policy.quoteId);
    return found ? ((await endMandate(found, 'customer', now)) ?? undefined) : null;
  });
  if (ended) {
    const { _id: mandateId } = ended;
    await audit('MANDATE_ENDED', 'customer', request, { mandateId, policyNumber: policy._id });
    // Tells the bank at once; if it doesn't answer, the worker tells it.
    await lookAtMandate(ended, now);
  }
  return { ended: true };
}
