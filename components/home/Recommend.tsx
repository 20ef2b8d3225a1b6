import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { ButtonLink } from '@/components/ui/Button';
import { Chips } from '@/components/ui/Chips';
import { paths } from '@/lib/config/paths';
import { formatMoney } from '@/lib/i18n/format';
import { homePlans, type PlanKey } from './plans';
import { recommend, type Answers } from './recommend';
import styles from './Recommend.module.css';

const who = ['me', 'couple', 'children', 'parents'] as const;
const medicine = ['none', 'sugar', 'other'] as const;
const office = ['yes', 'no'] as const;

function Result({ answers, prices }: { answers: Answers; prices: Record<PlanKey, number> }) {
  const t = useTranslations('sections.recommend');
  const { picks, left } = recommend(answers);
  return (
    <div className={`light ${styles.card}`} aria-live="polite">
      <h3>{t('result', { count: picks.length })}</h3>
      <ul>
        {picks.map(({ plan, reason }) => (
          <li key={plan}>
            <img src={`/art/plan-${plan}.svg`} alt="" width="36" height="36" />
            <p>
              <b>{homePlans.find(({ key }) => key === plan)?.name}</b>
              {t(`reasons.${reason}`)}
            </p>
            <b className="num">
              {t(plan === 'smart' ? 'fromSample' : 'from', { price: formatMoney(prices[plan]) })}
            </b>
          </li>
        ))}
      </ul>
      <ButtonLink kind="go" href={paths.getQuote} iconAfter="arrow">
        {t('go', { count: picks.length })}
      </ButtonLink>
      <p className="tiny">{t(`left.${left}`)}</p>
    </div>
  );
}

/** Three questions, one or two plans, and the plan that was left out with the reason. */
export function Recommend({ prices }: { prices: Record<PlanKey, number> }) {
  const t = useTranslations('sections.recommend');
  const [answers, setAnswers] = useState<Answers>({ who: 'parents', medicine: 'sugar', office: 'yes' });
  const change = (part: Partial<Answers>) => setAnswers({ ...answers, ...part });
  return (
    <section className={`dark printed ${styles.recommend}`} id="recommend" aria-labelledby="recommend-title">
      <div className={`wrap ${styles.columns}`}>
        <div className={styles.questions}>
          <h2 id="recommend-title">{t('title')}</h2>
          <Chips
            scroll
            legend={t('who')}
            legendClassName={styles.legend}
            name="recommend-who"
            value={answers.who}
            onChange={(value) => change({ who: value })}
            choices={who.map((value) => ({ value, label: t(`whoChoices.${value}`) }))}
          />
          <Chips
            scroll
            legend={t('medicine')}
            legendClassName={styles.legend}
            name="recommend-medicine"
            value={answers.medicine}
            onChange={(value) => change({ medicine: value })}
            choices={medicine.map((value) => ({ value, label: t(`medicineChoices.${value}`) }))}
          />
          <Chips
            scroll
            legend={t('office')}
            legendClassName={styles.legend}
            name="recommend-office"
            value={answers.office}
            onChange={(value) => change({ office: value })}
            choices={office.map((value) => ({ value, label: t(`officeChoices.${value}`) }))}
          />
        </div>
        <div className={styles.answer}>
          <img src="/art/courtyard.svg" alt="" width="592" height="250" loading="lazy" />
          <Result answers={answers} prices={prices} />
        </div>
      </div>
    </section>
  );
}
