import { useTranslations } from 'next-intl';
import type { Question } from '@/components/site/parts/Folds';
import type { SaidOfVariant } from '@/components/site/content/product/product';
import { FREE_LOOK_DAYS } from '@/lib/domain/policy/terms.data';
import { PORT_DAYS } from '@/lib/domain/plans/page/portability.data';

/** Frequent questions about a plan, answered from its own table. */
export function useQuestions({ answers, plan }: Pick<SaidOfVariant, 'answers'> & { plan: string }) {
  const t = useTranslations('product.questions');
  const { refill, entryAge, paidFor } = answers;
  const questions: readonly (Question | false)[] = [
    { ask: t('price.ask'), answer: t('price.answer') },
    (refill === 'once' || refill === 'unlimited') && {
      ask: t('refill.ask'),
      answer: t(`refill.${refill}`),
    },
    {
      ask: t('age.ask'),
      answer: t(entryAge === 'untilClaim' ? 'age.untilClaim' : 'age.none', { variant: plan }),
    },
    !paidFor && { ask: t('port.ask'), answer: t('port.answer', PORT_DAYS) },
    { ask: t('mind.ask'), answer: t('mind.answer', { days: FREE_LOOK_DAYS }) },
  ];
  return questions.filter((question) => question !== false);
}
