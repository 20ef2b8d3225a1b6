import { useTranslations } from 'next-intl';
import { Scrolling } from '@/components/common/ui/Scrolling';
import { FeatureAnswer } from '@/components/plans/FeatureList';
import { priceIn, type PlanPrice } from '@/components/site/live/useLivePlan';
import { Button } from '@/components/common/ui/Button';
import type { VariantName } from '@/lib/domain/plans/products.data';
import { formatMoney } from '@/lib/i18n/format';
import type { ProductProps } from './product';
import styles from './VariantTable.module.css';

type Props = NonNullable<ProductProps['variants']> & {
  chosen: string;
  onChoose: (tier: VariantName) => void;
  prices: readonly PlanPrice[];
};

export function VariantTable({ tiers, rows, chosen, onChoose, prices }: Props) {
  const t = useTranslations('product.variants');
  const features = useTranslations('plans.features');
  const priceOf = (tier: string) => priceIn(prices, tier, 1) ?? 0;
  const sayDifference = (tier: string) => {
    const difference = priceOf(tier) - priceOf(chosen);
    return t(difference < 0 ? 'less' : 'more', { amount: formatMoney(Math.abs(difference)) });
  };
  return (
    <Scrolling className={styles.window} aria-labelledby="variants-title">
      <table className={styles.table}>
        <thead>
          <tr>
            <td />
            {tiers.map((tier) => (
              <th key={tier} scope="col">
                {tier}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          <tr>
            <th scope="row">{t('price')}</th>
            {tiers.map((tier) => (
              <td key={tier}>
                <b className={styles.price}>{formatMoney(priceOf(tier))}</b>
                {tier === chosen ? (
                  <small>{t('chosen')}</small>
                ) : (
                  <>
                    <small>{sayDifference(tier)}</small>
                    <Button kind="line" onClick={() => onChoose(tier)}>
                      {t('choose')}
                      <span className="visuallyHidden"> {tier}</span>
                    </Button>
                  </>
                )}
              </td>
            ))}
          </tr>
          {rows.map(({ feature, answers }) => (
            <tr key={feature}>
              <th scope="row">{features(`${feature}.label`)}</th>
              {answers.map((answer, index) => (
                <td key={tiers[index]}>
                  <FeatureAnswer feature={feature} answer={answer} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </Scrolling>
  );
}
