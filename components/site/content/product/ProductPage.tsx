import { useTranslations } from 'next-intl';
import { Page } from '@/components/common/page/Page';
import { LeadPanel } from '@/components/quote/lead/LeadPanel';
import { StartFormLater } from '@/components/quote/lead/StartFormLater';
import { brand } from '@/lib/brand';
import type { Around } from '@/lib/content/pages';
import { review } from '@/lib/late/areas';
import { late } from '@/lib/late/late';
import type { PaperSizes } from '@/lib/domain/plans/papers';
import type { ProductProps } from './product';
import styles from './ProductPage.module.css';
import { ProductParts } from './ProductParts';

const Reviews = late({
  load: () => import('@/components/reviews/ReviewsOf').then((module) => module.ReviewsOf),
  texts: { review },
});

/** Loaded late: explained words and articles stand below a long page, so they are in its data but not in its HTML. */
const WordsAround = late({
  load: () => import('@/components/site/reading/around/WordsAround').then((module) => module.WordsAround),
});

export type ProductPageProps = ProductProps & { papers: PaperSizes; around: Around };

export function ProductPage({ around, ...props }: ProductPageProps) {
  const { offer } = props;
  const t = useTranslations('product');
  const line = useTranslations('plans.products')(`${offer.slug}.line`, offer.ranges);
  const product = {
    '@type': 'Product',
    name: offer.name,
    description: line,
    brand: { '@type': 'Brand', name: brand.name },
    offers: { '@type': 'Offer', price: offer.price, priceCurrency: 'INR' },
  };
  return (
    <Page title={t('title', { name: offer.name })} description={line} data={product}>
      <ProductParts {...props} line={line} />
      <Reviews product={offer.slug} name={offer.name} />
      <div className="wrap section">
        <WordsAround ways={around.ways} words={around.words} />
      </div>
      <div className="below">
        <section className={`section sand ${styles.ask}`} aria-labelledby="lead-title">
          <div className={`wrap ${styles.columns}`}>
            <div>
              <h2 id="lead-title">{t('lead.title')}</h2>
              <p className={styles.lead}>{t('lead.text')}</p>
            </div>
            <LeadPanel>
              <StartFormLater />
            </LeadPanel>
          </div>
        </section>
      </div>
    </Page>
  );
}
