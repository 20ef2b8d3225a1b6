import { useTranslations } from 'next-intl';
import { Button } from '@/components/ui/Button';
import { Tag } from '@/components/ui/Tag';
import type { PriceDto } from '@/lib/domain/contract';
import { featuresOf, type FeatureRow } from '@/lib/domain/planFeatures';
import type { Feature } from '@/lib/domain/planFeatures.data';
import { formatMoney } from '@/lib/i18n/format';
import { emblemOf } from './emblem';
import styles from './PlanCard.module.css';

const CARD_FEATURES: readonly Feature[] = [
  'paidFor',
  'youPayFirst',
  'room',
  'existingIllness',
  'maternity',
  'doctorVisits',
  'coPayment',
];
const ON_A_CARD = 4;

/** Whether the answer is a limit rather than a promise. */
function isLess({ feature, answer }: FeatureRow): boolean {
  return feature === 'youPayFirst' || answer === 'percent' || (feature === 'maternity' && answer === 'none');
}

function Facts({ price }: { price: PriceDto }) {
  const t = useTranslations('plans.features');
  const rows = featuresOf(price.product, price.tier).filter(({ feature }) => CARD_FEATURES.includes(feature));
  const inOrder = rows.toSorted(
    (one, other) => CARD_FEATURES.indexOf(one.feature) - CARD_FEATURES.indexOf(other.feature),
  );
  return (
    <dl className={styles.facts}>
      {inOrder.slice(0, ON_A_CARD).map((row) => (
        <div key={row.feature}>
          <dt>{t(`${row.feature}.label`)}</dt>
          <dd className={isLess(row) ? styles.less : undefined}>
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
