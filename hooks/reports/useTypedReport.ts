import { useState, useSyncExternalStore } from 'react';
import { parseStored, readSession, writeSession } from '@/lib/client/saving/storage';
import { type ReportAnswers, type ReportKind, REPORTS } from '@/lib/domain/reports/reports';

const NOTHING = '{}';
const never = () => () => undefined;

/** What is typed into a report. It outlives its page where its kind may (037), and then in this tab alone. */
export function useTypedReport(kind: ReportKind) {
  const { isKept } = REPORTS[kind];
  const key = kind === 'talk' ? 'talkSurvey' : 'survey';
  const kept = useSyncExternalStore(
    never,
    () => (isKept && readSession(key)) || NOTHING,
    () => NOTHING,
  );
  const [typed, setTyped] = useState<ReportAnswers>();
  const write = (answers: ReportAnswers | undefined) => {
    setTyped(answers ?? {});
    if (isKept) writeSession(key, answers && JSON.stringify(answers));
  };
  return { answers: typed ?? ((parseStored(kept) ?? {}) as ReportAnswers), write };
}
