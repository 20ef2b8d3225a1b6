import { useState } from 'react';
import { useTypedReport } from '@/hooks/reports/useTypedReport';
import { postJson } from '@/lib/client/common/fetcher';
import { readSession, writeSession } from '@/lib/client/saving/storage';
import { api } from '@/lib/config/paths';

/** What is typed is kept in this tab. Each talk is asked about once. */
export function useTalkSurvey(talkId: string) {
  const { answers, write } = useTypedReport('talk');
  const [isSent, setIsSent] = useState(() => readSession('surveyedTalk') === talkId);
  const send = async () => {
    await postJson(api.helpSurvey, { talkId, answers });
    write(undefined);
    writeSession('surveyedTalk', talkId);
    setIsSent(true);
  };
  return { answers, write, isSent, send };
}
