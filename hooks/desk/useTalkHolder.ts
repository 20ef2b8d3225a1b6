import useSWR from 'swr';
import { watchJson } from '@/lib/client/common/fetcher';
import { api } from '@/lib/config/paths';
import type { TalkHolderDto } from '@/lib/domain/help/contract';
import { useSessionEnd } from './useSessionEnd';

/** The policies and claims of a talk's customer, read when a member of the staff opens a talk that they have taken. */
export function useTalkHolder(talkId: string) {
  const onError = useSessionEnd();
  const { data, error } = useSWR<TalkHolderDto, unknown>(
    `${api.deskTalkHolder}?${new URLSearchParams({ talkId })}`,
    watchJson,
    { revalidateOnFocus: false, onError },
  );
  return { holder: data, hasFailed: error !== undefined };
}
