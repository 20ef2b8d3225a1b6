import { useTranslations } from 'next-intl';
import { Button } from '@/components/ui/Button';
import { Tag } from '@/components/ui/Tag';
import type { PriceDto } from '@/lib/domain/contract';
import type { ProductSlug } from '@/lib/domain/products.data';
import { formatAmount, formatMoney } from '@/lib/i18n/format';
import { emblemOf } from './emblem';
import styles from './PlanCard.module.css';
import { PLAN_FACTS, type PlanFact } from './planFacts.data';

function Facts({ facts }: { facts: readonly PlanFact[] }) {
  const t = useTranslations('plans');
  return (
    <dl className={styles.facts}>
      {facts.map(({ fact, value, count, isLess }) => (
        <div key={fact}>
          <dt>{t(`facts.${fact}`)}</dt>
          <dd className={isLess ? styles.less : undefined}>
            {t(`values.${value}`, { count: formatAmount(count ?? 0) })}
          </dd>
        </div>
      ))}
    </dl>
  );
}

type Props = { price: PriceDto; isChosen: boolean; isBestFit: boolean; onChoose: () => void };

export function PlanCard({ price, isChosen, isBestFit, onChoose }: Props) {
  const t = useTranslations('journey.plans');
  const line = useTranslations('plans.lines');
  const slug = price.product as ProductSlug;
  const facts = PLAN_FACTS[slug];
  return (
    <li className={isChosen ? `card ${styles.plan} ${styles.chosen}` : `card ${styles.plan}`}>
      <div className={styles.head}>
        <img className="emblem" src={`/art/plan-${emblemOf(slug)}.svg`} alt="" width="48" height="48" />
        <div>
          <h3>
            {price.productName} <span>{price.tier}</span>
          </h3>
          {line.has(slug) && <p>{line(slug)}</p>}
        </div>
        {isBestFit && (
          <Tag kind="marigold" className={styles.tag}>
            {t('bestFit')}
          </Tag>
        )}
      </div>
      {facts && <Facts facts={facts} />}
      <p className={styles.price}>
        <b className="num">{formatMoney(price.priceAfterTax)}</b> {t('forYears', { years: price.tenure })}
      </p>
      <Button
        kind="line"
        icon={isChosen ? 'check' : undefined}
        className={isChosen ? styles.isChosen : styles.choose}
        aria-pressed={isChosen}
        onClick={onChoose}
      >
        {t(isChosen ? 'chosen' : 'choose')}
        <span className="visuallyHidden"> {price.productName}</span>
      </Button>
    </li>
  );
}
