import { createFiledForm } from '@/hooks/common/forms/createFiledForm';
import { api } from '@/lib/config/paths';
import type { GrievancesDto } from '@/lib/domain/grievances/contract';
import type { GrievanceForm } from '@/lib/domain/grievances/grievance';

const useFiled = createFiledForm<'grievanceId', GrievanceForm, GrievancesDto>({
  name: 'grievance',
  path: api.grievances,
  key: 'grievanceId',
  right: 'grievances',
});

/** The grievances of the proven number, and the one that is being written, saved as it is typed. */
export function useGrievances(isHydrated: boolean) {
  const { say, ...own } = useFiled(isHydrated);
  return {
    ...own,
    addLine: (of: string, text: string) => say(api.grievanceLine, of, { text }),
    /** `answer`: the place of the one that is shown. */
    settle: (of: string, word: { isSettled: boolean; answer: number }) => say(api.grievanceSettle, of, word),
    withdraw: (of: string) => say(api.grievanceWithdraw, of),
  };
}

export type OwnGrievances = ReturnType<typeof useGrievances>;
