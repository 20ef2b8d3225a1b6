import { useTranslations } from 'next-intl';
import { brand } from '@/lib/brand';
import { CLAIM_MINUTES } from '@/lib/domain/claims/promises.data';
import type { QuickAnswer } from '@/lib/domain/claims/quickAnswer';
import type { PlanFacts } from '@/lib/domain/plans/planFacts';
import type { AnswerProps } from './answerProps';
import { Choices } from './Choices';

const DAY_MINUTES = 24 * 60;
const conditions = ['isActive', 'isLargeEnough', 'hasSafeguard'] as const;

type Props = AnswerProps & { facts: PlanFacts };

export function PayerAnswer({ telling: { answers, draft, policy }, facts, ...props }: Props) {
  const t = useTranslations('tellClaim.payer');
  return (
    <Choices
      {...props}
      choices={[
        {
          value: 'cashless' as const,
          title: t('cashless.title', { brand: brand.shortName }),
          text: t('cashless.text'),
          condition: policy && <Promise quickAnswer={policy.quickAnswer} facts={facts} />,
        },
        {
          value: 'reimbursement' as const,
          title: t('reimbursement.title'),
          text: t('reimbursement.text'),
          condition: t('decide', {
            days: CLAIM_MINUTES.reimbursement / DAY_MINUTES,
            payDays: CLAIM_MINUTES.payout / DAY_MINUTES,
          }),
        },
      ]}
      value={answers.kind}
      onChange={(kind) => draft.change({ kind })}
    />
  );
}

/** The promise with its conditions, and whether this policy meets them. */
function Promise({ quickAnswer, facts }: { quickAnswer: QuickAnswer; facts: PlanFacts }) {
  const t = useTranslations('tellClaim.payer');
  const lacks = conditions.filter((condition) => !quickAnswer[condition]);
  if (lacks.length === 0) return t('quick', facts);
  return t('law', { ...facts, lacks: lacks.map((each) => t(`lacks.${each}`)).join(', ') });
}
