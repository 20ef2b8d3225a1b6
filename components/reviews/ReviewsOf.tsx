import { useLocale, useTranslations } from 'next-intl';
import { JsonLd } from '@/components/common/ui/JsonLd';
import { useReviews } from '@/hooks/reviews/useReviews';
import type { ShownReviewDto } from '@/lib/domain/reviews/contract';
import { formatDate } from '@/lib/i18n/format';
import styles from './Reviews.module.css';
import { Stars } from './Stars';

type Props = { product: string; name: string };

/** Shows nothing while there are fewer reviews than the least number (lib/domain/reviews/review.ts). */
export function ReviewsOf({ product, name }: Props) {
  const t = useTranslations('review');
  const locale = useLocale();
  const found = useReviews(product);
  if (!found?.average || !found.from || !found.until) return null;
  const { count, average, from, until, reviews } = found;
  const aggregateRating = { '@type': 'AggregateRating', ratingValue: average, reviewCount: count };
  const dates = { from: formatDate(from, locale), until: formatDate(until, locale) };
  return (
    <section className={`wrap ${styles.section}`} aria-labelledby="reviews">
      <JsonLd data={{ '@type': 'Product', name, aggregateRating }} />
      <h2 id="reviews">{t('title')}</h2>
      <p>{t('sum', { average: String(average), count, ...dates })}</p>
      <ul className={styles.list}>
        {reviews.map((review, at) => (
          <Review key={at} review={review} />
        ))}
      </ul>
    </section>
  );
}

function Review({ review: { stars, about, words, isHidden, writtenOn } }: { review: ShownReviewDto }) {
  const t = useTranslations('review');
  const locale = useLocale();
  return (
    <li className="card">
      <Stars count={stars} />
      <p className="tiny">{`${t(`about.${about}`)}, ${formatDate(writtenOn, locale)}`}</p>
      {isHidden && <p className="small">{t('hidden')}</p>}
      {words && <p className={styles.words}>{words}</p>}
    </li>
  );
}
