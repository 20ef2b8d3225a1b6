import useSWR, { useSWRConfig } from 'swr';
import { ApiError, hasStatus } from '@/lib/client/common/apiError';
import { getJson, postJson } from '@/lib/client/common/fetcher';
import { api } from '@/lib/config/paths';
import type { SecondFactorDto } from '@/lib/domain/desk/contract';
import type { Refused } from './useStaffSignIn';

/** Never rejects: it answers what was refused. */
export type GiveCode = (code: string) => Promise<Refused | undefined>;

export function useSecondFactor() {
  const { mutate } = useSWRConfig();
  const answer = useSWR<SecondFactorDto, unknown>(api.staffSecondFactor, getJson, {
    shouldRetryOnError: false,
    revalidateOnFocus: false,
  });
  const give: GiveCode = async (code) => {
    try {
      await postJson(api.staffSecondFactor, { code });
      await mutate(api.staffSession);
      return undefined;
    } catch (error) {
      if (hasStatus(error, 401)) await mutate(api.staffSession);
      return { message: error instanceof ApiError ? error.serverMessage : undefined };
    }
  };
  return { answer, give };
}
