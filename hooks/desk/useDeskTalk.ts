import { useEffect, useRef, useSyncExternalStore } from 'react';
import useSWR from 'swr';
import { askEvery } from '@/lib/client/common/askEvery';
import { postJson, watchJson } from '@/lib/client/common/fetcher';
import { DeskAnswers, type Refusal, type Unsent } from '@/lib/client/help/deskAnswers';
import { api } from '@/lib/config/paths';
import type { DeskTalkDto } from '@/lib/domain/help/contract';
import { useSessionEnd } from './useSessionEnd';

export type { Refusal, Unsent };

const TALK_MS = 1_500;
const WRITING_MS = 3_000;

let kept: { staffId: string; answers: DeskAnswers } | undefined;

/** The next person who signs in in this tab gets talks of their own. */
function answersOf(staffId: string): DeskAnswers {
  if (kept?.staffId !== staffId) kept = { staffId, answers: new DeskAnswers(staffId) };
  return kept.answers;
}

export function useDeskTalk(talkId: string, staffId: string) {
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
  return { talk: data, error, work, ...useAnswers(talkId, staffId, data?.history) };
}

function useAnswers(talkId: string, staffId: string, history: DeskTalkDto['history'] | undefined) {
  const own = answersOf(staffId);
  const answers = useSyncExternalStore(
    own.subscribe,
    () => own.of(talkId),
    () => own.of(talkId),
  );
  const saidAt = useRef(0);
  useEffect(() => void own.resume(talkId), [own, talkId]);
  useEffect(() => {
    if (history) own.settle(talkId, new Set(history.map(({ messageId }) => messageId)));
  }, [own, talkId, history]);
  const type = (text: string) => {
    own.type(talkId, text);
    if (Date.now() - saidAt.current < WRITING_MS) return;
    saidAt.current = Date.now();
    // Best effort: it only shows the customer that somebody is writing.
    postJson(api.deskTalkWork, { talkId, what: 'writing' }).catch(() => undefined);
  };
  return {
    ...answers,
    type,
    answer: () => own.answer(talkId),
    retry: () => own.retry(talkId),
    takeBack: () => own.takeBack(talkId),
  };
}
