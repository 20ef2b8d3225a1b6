import { todayInIndia } from '@/lib/domain/common/dates';
import { normaliseMobile } from '@/lib/domain/common/phone';
import type { CandidacyForm } from '@/lib/domain/careers/candidacy';
import type { CandidacyDto } from '@/lib/domain/careers/contract';
import { mobileHashOf, sealedField } from '@/lib/server/services/common/personalData';
import { findCandidacyProblems } from '@/lib/validation/careers/requests';
import type { Problems } from '@/lib/validation/common/problems';
import type { CandidacyRecord } from '@/models/careers/candidacy';

const sealedForm = sealedField<CandidacyForm>('candidacies', 'form');

export const sealCandidacyForm = (form: CandidacyForm, candidacyId: string) =>
  sealedForm.seal(form, candidacyId);

export function candidacyFormOf({ form, _id }: Pick<CandidacyRecord, 'form' | '_id'>): CandidacyForm {
  return sealedForm.unseal(form, _id);
}

type Paper = { state: 'sending' | 'kept' | 'refused' };

/** Problems that keep a draft from being sent. The number must be the proven one, which we call. */
export function problemsOf(draft: CandidacyRecord, papers: readonly Paper[], now: Date): Problems {
  const form = candidacyFormOf(draft);
  const isThere = papers.some(({ state }) => state === 'kept');
  const problems = {
    ...findCandidacyProblems(form, todayInIndia(now)),
    ...(!isThere && { papers: { key: 'validation.careers.papers', values: {} } }),
  };
  const number = normaliseMobile(form.mobileNumber ?? '');
  const isOther = number !== undefined && mobileHashOf(number) !== draft.mobileHash;
  if (!isOther) return problems;
  return { ...problems, mobileNumber: { key: 'validation.careers.otherNumber', values: {} } };
}

/** A candidacy that was sent, as its sender sees it. */
export function toCandidacyDto(candidacy: CandidacyRecord): CandidacyDto {
  const { _id: candidacyId, opening = 'any', sentAt, updatedAt, expiresAt } = candidacy;
  return {
    candidacyId,
    opening,
    sentOn: todayInIndia(sentAt ?? updatedAt),
    keptUntil: todayInIndia(expiresAt),
  };
}
