import { useEffect, useSyncExternalStore } from 'react';
import { journeySaver, type JourneyReport, type SaveStatus } from '@/lib/client/journeySaver';

const idle: SaveStatus = { state: 'idle' };

/** Reports the steps of a journey, to be resumed later, and says whether they are safe. */
export function useJourneyResume(): { report: (journey: JourneyReport) => void; status: SaveStatus } {
  const status = useSyncExternalStore(journeySaver.subscribe, journeySaver.status, () => idle);

  useEffect(() => {
    const { flush } = journeySaver;
    const flushWhenHidden = () => {
      if (document.visibilityState === 'hidden') flush();
    };
    window.addEventListener('pagehide', flush);
    document.addEventListener('visibilitychange', flushWhenHidden);
    window.addEventListener('online', journeySaver.retryNow);
    return () => {
      window.removeEventListener('pagehide', flush);
      document.removeEventListener('visibilitychange', flushWhenHidden);
      window.removeEventListener('online', journeySaver.retryNow);
    };
  }, []);

  return { report: journeySaver.report, status };
}
