import type { DeviceKeysDto } from '@/lib/domain/verify/contract';
import type { DeviceKeysQuery } from '@/lib/validation/verify/requests';
import { keysFrom } from '@/lib/server/crypto';
import { AppError } from '@/lib/server/http/errors';
import type { ApiRequest } from '@/lib/server/services/common/apiRequest';

/**
 * Makes keys for a device by number and right, so that a code opens no more on the device than at the server. Nothing
 * is stored.
 */
export async function readDeviceKeys({
  input: { right },
  caller,
}: Pick<ApiRequest<DeviceKeysQuery>, 'input' | 'caller'>): Promise<DeviceKeysDto> {
  const proof = await caller.proof();
  if (!proof?.rights.includes(right)) throw new AppError('NOT_SIGNED_IN');
  return { keys: keysFrom(`device|${right}|${proof.mobileHash}`) };
}
