import { useTranslations } from 'next-intl';
import { Scrolling } from '@/components/common/ui/Scrolling';
import { SectionHead } from '@/components/common/ui/heading/SectionHead';
import { Link } from '@/components/common/ui/Link';
import { FeatureAnswer } from '@/components/plans/FeatureList';
import { paths } from '@/lib/config/paths';
import table from './product/VariantTable.module.css';
import type { ListingProps } from './listing';

/** Compares a category's plans by the features in which they differ. */
export function Differences({ offers, differences }: Pick<ListingProps, 'offers' | 'differences'>) {
  const t = useTranslations('listing');
  const features = useTranslations('plans.features');
  return (
    <section className="section sand" aria-labelledby="differs-title">
      <div className="wrap">
        <SectionHead id="differs-title" title={t('differs')}>
          <p>{t('differsText')}</p>
        </SectionHead>
        <Scrolling className={table.window} aria-labelledby="differs-title">
          <table className={`${table.table} ${table.plans}`}>
            <thead>
              <tr>
                <th scope="col">{t('plan')}</th>
                {differences.map(({ feature }) => (
                  <th key={feature} scope="col">
                    {features(`${feature}.label`)}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {offers.map(({ slug, name, tier }, at) => (
                <tr key={slug}>
                  <th scope="row">
                    <Link href={paths.product(slug)}>{`${name} ${tier}`.trim()}</Link>
                  </th>
                  {differences.map(({ feature, answers }) => {
                    const answer = answers[at];
                    return (
                      <td key={feature}>{answer && <FeatureAnswer feature={feature} answer={answer} />}</td>
                    );
                  })}
                </tr>
              ))}
            </tbody>
          </table>
        </Scrolling>
      </div>
    </section>
  );
}
