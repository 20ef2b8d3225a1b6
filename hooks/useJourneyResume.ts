import { useEffect, useSyncExternalStore } from 'react';
import { journeySaver, type JourneyReport } from '@/lib/client/journeySaver';
import type { SaveStatus } from '@/lib/domain/saveStatus';
import { keptForms } from '@/lib/client/keptForms';
import { joinSaves } from '@/lib/client/waitingSaves';

const idle: SaveStatus = { state: 'idle' };

/** The form of a step, over the forms of this browser as they are. */
function report({ form, ...journey }: JourneyReport): void {
  journeySaver.report({ ...journey, ...(form && { form: { ...keptForms(), ...form } }) });
}

/** Reports the steps of a journey, to be resumed later, and says whether they are safe. */
export function useJourneyResume(): { report: (journey: JourneyReport) => void; status: SaveStatus } {
  const status = useSyncExternalStore(journeySaver.subscribe, journeySaver.status, () => idle);
  useEffect(() => joinSaves({ ...journeySaver }), []);
  return { report, status };
}
