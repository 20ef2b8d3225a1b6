import { useTranslations } from 'next-intl';
import { Button } from '@/components/ui/Button';
import { Tag } from '@/components/ui/Tag';
import type { PriceDto } from '@/lib/domain/contract';
import { isLimit, keyFeaturesOf } from '@/lib/domain/planFeatures';
import { formatMoney } from '@/lib/i18n/format';
import { emblemOf } from './emblem';
import styles from './PlanCard.module.css';

function Facts({ price }: { price: PriceDto }) {
  const t = useTranslations('plans.features');
  return (
    <dl className={styles.facts}>
      {keyFeaturesOf(price.product, price.tier).map((row) => (
        <div key={row.feature}>
          <dt>{t(`${row.feature}.label`)}</dt>
          <dd className={isLimit(row) ? styles.less : undefined}>
            {t(`${row.feature}.${row.answer}` as 'room.any', row.values)}
          </dd>
        </div>
      ))}
    </dl>
  );
}

type Props = { price: PriceDto; isChosen: boolean; isBestFit: boolean; onChoose: () => void };

export function PlanCard({ price, isChosen, isBestFit, onChoose }: Props) {
  const t = useTranslations('journey.plans');
  const products = useTranslations('plans.products');
  const line = `${price.product}.line` as 'reassure.line';
  return (
    <li className={isChosen ? `card ${styles.plan} ${styles.chosen}` : `card ${styles.plan}`}>
      <div className={styles.head}>
        <img
          className="emblem"
          src={`/art/plan-${emblemOf(price.product)}.svg`}
          alt=""
          width="48"
          height="48"
        />
        <div>
          <h2>
            {price.productName} <span>{price.tier}</span>
          </h2>
          {products.has(line) && <p>{products(line)}</p>}
        </div>
        {isBestFit && (
          <Tag kind="marigold" className={styles.tag}>
            {t('bestFit')}
          </Tag>
        )}
      </div>
      <Facts price={price} />
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
