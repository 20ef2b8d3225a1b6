import { useSyncExternalStore } from 'react';
import useSWR from 'swr';
import { getJson } from '@/lib/client/common/fetcher';
import { type Talk, TalkLine } from '@/lib/client/help/talkLine';
import { api } from '@/lib/config/paths';
import type { OwnTalkDto } from '@/lib/domain/help/contract';

export type { Talk };

let line: TalkLine | undefined;
const theLine = () => (line ??= new TalkLine());
const none: Talk = { isBeginning: false, lines: [], unsent: [] };

export function useTalk() {
  const own = theLine();
  const talk = useSyncExternalStore(own.subscribe, own.current, () => none);
  const { begin, write, leave, forget } = own;
  return { talk, begin, write, leave, forget };
}

/** Who is here to talk, shown before the customer asks for a person. */
export function useHere() {
  return useSWR<OwnTalkDto, unknown>(api.helpTalk, getJson, { shouldRetryOnError: false }).data?.here;
}
