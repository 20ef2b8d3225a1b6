import { useFragment } from '@/hooks/common/page/useFragment';
import { GRIEVANCE_NUMBER } from '@/lib/domain/grievances/grievance';

const ABOUT = /^about-([\w-]{1,40})$/;

/** What the address's fragment names: a grievance to follow, or what one is about. */
export function useNamedGrievance(): { grievanceId?: string; reference?: string } {
  const named = useFragment() ?? '';
  if (GRIEVANCE_NUMBER.test(named)) return { grievanceId: named };
  const reference = ABOUT.exec(named)?.[1];
  return reference === undefined ? {} : { reference };
}
