import { useTranslations } from 'next-intl';
import { UncheckedNote } from '@/components/quote/members/UncheckedNote';
import { Gate } from '@/components/common/page/Gate';
import { Lost } from '@/components/common/page/Lost';
import { ButtonLink } from '@/components/common/ui/Button';
import { useHydrated } from '@/lib/late/useHydrated';
import { useSummaryQuote } from '@/hooks/quote/useSummary';
import { brand } from '@/lib/brand';
import { paths, quoteUrl } from '@/lib/config/paths';
import type { QuoteDto } from '@/lib/domain/quote/contract';
import { phoneInText } from '@/lib/i18n/format';
import styles from './Trip.module.css';
import { TripSteps } from './TripSteps';
import { TripSummary } from './TripSummary';

/** Shown if the trip has no sum insured yet, or the quote has no trip. */
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

export function TripSummaryPage() {
  const t = useTranslations('travel.summary');
  const { quote, state: known, mutate } = useSummaryQuote(useHydrated(), paths.tripSummary);
  const state = known === 'ready' && quote?.segment !== 'Travel' ? 'missing' : known;
  const isComing = state === 'loading' || state === 'failed';
  const ways = (
    <>
      <ButtonLink kind="go" size="big" href={paths.travelLogin}>
        {t('byNumber')}
      </ButtonLink>
      <ButtonLink kind="line" size="big" href={paths.tripQuote}>
        {t('newQuote')}
      </ButtonLink>
    </>
  );
  const phone = phoneInText(brand.helplineNewPolicy);
  return (
    <>
      {isComing && <TripSteps step="trip" />}
      <Gate
        state={state}
        heading={t('heading')}
        className={styles.coming}
        loading={{ label: t('loading'), lines: [{ height: '9rem' }, { width: '70%', height: '4rem' }] }}
        missing={{ title: t('missingTitle'), text: t('missingText', { phone }), ways }}
        needsProof={{ title: t('otherDeviceTitle'), text: t('otherDeviceText'), open: t('openHere') }}
        failed={{
          title: t('errorTitle'),
          text: t('errorText'),
          again: t('tryAgain'),
          onAgain: () => mutate(),
        }}
      >
        {quote && <Opened quote={quote} />}
      </Gate>
    </>
  );
}

function Opened({ quote }: { quote: QuoteDto }) {
  if (!quote.trip || quote.sumInsuredUsd === undefined) return <Unfinished quote={quote} />;
  return (
    <>
      <TripSteps step="trip" />
      <div className="wrap">
        <UncheckedNote quoteId={quote.quoteId} texts="travel" />
      </div>
      <TripSummary key={quote.quoteId} quote={quote} trip={quote.trip} />
    </>
  );
}
