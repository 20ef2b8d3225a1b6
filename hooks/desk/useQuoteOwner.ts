import useSWR, { useSWRConfig } from 'swr';
import { getJson, postJson } from '@/lib/client/common/fetcher';
import { api } from '@/lib/config/paths';
import type { ColleaguesDto, OwnerDto } from '@/lib/domain/desk/list/contract';
import { isAllowed } from '@/lib/domain/desk/permissions';
import { useSessionEnd } from './useSessionEnd';
import { useStaffSession } from './useStaffSession';

export function useQuoteOwner() {
  const { staff } = useStaffSession();
  const { mutate } = useSWRConfig();
  const onError = useSessionEnd();
  const { data } = useSWR<ColleaguesDto, unknown>(api.quoteOwner, getJson, {
    shouldRetryOnError: false,
    revalidateOnFocus: false,
    onError,
  });
  const colleagues = data?.colleagues ?? [];
  return {
    me: staff?.staffId,
    mayAssign: staff !== undefined && isAllowed(staff.role, 'quotes.assign'),
    colleagues,
    nameOf: (staffId: string) => colleagues.find((each) => each.staffId === staffId)?.name ?? staffId,
    /** Without `to` the quote is taken. */
    change: async (quoteId: string, to?: string): Promise<OwnerDto> => {
      try {
        return await postJson<OwnerDto>(api.quoteOwner, { quoteId, ...(to && { to }) });
      } catch (error) {
        onError(error);
        throw error;
      } finally {
        // What the list watches: the row changes in its place.
        void mutate((key) => typeof key === 'string' && key.includes('since='));
      }
    },
  };
}
