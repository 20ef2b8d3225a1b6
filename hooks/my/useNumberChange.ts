import useSWR from 'swr';
import { hasCode } from '@/lib/client/common/apiError';
import { deleteJson, getJson, postJson } from '@/lib/client/common/fetcher';
import { api } from '@/lib/config/paths';
import type { NumberChangeDto, NumberWay, OwnNumberDto } from '@/lib/domain/my/numberChange';

export const numberKey = (policyNumber: string) => `${api.myNumber}?${new URLSearchParams({ policyNumber })}`;

export type NumberWish = { mobileNumber: string; way: NumberWay };

/** The change of number of a policy, read as far as it got. */
export function useNumberChange(policyNumber: string, isHydrated: boolean) {
  const { data, error, mutate } = useSWR<OwnNumberDto, unknown>(
    isHydrated ? numberKey(policyNumber) : null,
    getJson,
    { shouldRetryOnError: false },
  );
  const { change, last, present } = data ?? {};
  const show = (shown: NumberChangeDto | undefined) =>
    mutate(shown ? { change: shown } : {}, { revalidate: false });
  /** False when the number that the way needs is not proven here. */
  const begin = async (wish: NumberWish): Promise<boolean> => {
    try {
      await show(await postJson<NumberChangeDto>(api.myNumber, { policyNumber, ...wish }));
      return true;
    } catch (failure) {
      if (hasCode(failure, 'NOT_SIGNED_IN')) return false;
      throw failure;
    }
  };
  const { changeId = '' } = change ?? {};
  return {
    change,
    last,
    present,
    isLoading: !data && error === undefined,
    begin,
    show,
    ask: async () => show(await postJson<NumberChangeDto>(api.myNumberRequest, { changeId })),
    /** Resolves to false where we had answered before. */
    withdraw: async (): Promise<boolean> => {
      await deleteJson(`${api.myNumber}?${new URLSearchParams({ changeId })}`);
      await show(undefined);
      // Who doesn't own the policy can read nothing of it any more.
      const now = await mutate().catch(() => undefined);
      return now?.change?.changeId !== changeId && now?.last?.changeId !== changeId;
    },
  };
}
