import { useTranslations } from 'next-intl';
import type { Telling } from '@/hooks/claims/useTelling';
import { NOTICE_HOURS } from '@/lib/domain/claims/promises.data';
import type { TellQuestion } from '@/lib/domain/claims/tellQuestions';

type Texts = { title: string; lead?: string };

export function useQuestionTexts(question: TellQuestion, { answers, data, person }: Telling): Texts {
  const t = useTranslations('tellClaim');
  const name = person?.name ?? '';
  const { hospitalName = '', admission = 'planned' } = answers;
  switch (question) {
    case 'admission':
      return { title: t('admission.title', { name }) };
    case 'payer':
      return {
        title: t('payer.title'),
        lead: t(`payer.${networkOf(data, answers)}`, { hospital: hospitalName, hours: NOTICE_HOURS }),
      };
    case 'date':
      return { title: t(`date.${admission}.title`, { name }), lead: t(`date.${admission}.lead`, { name }) };
    case 'who':
    case 'hospital':
    case 'story':
      return { title: t(`${question}.title`), lead: t(`${question}.lead`) };
  }
}

function networkOf(
  data: Telling['data'],
  { hospitalId }: Telling['answers'],
): 'network' | 'notCashless' | 'other' {
  if (!hospitalId) return 'other';
  // Until the choice is saved, the hospital counts as cashless, since nothing else is known.
  return data?.hospital?.id === hospitalId && !data.hospital.isCashless ? 'notCashless' : 'network';
}
