import type { IdentityDto } from '@/lib/domain/kyc/contract';
import type { Quote } from '@/lib/domain/quote/quote';
import { normalisePan } from '@/lib/domain/kyc/form';
import { type IdentityRecord, judgeIdentity } from '@/lib/domain/kyc/identity';
import { maskName } from '@/lib/domain/common/words/name';
import type { IdentityBody } from '@/lib/validation/kyc/requests';
import type { ApiRequest } from '@/lib/server/services/common/apiRequest';
import { AppError } from '@/lib/server/http/errors';
import { ProviderError } from '@/lib/server/integrations/callProvider';
import type { IdentityQuery } from '@/lib/server/integrations/identityRegistry';
import { identityRegistry } from '@/lib/server/integrations/identityRegistries';
import { logger } from '@/lib/server/logger';
import { countRequest, uncountRequest } from '@/lib/server/limits/rateLimit';
import { limits } from '@/lib/server/limits/rateLimits.data';
import { findVerifiedQuote } from '@/lib/server/services/quote/verifiedQuote';

const RETRY_AFTER_SECONDS = 60;

/** Counts before asking, so that PANs can't be guessed. Throws KYC_LOCKED, or UNAVAILABLE, which is not counted. */
export async function askRegistry(
  query: IdentityQuery,
  { mobileHash = '' }: Pick<Quote, 'mobileHash'>,
  now: Date,
): Promise<IdentityRecord | undefined> {
  const counted = { route: 'identity', addressHash: mobileHash, now };
  try {
    await countRequest(limits.checkIdentity, counted);
  } catch (error) {
    throw error instanceof AppError ? new AppError('KYC_LOCKED') : error;
  }
  try {
    return await identityRegistry().find(query);
  } catch (error) {
    if (!(error instanceof ProviderError)) throw error;
    logger().warn({ action: 'identity', type: query.type, reason: error.message });
    await uncountRequest(limits.checkIdentity, counted);
    throw new AppError('UNAVAILABLE', { retryAfterSeconds: RETRY_AFTER_SECONDS });
  }
}

export async function checkIdentity(request: ApiRequest<IdentityBody>): Promise<IdentityDto> {
  const { input, now } = request;
  const { type, name } = input;
  const quote = await findVerifiedQuote(input.quoteId, request);
  const found = await askRegistry(toQuery(input), quote, now);
  const dateOfBirth = input.dateOfBirth ?? found?.dateOfBirth ?? '';
  const verdict = judgeIdentity({ name, dateOfBirth }, found);
  return {
    type,
    isFound: found !== undefined,
    isMatch: verdict === 'verified',
    ...(found && { maskedName: maskName(found.name), reference: found.reference }),
  };
}

function toQuery({ type, name, pan = '', dateOfBirth = '', accountNumber = '', ifsc = '' }: IdentityBody) {
  if (type === 'bankAccount') return { type, name, accountNumber, ifsc };
  return { type, name, pan: normalisePan(pan), dateOfBirth };
}
