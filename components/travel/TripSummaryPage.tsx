import { useTranslations } from 'next-intl';
import { UncheckedNote } from '@/components/quote/members/UncheckedNote';
import { Lost } from '@/components/common/page/Lost';
import { Button, ButtonLink } from '@/components/common/ui/Button';
import { Face } from '@/components/common/ui/Face';
import { Skeleton } from '@/components/common/ui/Skeleton';
import { useHydrated } from '@/hooks/common/useHydrated';
import { useSummaryQuote } from '@/hooks/quote/useSummary';
import { brand } from '@/lib/brand';
import { paths, quoteUrl } from '@/lib/config/paths';
import type { QuoteDto } from '@/lib/domain/quote/contract';
import styles from './Trip.module.css';
import { TripSteps } from './TripSteps';
import { TripSummary } from './TripSummary';

function Waiting({ hasFailed, onRetry }: { hasFailed: boolean; onRetry: () => void }) {
  const t = useTranslations('travel.summary');
  return (
    <div className={`wrap ${styles.page}`}>
      <div className={styles.main}>
        <h1>{t('heading')}</h1>
        {hasFailed ? (
          <Face
            kind="error"
            title={t('errorTitle')}
            action={
              <Button kind="act" onClick={onRetry}>
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
  );
}

function Missing() {
  const t = useTranslations('travel.summary');
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

function Elsewhere() {
  const t = useTranslations('travel.summary');
  return (
    <Lost title={t('elsewhereTitle')} text={t('elsewhereText')}>
      <ButtonLink kind="go" size="big" href={paths.continue}>
        {t('openHere')}
      </ButtonLink>
    </Lost>
  );
}

/** A trip without its sum, or a quote that has no trip yet. */
function Unfinished({ quote: { quoteId, segment, trip } }: { quote: QuoteDto }) {
  const t = useTranslations('travel.summary');
  return (
    <Lost title={t('noSumTitle')} text={t('noSumText')}>
      <ButtonLink kind="go" size="big" href={`${quoteUrl(quoteId, segment)}${trip ? '#plans' : ''}`}>
        {t('chooseSum')}
      </ButtonLink>
    </Lost>
  );
}

/** The summary of the trip in the address, or what is to be done where there is none. */
export function TripSummaryPage() {
  const { quote, isMissing, isElsewhere, hasFailed, mutate } = useSummaryQuote(
    useHydrated(),
    paths.tripSummary,
  );
  if (isElsewhere) return <Elsewhere />;
  if (isMissing || (quote && quote.segment !== 'Travel')) return <Missing />;
  if (!quote) {
    return (
      <>
        <TripSteps step="summary" />
        <Waiting hasFailed={hasFailed} onRetry={() => void mutate()} />
      </>
    );
  }
  if (!quote.trip || quote.sumInsuredUsd === undefined) return <Unfinished quote={quote} />;
  return (
    <>
      <TripSteps step={quote.next === 'advisor' ? 'advisor' : 'summary'} />
      <div className="wrap">
        <UncheckedNote quoteId={quote.quoteId} texts="travel" />
      </div>
      <TripSummary key={quote.quoteId} quote={quote} trip={quote.trip} />
    </>
  );
}
