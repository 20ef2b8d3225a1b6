import { useLocale, useTranslations } from 'next-intl';
import { useState } from 'react';
import { Select } from '@/components/common/form/Select';
import { ButtonLink } from '@/components/common/ui/Button';
import { Chips } from '@/components/common/ui/Chips';
import { Note } from '@/components/common/ui/states/Note';
import { PriceBill } from '@/components/common/bill/PriceBill';
import { PriceWorking } from '@/components/common/bill/PriceWorking';
import { paths } from '@/lib/config/paths';
import type { PriceDto } from '@/lib/domain/quote/pricing/contract';
import { formatShortSum } from '@/lib/i18n/format';
import {
  cities,
  covers,
  families,
  firstWish,
  terms,
  type Bills,
  type CityName,
  type Wish,
} from '@/components/site/live/families';
import { PayAhead } from '@/components/site/live/PayAhead';
import { useLivePrices } from '@/components/site/live/useLivePrices';
import styles from './LiveBill.module.css';

export type LiveBillProps = {
  first: PriceDto;
  bills: Bills;
  /** The choice that was made before the script was here. */
  chosen?: Wish;
};

/** A year's bill for a family of the visitor's choice, without asking for a number. */
export function LiveBill({ first, bills, chosen = firstWish }: LiveBillProps) {
  const t = useTranslations('liveBill.home');
  const live = useTranslations('liveBill');
  const tBill = useTranslations('bill');
  const locale = useLocale();
  const [wish, setWish] = useState(chosen);
  const { bill = first, ahead, isLoading, error } = useLivePrices(wish, bills);
  const change = (part: Partial<typeof wish>) => setWish((now) => ({ ...now, ...part }));
  const about = [
    live(`families.${wish.family}`),
    live(`cities.${wish.city}`),
    formatShortSum(wish.sumInsured, locale),
  ];

  return (
    <section className={styles.live} id="bill" aria-labelledby="bill-title">
      <div className={`wrap ${styles.columns}`}>
        <div className={styles.question}>
          <h2 id="bill-title">{t('title')}</h2>
          <p className="lead">{t('text')}</p>
          <div className={styles.choices}>
            <Chips
              scroll
              legend={live('family')}
              name="live-family"
              value={wish.family}
              onChange={(family) => change({ family })}
              choices={families.map((value) => ({
                value,
                label: live(`families.${value}`),
              }))}
            />
            <Chips
              scroll
              legend={live('cover')}
              name="live-cover"
              value={String(wish.sumInsured)}
              onChange={(sum) => change({ sumInsured: Number(sum) })}
              choices={covers.map((sum) => ({ value: String(sum), label: formatShortSum(sum, locale) }))}
            />
            <Chips
              scroll
              legend={live('term')}
              name="live-term"
              value={String(wish.tenure)}
              onChange={(tenure) => change({ tenure: Number(tenure) })}
              choices={terms.map((years) => ({ value: String(years), label: live('years', { years }) }))}
            />
            <Select
              id="live-city"
              label={live('city')}
              value={wish.city}
              onChange={(event) => change({ city: event.target.value as CityName })}
              options={cities.map((city) => ({ value: city, label: live(`cities.${city}`) }))}
            />
          </div>
          <div className={styles.working}>
            <PriceWorking breakdown={bill.breakdown} open />
          </div>
        </div>
        <div className={styles.bill} aria-busy={isLoading}>
          <PriceBill
            price={bill}
            head={{ title: tBill('estimate') }}
            emblem="reassure"
            about={about.join(', ')}
            withoutWorking
          >
            <PayAhead prices={ahead} />
            {error && (
              <Note kind="warn" role="status">
                {live('failed')}
              </Note>
            )}
            <ButtonLink href={paths.getQuote} wide iconAfter="arrow">
              {t('go')}
            </ButtonLink>
          </PriceBill>
        </div>
      </div>
    </section>
  );
}
