import { postJson } from '@/lib/client/common/fetcher';
import { api } from '@/lib/config/paths';
import type { CandidacyWord } from '@/lib/domain/careers/candidacy';
import type { CandidacyWorkedDto, DeskCandidacyDto } from '@/lib/domain/careers/contract';
import { useDeskRecord } from '@/hooks/desk/readDesk';

export function useDeskCandidacy(candidacyId: string, isOpened: boolean) {
  const answer = useDeskRecord<DeskCandidacyDto>(api.deskCandidacy, { candidacyId }, isOpened);
  const { data, error, mutate } = answer;
  const say = (what: CandidacyWord) =>
    postJson<CandidacyWorkedDto>(api.deskCandidacyWork, { candidacyId, version: data?.version, what });
  return { candidacy: data, error, say, renew: () => mutate() };
}
