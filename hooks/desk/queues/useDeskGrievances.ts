import { postJson } from '@/lib/client/common/fetcher';
import { api } from '@/lib/config/paths';
import type { DeskGrievanceDto } from '@/lib/domain/grievances/contract';
import type { GrievanceOutcome } from '@/lib/domain/grievances/grievance';
import { useDeskRecord } from '@/hooks/desk/readDesk';

export type GrievanceStep = {
  what: 'noted' | 'asked' | 'answered';
  text: string;
  outcome?: GrievanceOutcome;
};

export function useDeskGrievance(grievanceId: string, isOpened: boolean) {
  const answer = useDeskRecord<DeskGrievanceDto>(api.deskGrievance, { grievanceId }, isOpened);
  const { data, error, mutate } = answer;
  const work = async (step: GrievanceStep) => {
    const done = await postJson(api.deskGrievanceWork, { grievanceId, version: data?.version, ...step });
    await mutate();
    return done;
  };
  return { grievance: data, error, work, renew: () => mutate() };
}
