import type { ClaimsSessionDto } from '@/lib/domain/claims/contract';
import { AppError } from '@/lib/server/http/errors';
import type { ApiRequest } from '@/lib/server/services/common/apiRequest';

export async function readClaimsSession({
  caller,
}: Pick<ApiRequest<unknown>, 'caller'>): Promise<ClaimsSessionDto> {
  const found = await caller.proof();
  if (!found) throw new AppError('NOT_SIGNED_IN');
  return { until: found.until.toISOString() };
}
