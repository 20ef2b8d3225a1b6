import { useTranslations } from 'next-intl';
import { memo } from 'react';
import { Button } from '@/components/common/ui/Button';
import { Instalments } from '@/components/common/bill/Instalments';
import { Tag } from '@/components/common/ui/Tag';
import type { PriceDto } from '@/lib/domain/quote/pricing/contract';
import { isLimit } from '@/lib/domain/plans/featureAnswers';
import type { SuggestionReason } from '@/lib/domain/quote/journey/planForm';
import { rangesOf } from '@/lib/domain/plans/planClaims';
import { keyFeaturesOf } from '@/lib/domain/plans/planFeatures';
import { findProduct } from '@/lib/domain/plans/products';
import { formatMoney } from '@/lib/i18n/format';
import { emblemOf } from './emblem';
import styles from './PlanCard.module.css';
import { SuggestionText } from './SuggestionText';

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

export type PlanCardActions = {
  onChoose: (price: PriceDto) => void;
  onMark: (price: PriceDto) => void;
  onCompareTiers: (product: string) => void;
};

type Props = PlanCardActions & {
  price: PriceDto;
  isChosen: boolean;
  /** Why we suggest it. */
  reason: SuggestionReason | undefined;
  isCompared: boolean;
  /** False once the comparison is full. */
  canMark: boolean;
};

type MarkProps = Pick<Props, 'price' | 'isCompared' | 'canMark' | 'onMark'>;

function CompareMark({ price, isCompared, canMark, onMark }: MarkProps) {
  const t = useTranslations('choosing.tray');
  return (
    <label className={styles.mark}>
      <input
        type="checkbox"
        checked={isCompared}
        aria-disabled={!canMark}
        onChange={() => canMark && onMark(price)}
      />
      <span>
        {t('mark')}
        <span className="visuallyHidden">
          {' '}
          {price.productName} {price.tier}
        </span>
      </span>
    </label>
  );
}

/** Memoised: a card re-renders only when it shows something else. */
export const PlanCard = memo(function PlanCard({
  price,
  isChosen,
  reason,
  onChoose,
  onCompareTiers,
  ...mark
}: Props) {
  const t = useTranslations('quote.plans');
  const choosing = useTranslations('choosing');
  const products = useTranslations('plans.products');
  const product = findProduct(price.product);
  const forms = product?.tiers.length ?? 0;
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
          {product && <p>{products(`${product.slug}.line`, rangesOf(product.slug))}</p>}
        </div>
        {reason && (
          <Tag kind="marigold" className={styles.tag}>
            {t('bestFit')}
          </Tag>
        )}
      </div>
      <Facts price={price} />
      {reason && (
        <p className={styles.reason}>
          <SuggestionText price={price} reason={reason} />
        </p>
      )}
      <div className={styles.price}>
        <p>
          <b className="num">{formatMoney(price.priceAfterTax)}</b> {t('forYears', { years: price.tenure })}
        </p>
        <Instalments price={price} />
        {forms > 1 && (
          <button type="button" className="link" onClick={() => onCompareTiers(price.product)}>
            {choosing('compareVariants', { count: forms })}
            <span className="visuallyHidden"> {price.productName}</span>
          </button>
        )}
      </div>
      <div className={styles.actions}>
        <CompareMark price={price} {...mark} />
        <Button
          kind="line"
          icon={isChosen ? 'check' : undefined}
          className={isChosen ? styles.isChosen : styles.choose}
          aria-pressed={isChosen}
          onClick={() => onChoose(price)}
        >
          {t(isChosen ? 'chosen' : 'choose')}
          <span className="visuallyHidden"> {price.productName}</span>
        </Button>
      </div>
    </li>
  );
});
