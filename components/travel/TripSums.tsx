import { useLocale, useTranslations } from 'next-intl';
import { useState } from 'react';
import { Link } from '@/components/common/ui/Link';
import { Button } from '@/components/common/ui/Button';
import { SavedHead } from '@/components/common/ui/heading/SavedHead';
import { useTripPrices } from '@/hooks/travel/useTripPrices';
import type { RefusedTripDto, TripPlansDto, TripPriceDto } from '@/lib/domain/travel/tripPrice';
import type { SaveStatus } from '@/lib/domain/common/saveStatus';
import { kindOf } from '@/lib/domain/travel/kinds/kinds';
import type { TripKind } from '@/lib/domain/travel/kinds/kinds.data';
import type { Trip } from '@/lib/domain/travel/trip';
import { formatDate, formatMoney, formatUsd } from '@/lib/i18n/format';
import { Covers } from './Covers';
import { NoPrices } from './NoPrices';
import styles from './Trip.module.css';
import { TripBill } from './TripBill';
import { useTripLength } from './useTripLength';

type SumsProps = {
  kind: TripKind;
  plans: readonly TripPriceDto[];
  refused: readonly RefusedTripDto[];
  chosen: number | undefined;
  onChoose: (sum: number) => void;
};

function Sums({ kind, plans, refused, chosen, onChoose }: SumsProps) {
  const t = useTranslations('travel.sum');
  return (
    <fieldset className={styles.sums}>
      <legend>{t('legend')}</legend>
      {plans.map(({ sumInsuredUsd, priceAfterTax }) => (
        <label key={sumInsuredUsd} className={`drawn ${styles.sum}`}>
          <input
            type="radio"
            name="sumInsuredUsd"
            checked={sumInsuredUsd === chosen}
            onChange={() => onChoose(sumInsuredUsd)}
          />
          <span>
            <b className="num">{formatUsd(sumInsuredUsd)}</b>
            <span>
              <span className="num">{formatMoney(priceAfterTax)}</span>{' '}
              <small>{t('forTrip', { kind })}</small>
            </span>
          </span>
        </label>
      ))}
      {refused.map(({ sumInsuredUsd, maxAge }) => (
        <label key={sumInsuredUsd} className={`drawn ${styles.sum}`}>
          <input type="radio" name="sumInsuredUsd" disabled />
          <span>
            <b className="num">{formatUsd(sumInsuredUsd)}</b>
            <small>{t('tooOld', { age: maxAge })}</small>
          </span>
        </label>
      ))}
    </fieldset>
  );
}

function choose({ plans }: TripPlansDto, wished: number | undefined): TripPriceDto | undefined {
  return plans.find(({ sumInsuredUsd }) => sumInsuredUsd === wished) ?? plans[1] ?? plans[0];
}

function useAbout(trip: Trip): string {
  const t = useTranslations('travel');
  const locale = useLocale();
  const { destination, startsOn, endsOn } = trip;
  const days = useTripLength(trip);
  const period = [startsOn, endsOn].map((day) => formatDate(day, locale)).join(' – ');
  return [t(`destinations.${destination}`), period, days].join(' · ');
}

type Props = {
  trip: Trip;
  sumInsuredUsd: number | undefined;
  onChoose: (sumInsuredUsd: number) => void;
  onFinish: (sumInsuredUsd: number) => Promise<unknown>;
  saveState: SaveStatus;
};

export function TripSums({ trip, sumInsuredUsd, onChoose, onFinish, saveState }: Props) {
  const t = useTranslations('travel.sum');
  const { data, error, isPaused, mutate } = useTripPrices(trip);
  const [wished, setWished] = useState(sumInsuredUsd);
  const [isBusy, setIsBusy] = useState(false);
  const chosen = data && choose(data, wished);
  const finish = async (price: TripPriceDto) => {
    setIsBusy(true);
    await onFinish(price.sumInsuredUsd).finally(() => setIsBusy(false));
  };

  return (
    <div className={`wrap ${styles.page}`}>
      <div className={styles.main}>
        <SavedHead status={saveState} heading={t('heading')}>
          <p>
            {useAbout(trip)}{' '}
            <Link className="link" href="#trip">
              {t('change')}
            </Link>
          </p>
        </SavedHead>
        {data && (
          <Sums
            kind={kindOf(trip)}
            plans={data.plans}
            refused={data.refused}
            chosen={chosen?.sumInsuredUsd}
            onChoose={(sum) => {
              setWished(sum);
              onChoose(sum);
            }}
          />
        )}
        {trip.destination === 'schengen' && <p className="small">{t('schengen')}</p>}
        {!data && <NoPrices hasFailed={error !== undefined} isPaused={isPaused} onRetry={() => mutate()} />}
      </div>
      <div className={styles.side}>
        {chosen && (
          <TripBill trip={trip} price={chosen}>
            <Button kind="go" size="big" wide busy={isBusy} onClick={() => void finish(chosen)}>
              {t('continue', { price: formatMoney(chosen.priceAfterTax) })}
            </Button>
            <p className={`tiny ${styles.note}`}>{t('next')}</p>
          </TripBill>
        )}
        <Covers kind={kindOf(trip)} />
      </div>
    </div>
  );
}
