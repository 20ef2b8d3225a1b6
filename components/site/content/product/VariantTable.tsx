import { useTranslations } from 'next-intl';
import { formatMoney } from '@/lib/i18n/format';
import { FeatureAnswer } from '@/components/plans/FeatureList';
import type { ProductProps } from './product';
import styles from './VariantTable.module.css';

export function VariantTable({ offers, rows }: NonNullable<ProductProps['tiers']>) {
  const t = useTranslations('listing');
  const features = useTranslations('plans.features');
  return (
    // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- Overflows a phone, so it must scroll by keyboard.
    <div className={styles.window} role="region" tabIndex={0} aria-labelledby="tiers-title">
      <table className={styles.table}>
        <thead>
          <tr>
            <td />
            {offers.map(({ tier }) => (
              <th key={tier} scope="col">
                {tier}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          <tr>
            <th scope="row">{t('fromYear')}</th>
            {offers.map(({ tier, price }) => (
              <td key={tier} className={styles.price}>
                {formatMoney(price)}
              </td>
            ))}
          </tr>
          {rows.map(({ feature, answers }) => (
            <tr key={feature}>
              <th scope="row">{features(`${feature}.label`)}</th>
              {answers.map((answer, index) => (
                <td key={offers[index]?.tier}>
                  <FeatureAnswer feature={feature} answer={answer} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
