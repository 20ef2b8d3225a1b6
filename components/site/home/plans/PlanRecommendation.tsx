import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { useClaims } from '@/components/plans/useClaims';
import { emblemOf } from '@/components/quote/plans/card/emblem';
import { ButtonLink } from '@/components/common/ui/Button';
import { Chips } from '@/components/common/ui/Chips';
import { paths } from '@/lib/config/paths';
import { RIDER_FACTS } from '@/lib/domain/plans/riders.data';
import { formatMoney } from '@/lib/i18n/format';
import type { HomePrices } from './homePrices';
import { recommendPlan, type Answers, type Picks } from './recommendPlan';
import styles from './PlanRecommendation.module.css';

const who = ['me', 'couple', 'children', 'parents'] as const;
const medicine = ['none', 'sugar', 'other'] as const;
const office = ['yes', 'no'] as const;

type Shown = Pick<HomePrices, 'offers' | 'facts'>;

function Picked({ pick, offers }: Pick<Shown, 'offers'> & { pick: Picks[number] }) {
  const t = useTranslations('recommend');
  const { textOf } = useClaims();
  const { name, slug, tier, riders, price, claims } = offers[pick.offer];
  const plan = riders.length > 0 ? t('with', { plan: name }) : name;
  const claim = claims.find(({ feature }) => feature === pick.point);
  const values = { day: RIDER_FACTS['smart-health'].day, claim: claim ? textOf(claim) : '' };
  return (
    <li>
      <img src={`/art/plan-${emblemOf(slug)}.svg`} alt="" width="36" height="36" loading="lazy" />
      <p>
        <b>{plan}</b>
        {t(`reasons.${pick.reason}`, values)}
      </p>
      <b className="num">{t('from', { price: formatMoney(price) })}</b>
      <ButtonLink kind="go" href={paths.quoteOf(slug, tier, riders)} iconAfter="arrow" className={styles.go}>
        {t('go')}
        <span className="visuallyHidden">: {plan}</span>
      </ButtonLink>
    </li>
  );
}

function Result({ answers, offers, facts }: Shown & { answers: Answers }) {
  const t = useTranslations('recommend');
  const { picks, left } = recommendPlan(answers);
  const plan = left === 'without' ? '' : offers[left].name;
  return (
    <div className={`light ${styles.card}`} aria-live="polite">
      <h3>{t('result', { count: picks.length })}</h3>
      <ul>
        {picks.map((pick) => (
          <Picked key={pick.offer} pick={pick} offers={offers} />
        ))}
      </ul>
      <p className="tiny">{t(`left.${left}`, { ...facts, plan })}</p>
    </div>
  );
}

/** Three questions lead to one or two plans, and say why another was left out. */
export function PlanRecommendation({ offers, facts }: Shown) {
  const t = useTranslations('recommend');
  const [answers, setAnswers] = useState<Answers>({ who: 'parents', medicine: 'sugar', office: 'yes' });
  const change = (part: Partial<Answers>) => setAnswers({ ...answers, ...part });
  return (
    <section className="dark printed" id="recommend" aria-labelledby="recommend-title">
      <div className={`wrap ${styles.columns}`}>
        <div className={styles.questions}>
          <h2 id="recommend-title">{t('title')}</h2>
          <Chips
            legend={t('who')}
            legendClassName={styles.legend}
            name="recommend-who"
            value={answers.who}
            onChange={(value) => change({ who: value })}
            choices={who.map((value) => ({ value, label: t(`whoChoices.${value}`) }))}
          />
          <Chips
            legend={t('medicine')}
            legendClassName={styles.legend}
            name="recommend-medicine"
            value={answers.medicine}
            onChange={(value) => change({ medicine: value })}
            choices={medicine.map((value) => ({ value, label: t(`medicineChoices.${value}`) }))}
          />
          <Chips
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
          <Result answers={answers} offers={offers} facts={facts} />
        </div>
      </div>
    </section>
  );
}
