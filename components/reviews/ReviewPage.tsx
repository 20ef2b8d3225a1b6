import { useTranslations } from 'next-intl';
import { Page } from '@/components/common/page/Page';
import { AwayFace } from '@/components/common/ui/states/AwayFace';
import { Face } from '@/components/common/ui/states/Face';
import { Skeleton } from '@/components/common/ui/states/Skeleton';
import { useOwnReview } from '@/hooks/reviews/useOwnReview';
import { useHydrated } from '@/lib/late/useHydrated';
import { ReviewForm } from './ReviewForm';
import styles from './Reviews.module.css';

const coming = [{ height: '3rem' }, { height: '4rem' }, { height: '14rem' }];

export function ReviewPage() {
  const t = useTranslations('review');
  const { review, state, reload, ...form } = useOwnReview(useHydrated());
  return (
    <Page title={t('pageTitle')} description={t('description')} noIndex>
      <div className={`wrap ${styles.page}`}>
        <h1>{review ? t(review.about, { plan: review.plan }) : t('pageTitle')}</h1>
        {review && (
          <>
            <p className="lead">{t('lead')}</p>
            <ReviewForm review={review} {...form} />
          </>
        )}
        {state === 'missing' && (
          <Face kind="empty" title={t('gone')}>
            {t('goneText')}
          </Face>
        )}
        {state === 'failed' && (
          <AwayFace title={t('errorTitle')} text={t('errorText')} again={t('again')} onAgain={reload} />
        )}
        {state === 'loading' && <Skeleton lines={coming} label={t('loading')} />}
      </div>
    </Page>
  );
}
