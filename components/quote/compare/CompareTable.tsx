import { useTranslations } from 'next-intl';
import { useId, type CSSProperties, type Ref } from 'react';
import { Button } from '@/components/common/ui/Button';
import { Icon } from '@/components/common/ui/Icon';
import { Instalments } from '@/components/common/bill/Instalments';
import { Tag } from '@/components/common/ui/Tag';
import type { PriceDto } from '@/lib/domain/quote/pricing/contract';
import { isBest, isLimit } from '@/lib/domain/plans/featureAnswers';
import { planIdOf } from '@/lib/domain/quote/journey/planForm';
import { comparePlans, type ComparisonRow } from '@/lib/domain/plans/planFeatures';
import { planNameOf } from '@/lib/domain/plans/planName';
import { formatMoney } from '@/lib/i18n/format';
import { CompareBill } from './CompareBill';
import { GroupRow } from './CompareGroup';
import styles from './CompareTable.module.css';
import { FeatureText } from '@/components/quote/plans/card/FeatureText';
import { as } from './tableRoles';

type Props = {
  prices: readonly PriceDto[];
  chosen: PriceDto | undefined;
  suggested: PriceDto | undefined;
  people: number;
  bill: Ref<HTMLTableSectionElement>;
  onChoose: (price: PriceDto) => void;
};

function PlanHead({
  price,
  chosen,
  suggested,
  onChoose,
}: Omit<Props, 'prices' | 'people' | 'bill'> & { price: PriceDto }) {
  const t = useTranslations('quote.plans');
  const compare = useTranslations('choosing.compare');
  const isChosen = price === chosen;
  const more = chosen ? price.priceAfterTax - chosen.priceAfterTax : 0;
  const difference = compare(more > 0 ? 'more' : 'less', { amount: formatMoney(Math.abs(more)) });
  const name = price.tier || price.productName;
  return (
    <th {...as('columnheader')} scope="col" className={isChosen ? styles.on : undefined}>
      <span className={styles.name}>
        <span>
          {price.tier && <small>{price.productName}</small>} {name}
        </span>
        {price === suggested && (
          <Tag kind="marigold" className={styles.tag}>
            {t('bestFit')}
          </Tag>
        )}
      </span>
      <b className="num">{formatMoney(price.priceAfterTax)}</b>
      <small>{more === 0 ? t('forYears', { years: price.tenure }) : difference}</small>
      <Instalments price={price} />
      <Button
        kind="line"
        size="small"
        wide
        icon={isChosen ? 'check' : undefined}
        className={isChosen ? styles.isChosen : undefined}
        aria-pressed={isChosen}
        onClick={() => onChoose(price)}
      >
        {t(isChosen ? 'chosen' : 'choose')}
        <span className="visuallyHidden"> {planNameOf(price)}</span>
      </Button>
    </th>
  );
}

function FeatureRow({ row, prices, chosen }: { row: ComparisonRow } & Pick<Props, 'prices' | 'chosen'>) {
  const t = useTranslations('plans.features');
  const hints = useTranslations('choosing.hints');
  const { feature, answers } = row;
  const hint = feature as 'refill';
  return (
    <tr {...as('row')}>
      <th {...as('rowheader')} scope="row">
        {t(`${feature}.label`)}
        {hints.has(hint) && <small>{hints(hint)}</small>}
      </th>
      {prices.map((price, at) => {
        const answer = answers[at];
        const isBetter = answer !== undefined && isBest(feature, answer, answers);
        const isLess = answer !== undefined && isLimit({ feature, answer: answer.answer });
        const classes = [price === chosen && styles.on, isBetter && styles.best, isLess && styles.less];
        return (
          <td
            {...as('cell')}
            key={planIdOf(price)}
            className={classes.filter(Boolean).join(' ') || undefined}
          >
            {isBetter && <Icon name="check" size="small" />}
            <FeatureText feature={feature} answer={answer} />
          </td>
        );
      })}
    </tr>
  );
}

/** Columns that fit the narrowest phone (CompareTable.module.css). */
const FIT_A_PHONE = 3;

export function CompareTable({ prices, people, bill, ...choice }: Props) {
  const t = useTranslations('choosing.compare');
  const rows = comparePlans(prices).filter(({ differs }) => differs);
  const hint = useId();
  const isWide = prices.length > FIT_A_PHONE;
  return (
    <>
      {isWide && (
        <p id={hint} className={`tiny ${styles.swipe}`}>
          {t('swipe', { count: prices.length })}
        </p>
      )}
      <div
        className={styles.window}
        role="region"
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- Four variants overflow a phone, so the table must scroll by keyboard.
        tabIndex={0}
        aria-label={t('table')}
        aria-describedby={isWide ? hint : undefined}
      >
        <table
          {...as('table')}
          className={styles.table}
          style={{ '--plans': prices.length } as CSSProperties}
        >
          <caption className="visuallyHidden">{t('table')}</caption>
          <thead {...as('rowgroup')}>
            <tr {...as('row')}>
              <td {...as('cell')} />
              {prices.map((price) => (
                <PlanHead key={planIdOf(price)} price={price} {...choice} />
              ))}
            </tr>
          </thead>
          <tbody {...as('rowgroup')}>
            <GroupRow prices={prices} chosen={choice.chosen}>
              {t('differs')}
            </GroupRow>
            {rows.map((row) => (
              <FeatureRow key={row.feature} row={row} prices={prices} chosen={choice.chosen} />
            ))}
          </tbody>
          <CompareBill ref={bill} prices={prices} chosen={choice.chosen} people={people} />
        </table>
      </div>
    </>
  );
}
