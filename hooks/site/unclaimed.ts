import { postJson } from '@/lib/client/common/fetcher';
import { api } from '@/lib/config/paths';
import type { UnclaimedDto } from '@/lib/domain/unclaimed/contract';

type Wanted = { policyNumber: string; dateOfBirth: string };

export function lookUpUnclaimed(wanted: Wanted): Promise<UnclaimedDto> {
  return postJson<UnclaimedDto>(api.unclaimed, wanted);
}
