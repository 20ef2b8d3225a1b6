import { useEffect, useRef, useState } from 'react';
import useSWR from 'swr';
import { ApiError } from '@/lib/client/common/apiError';
import { askEvery } from '@/lib/client/common/askEvery';
import { postJson, watchJson } from '@/lib/client/common/fetcher';
import { randomKey } from '@/lib/client/common/randomKey';
import { api } from '@/lib/config/paths';
import type { DeskTalkDto, DeskTalksDto } from '@/lib/domain/help/contract';
import { useSessionEnd } from './useSessionEnd';

export type TalkFilter = { status: 'open' | 'done'; page: number };

const LIST_MS = 3_000;
const TALK_MS = 1_500;
const RETRY_MS = 2_000;
const WRITING_MS = 3_000;

/** Asked for again and again: with it the desk says that somebody is here. */
export function useDeskTalks({ status, page }: TalkFilter) {
  const onError = useSessionEnd();
  const query = new URLSearchParams({ status, page: String(page) });
  return useSWR<DeskTalksDto, unknown>(`${api.deskTalks}?${query}`, watchJson, {
    ...{ keepPreviousData: true, ...askEvery(LIST_MS), onError },
  });
}

export function useDeskTalk(talkId: string) {
  const onError = useSessionEnd();
  const { data, error, mutate } = useSWR<DeskTalkDto, unknown>(
    `${api.deskTalk}?${new URLSearchParams({ talkId })}`,
    watchJson,
    { ...askEvery(TALK_MS), onError },
  );
  const work = async (what: 'take' | 'handOn' | 'close') => {
    await postJson(api.deskTalkWork, { talkId, what });
    await mutate();
  };
  const answers = useAnswers(talkId, mutate);
  return { talk: data, error, work, ...answers };
}

type Unsent = { messageId: string; text: string };

/** In their order, each until it is there: another of the staff may have the talk meanwhile. */
function useAnswers(talkId: string, renew: () => Promise<unknown>) {
  const [unsent, setUnsent] = useState<readonly Unsent[]>([]);
  const [isRefused, setIsRefused] = useState(false);
  const isSending = useRef(false);
  const saidAt = useRef(0);
  const [tries, setTries] = useState(0);
  const [next] = unsent;
  useEffect(() => {
    if (!next || isSending.current) return;
    isSending.current = true;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const send = async () => {
      try {
        await postJson(api.deskTalkAnswer, { talkId, ...next });
        await renew();
        setUnsent((all) => all.filter(({ messageId }) => messageId !== next.messageId));
      } catch (error) {
        if (error instanceof ApiError && error.code === 'TALK_TAKEN') return setIsRefused(true);
        timer = setTimeout(() => setTries((before) => before + 1), RETRY_MS);
      } finally {
        isSending.current = false;
      }
    };
    void send();
    return () => clearTimeout(timer);
    // oxlint-disable-next-line react/exhaustive-deps -- sent again when one is done or tried
  }, [next?.messageId, tries]);

  const answer = (text: string) =>
    setUnsent((all) => [...all, { messageId: randomKey(), text: text.trim() }]);
  const sayWriting = () => {
    if (Date.now() - saidAt.current < WRITING_MS) return;
    saidAt.current = Date.now();
    // The customer can do without.
    postJson(api.deskTalkWork, { talkId, what: 'writing' }).catch(() => undefined);
  };
  return { unsent, isRefused, answer, sayWriting };
}
