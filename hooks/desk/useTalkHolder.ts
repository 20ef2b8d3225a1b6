import useSWR from 'swr';
import { watchJson } from '@/lib/client/common/fetcher';
import { api } from '@/lib/config/paths';
import type { TalkHolderDto } from '@/lib/domain/help/contract';
import { useSessionEnd } from './useSessionEnd';

/** Read when a talk that one has taken is opened. */
export function useTalkHolder(talkId: string) {
  const onError = useSessionEnd();
  const { data, error } = useSWR<TalkHolderDto, unknown>(
    `${api.deskTalkHolder}?${new URLSearchParams({ talkId })}`,
    watchJson,
    { revalidateOnFocus: false, onError },
  );
  return { holder: data, hasFailed: error !== undefined };
}
