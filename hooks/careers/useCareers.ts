import { createFiledForm } from '@/hooks/common/forms/createFiledForm';
import { api } from '@/lib/config/paths';
import type { CandidacyForm } from '@/lib/domain/careers/candidacy';
import type { CandidaciesDto } from '@/lib/domain/careers/contract';

const useFiled = createFiledForm<'candidacyId', CandidacyForm, CandidaciesDto>({
  name: 'candidacy',
  path: api.careers,
  key: 'candidacyId',
  right: 'careers',
});

/** The applications for work of the proven number, and the one that is being written, saved as it is typed. */
export function useCareers(isHydrated: boolean) {
  const { say, ...own } = useFiled(isHydrated);
  return { ...own, withdraw: (of: string) => say(api.careersWithdraw, of) };
}

export type OwnCareers = ReturnType<typeof useCareers>;
