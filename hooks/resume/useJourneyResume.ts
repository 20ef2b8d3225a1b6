import { useSyncExternalStore } from 'react';
import { journeySaver, type JourneyReport } from '@/lib/client/saving/journeySaver';
import type { SaveStatus } from '@/lib/domain/common/saveStatus';

const idle: SaveStatus = { state: 'idle' };

export function useJourneyResume(): { report: (journey: JourneyReport) => void; status: SaveStatus } {
  const status = useSyncExternalStore(journeySaver.subscribe, journeySaver.status, () => idle);
  return { report: journeySaver.report, status };
}
