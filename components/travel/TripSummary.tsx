import { useLocale, useTranslations } from 'next-intl';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { ContinueOnDevice } from '@/components/resume/ContinueOnDevice';
import { VerifyStep } from '@/components/quote/summary/VerifyStep';
import { Link } from '@/components/common/ui/Link';
import { Button, ButtonLink } from '@/components/common/ui/Button';
import { Facts } from '@/components/common/ui/heading/Facts';
import { Note } from '@/components/common/ui/states/Note';
import { SavedHead } from '@/components/common/ui/heading/SavedHead';
import { hasSentCode } from '@/hooks/verify/usePhoneOtp';
import { useTripPrice } from '@/hooks/travel/useTripPrices';
import { useTripRecord } from '@/hooks/travel/useTripRecord';
import { nextPathOf, quoteUrl } from '@/lib/config/paths';
import type { QuoteDto } from '@/lib/domain/quote/contract';
import { ageInYears } from '@/lib/domain/common/dates';
import { quoteReference } from '@/lib/domain/quote/quoteReference';
import { kindOf } from '@/lib/domain/travel/kinds/kinds';
import type { Trip } from '@/lib/domain/travel/trip';
import { findTripPriceReasons, type TripPriceDto } from '@/lib/domain/travel/tripPrice';
import { formatDate, formatMoney, formatUsd } from '@/lib/i18n/format';
import { Covers } from './Covers';
import { NoPrices } from './NoPrices';
import styles from './Trip.module.css';
import { TripBill } from './TripBill';
import { useTripLength } from './useTripLength';

type Props = { quote: QuoteDto; trip: Trip };

function TripFacts({ quote, trip }: Props) {
  const t = useTranslations('travel');
  const locale = useLocale();
  const { destination, startsOn, endsOn, travellers } = trip;
  const kind = kindOf(trip);
  const days = useTripLength(trip);
  const period = [startsOn, endsOn].map((day) => formatDate(day, locale)).join(' – ');
  const ages = travellers.map((birth) => t('summary.aged', { age: ageInYears(birth, startsOn) }));
  return (
    <section className="card">
      <Facts
        rows={[
          ...(kind === 'single' ? [] : [{ label: t('summary.kind'), value: t(`form.kinds.${kind}`) }]),
          { label: t('summary.destination'), value: t(`destinations.${destination}`) },
          { label: t('summary.days'), value: `${period} (${days})` },
          { label: t('summary.travellers'), value: ages.join(', ') },
          { label: t('summary.sum'), value: formatUsd(quote.sumInsuredUsd ?? 0) },
        ]}
      />
      <Link className="link noPrint" href={quoteUrl(quote.quoteId, quote.segment)}>
        {t('sum.change')}
      </Link>
    </section>
  );
}

function Proceed({ mobileNumber, onClick }: Pick<QuoteDto, 'mobileNumber'> & { onClick: () => void }) {
  const t = useTranslations('travel.summary');
  return (
    <>
      <Button kind="go" size="big" wide onClick={onClick}>
        {t('verify')}
      </Button>
      <p className={`tiny ${styles.note}`}>
        {mobileNumber ? t('verifyNote', { mobile: mobileNumber }) : t('phoneFirst')}
      </p>
    </>
  );
}

type PriceNoteProps = { quote: QuoteDto; price: TripPriceDto };

/** Says how today's price differs from the one that was saved, and why. A paid trip keeps its price. */
export function TripPriceNote({ quote, price }: PriceNoteProps) {
  const t = useTranslations('travel.summary');
  const bill = useTranslations('bill');
  const { tripPrice: saved, next } = quote;
  const isPaid = next === 'decision' || next === 'done';
  if (isPaid || !saved || saved.priceAfterTax === price.priceAfterTax) return null;
  const reasons = findTripPriceReasons(saved, price).map((reason) => bill(`priceReasons.${reason}`));
  return (
    <Note kind="warn" role="status">
      <b>
        {t('priceChanged', { was: formatMoney(saved.priceAfterTax), now: formatMoney(price.priceAfterTax) })}
      </b>{' '}
      {reasons.join(' ')}
    </Note>
  );
}

export function TripSummary({ quote, trip }: Props) {
  const t = useTranslations('travel.summary');
  const { quoteId, sumInsuredUsd, mobileNumber } = quote;
  const { price, isGone, hasFailed, isPaused, retry } = useTripPrice(trip, sumInsuredUsd);
  const status = useTripRecord(quote, trip);
  const [isNextShown, setIsNextShown] = useState(() => hasSentCode(quoteId));
  const next = useRef<HTMLHeadingElement>(null);
  const isProven = quote.next !== 'verify';
  const reference = quoteReference(quoteId);

  const showNext = () => {
    flushSync(() => setIsNextShown(true));
    next.current?.focus();
  };

  return (
    <div className={`wrap ${styles.page}`}>
      <div className={styles.main}>
        <SavedHead status={status} reference={t('quote', { id: reference })} heading={t('heading')} />
        {isGone && (
          <Note kind="bad" role="alert">
            {t('goneText')}
          </Note>
        )}
        {price && <TripPriceNote quote={quote} price={price} />}
        {isNextShown && !isProven && <VerifyStep ref={next} quote={quote} />}
        <TripFacts quote={quote} trip={trip} />
      </div>
      <div className={styles.side}>
        {!price && !isGone && <NoPrices hasFailed={hasFailed} isPaused={isPaused} onRetry={retry} />}
        {price && (
          <TripBill trip={trip} price={price} reference={reference}>
            {!isProven && !isNextShown && <Proceed mobileNumber={mobileNumber} onClick={showNext} />}
            {isProven && (
              <ButtonLink kind="go" size="big" href={nextPathOf(quote)}>
                {t(quote.next === 'done' ? 'toPolicy' : 'next')}
              </ButtonLink>
            )}
          </TripBill>
        )}
        <Covers kind={kindOf(trip)} />
        <ContinueOnDevice />
      </div>
    </div>
  );
}
