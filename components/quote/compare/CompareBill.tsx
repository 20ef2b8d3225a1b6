import { useLocale, useTranslations } from 'next-intl';
import type { Ref } from 'react';
import type { BreakdownLine, PriceDto } from '@/lib/domain/quote/pricing/contract';
import { planIdOf } from '@/lib/domain/quote/journey/planForm';
import { formatAmount, formatMoney, formatShortSum } from '@/lib/i18n/format';
import { GroupRow } from './CompareGroup';
import styles from './CompareTable.module.css';
import { as } from './tableRoles';

/** Groups bill lines, so that bills of different plans align. */
const GROUPS = {
  people: ['member', 'loading'],
  place: ['zone'],
  discounts: ['discount'],
  years: ['term'],
  tax: ['tax', 'fee'],
} as const satisfies Record<string, readonly string[]>;

const sumOf = (lines: readonly BreakdownLine[], keys: readonly string[]) =>
  lines.reduce((sum, { key, amount }) => sum + (keys.includes(key) ? amount : 0), 0);

type Props = {
  prices: readonly PriceDto[];
  chosen: PriceDto | undefined;
  people: number;
  ref: Ref<HTMLTableSectionElement>;
};

/** The plans' bills side by side, grouped since their lines differ; each adds up to its total. */
export function CompareBill({ prices, chosen, people, ref }: Props) {
  const t = useTranslations('choosing.compare');
  const bill = useTranslations('bill');
  const locale = useLocale();
  const groups = (['people', 'place', 'discounts', 'years', 'tax'] as const).map((group) => ({
    group,
    sums: prices.map(({ breakdown }) => sumOf(breakdown, GROUPS[group])),
  }));
  const [first] = prices;
  if (!first) return null;
  const sum = formatShortSum(first.sumInsured, locale);
  const classOf = (price: PriceDto, amount: number) =>
    ['num', price === chosen && styles.on, amount < 0 && styles.off].filter(Boolean).join(' ');
  return (
    <tbody {...as('rowgroup')} ref={ref} className={styles.bill}>
      <GroupRow prices={prices} chosen={chosen}>
        {t('bill', { count: prices.length })} <span>{bill('amount')}</span>
      </GroupRow>
      {groups.map(
        ({ group, sums }) =>
          (group === 'tax' || sums.some((amount) => amount !== 0)) && (
            <tr {...as('row')} key={group}>
              <th {...as('rowheader')} scope="row">
                {t(`lines.${group}`, { count: people, sum })}
              </th>
              {prices.map((price, at) => (
                <td {...as('cell')} key={planIdOf(price)} className={classOf(price, sums[at] ?? 0)}>
                  {formatAmount(sums[at] ?? 0)}
                </td>
              ))}
            </tr>
          ),
      )}
      <tr {...as('row')} className={styles.total}>
        <th {...as('rowheader')} scope="row">
          {bill('total', { years: first.tenure })}
        </th>
        {prices.map((price) => (
          <td {...as('cell')} key={planIdOf(price)} className={classOf(price, 0)}>
            {formatMoney(price.priceAfterTax)}
          </td>
        ))}
      </tr>
    </tbody>
  );
}
