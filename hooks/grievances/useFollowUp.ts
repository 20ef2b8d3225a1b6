import { useServerDraft } from '@/hooks/common/forms/useServerDraft';
import { getJson, postJson } from '@/lib/client/common/fetcher';
import type { DraftStore } from '@/lib/client/saving/draftSaver';
import { api } from '@/lib/config/paths';
import type { FollowUpDto, GrievancesDto } from '@/lib/domain/grievances/contract';
import type { FollowUp } from '@/lib/domain/grievances/grievance';

const openFollowUp = (grievanceId: string): DraftStore => ({
  right: 'grievances',
  load: async () => {
    const { grievances } = await getJson<GrievancesDto>(api.grievances);
    const { typed = {}, version = 0 } =
      grievances.find((each) => each.grievanceId === grievanceId)?.followUp ?? {};
    return { values: typed, version };
  },
  save: ({ fields, version }) => {
    const body = { grievanceId, version, typed: fields };
    return postJson<FollowUpDto>(api.grievanceFollowUp, body, { keepalive: true });
  },
});

/** What is typed into a grievance that was filed, saved as it is typed. */
export function useFollowUp(grievanceId: string) {
  return useServerDraft<FollowUp>('grievance-follow-up', grievanceId, openFollowUp);
}

export type FollowUpDraft = ReturnType<typeof useFollowUp>;
