import { useSyncExternalStore } from 'react';
import { GRIEVANCE_NUMBER } from '@/lib/domain/grievances/grievance';

const ABOUT = /^about-([\w-]{1,40})$/;

const onHash = (changed: () => void) => {
  window.addEventListener('hashchange', changed);
  return () => window.removeEventListener('hashchange', changed);
};
const readHash = () => window.location.hash.slice(1);

/** What the address names behind its `#`, which no server sees: a grievance to follow, or what one is about. */
export function useFragment(): { grievanceId?: string; reference?: string } {
  const hash = useSyncExternalStore(onHash, readHash, () => '');
  if (GRIEVANCE_NUMBER.test(hash)) return { grievanceId: hash };
  const reference = ABOUT.exec(hash)?.[1];
  return reference === undefined ? {} : { reference };
}
