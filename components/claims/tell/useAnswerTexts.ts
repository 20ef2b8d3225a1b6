import { useLocale, useTranslations } from 'next-intl';
import { brand } from '@/lib/brand';
import type { ClaimAnswers } from '@/lib/domain/claims/claim';
import type { TellQuestion } from '@/lib/domain/claims/tellQuestions';
import { isIsoDate } from '@/lib/domain/common/dates';
import { formatDate } from '@/lib/i18n/format';

/** Each question's answer in words. */
export function useAnswerTexts(answers: ClaimAnswers, person: string | undefined) {
  const t = useTranslations('tellClaim.answers');
  const locale = useLocale();
  const { admission, hospitalName, kind, admittedOn, story } = answers;
  const texts: Record<TellQuestion, string | undefined> = {
    who: person,
    admission: admission && t(admission),
    hospital: hospitalName,
    payer: kind && t(kind, { brand: brand.shortName }),
    date: isIsoDate(admittedOn) ? formatDate(admittedOn, locale) : undefined,
    story,
  };
  return (question: TellQuestion) => texts[question] ?? '';
}
