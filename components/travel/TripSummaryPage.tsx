import { useTranslations } from 'next-intl';
import { Lost } from '@/components/layout/Lost';
import { Button, ButtonLink } from '@/components/ui/Button';
import { Face } from '@/components/ui/Face';
import { Skeleton } from '@/components/ui/Skeleton';
import { useHydrated } from '@/hooks/useHydrated';
import { useSummaryQuote } from '@/hooks/useSummary';
import { brand } from '@/lib/brand';
import { paths, quoteUrl } from '@/lib/config/paths';
import styles from './Trip.module.css';
import { TripSteps } from './TripSteps';
import { TripSummary } from './TripSummary';

/** The summary of the trip in the address, or what is to be done where there is none. */
export function TripSummaryPage() {
  const t = useTranslations('travel.summary');
  const { quote, isMissing, hasFailed, mutate } = useSummaryQuote(useHydrated(), paths.tripSummary);

  if (isMissing || (quote && !quote.trip)) {
    return (
      <Lost title={t('missingTitle')} text={t('missingText', { phone: brand.helplineNewPolicy })}>
        <ButtonLink kind="go" size="big" href={paths.travelLogin}>
          {t('byNumber')}
        </ButtonLink>
        <ButtonLink kind="line" size="big" href={paths.tripQuote}>
          {t('newQuote')}
        </ButtonLink>
      </Lost>
    );
  }
  if (quote && quote.sumInsuredUsd === undefined) {
    return (
      <Lost title={t('noSumTitle')} text={t('noSumText')}>
        <ButtonLink kind="go" size="big" href={`${quoteUrl(quote.quoteId, quote.segment)}#plans`}>
          {t('chooseSum')}
        </ButtonLink>
      </Lost>
    );
  }
  return (
    <>
      <TripSteps step={quote?.next === 'advisor' ? 'advisor' : 'summary'} />
      {quote?.trip && <TripSummary key={quote.quoteId} quote={quote} trip={quote.trip} />}
      {!quote && (
        <div className={`wrap ${styles.page}`}>
          <div className={styles.main}>
            <h1>{t('heading')}</h1>
            {hasFailed ? (
              <Face
                kind="error"
                title={t('errorTitle')}
                action={
                  <Button kind="act" onClick={() => void mutate()}>
                    {t('tryAgain')}
                  </Button>
                }
              >
                {t('errorText')}
              </Face>
            ) : (
              <Skeleton label={t('loading')} lines={[{ height: '9rem' }, { width: '70%', height: '4rem' }]} />
            )}
          </div>
        </div>
      )}
    </>
  );
}
