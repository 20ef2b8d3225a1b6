import type { DeviceKeysDto } from '@/lib/domain/verify/contract';
import type { DeviceKeysQuery } from '@/lib/validation/verify/requests';
import { keysFrom } from '@/lib/server/crypto';
import { AppError } from '@/lib/server/http/errors';
import type { ApiRequest } from '@/lib/server/services/common/apiRequest';

/** By number and right, so that a code opens on a device no more than at the server. Nothing is stored. */
export async function readDeviceKeys({
  input: { right },
  caller,
}: Pick<ApiRequest<DeviceKeysQuery>, 'input' | 'caller'>): Promise<DeviceKeysDto> {
  const proof = await caller.proof();
  if (!proof?.rights.includes(right)) throw new AppError('NOT_SIGNED_IN');
  return { keys: keysFrom(`device|${right}|${proof.mobileHash}`) };
}
