import { useLocale, useTranslations } from 'next-intl';
import { formatShortSum } from '@/lib/i18n/format';
import list from '@/components/plans/FeatureList.module.css';
import type { ProductProps } from './product';

export function ProductTerms({ terms }: Pick<ProductProps, 'terms'>) {
  const t = useTranslations('listing.product');
  const locale = useLocale();
  const { entryAge, children, largestFamily, basis, sumsInsured } = terms;
  const rows = [
    ['adults', t('ages', entryAge)],
    ['children', children ? t('childAges', children) : t('noChildren')],
    ['people', t('peopleMost', { most: largestFamily })],
    ['cover', sumsInsured.map((sum) => formatShortSum(sum, locale)).join(', ')],
    ['shared', t(basis)],
  ] as const;
  return (
    <section className="card" aria-labelledby="who-title">
      <h2 id="who-title">{t('who')}</h2>
      <dl className={list.list}>
        {rows.map(([key, text]) => (
          <div key={key}>
            <dt>{t(key)}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
