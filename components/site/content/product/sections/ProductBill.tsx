import { useLocale, useTranslations } from 'next-intl';
import type { Ref } from 'react';
import { PriceBill } from '@/components/common/bill/PriceBill';
import { ButtonLink } from '@/components/common/ui/Button';
import { Note } from '@/components/common/ui/states/Note';
import { emblemOf } from '@/components/quote/plans/card/emblem';
import type { Wish } from '@/components/site/live/families';
import { PayAhead } from '@/components/site/live/PayAhead';
import { priceIn, type useLivePlan } from '@/components/site/live/useLivePlan';
import { paths } from '@/lib/config/paths';
import { formatShortSum } from '@/lib/i18n/format';
import styles from './ProductBill.module.css';

type Props = { live: ReturnType<typeof useLivePlan>; wish: Wish; ref: Ref<HTMLDivElement> };

export function ProductBill({ live: { bill, prices, isLoading, hasFailed, isRefused }, wish, ref }: Props) {
  const t = useTranslations('product.bill');
  const live = useTranslations('liveBill');
  const tBill = useTranslations('bill');
  const locale = useLocale();
  const about = [
    live(`families.${wish.family}`),
    live(`cities.${wish.city}`),
    formatShortSum(wish.sumInsured, locale),
  ];
  const ahead = [2, 3].flatMap((years) => priceIn(prices, bill.tier, years) ?? []);
  return (
    <div ref={ref} className={styles.bill} aria-busy={isLoading}>
      <PriceBill
        price={bill}
        head={{ title: tBill('estimate') }}
        emblem={emblemOf(bill.product)}
        about={about.join(', ')}
      >
        <PayAhead prices={ahead} />
        {(hasFailed || isRefused) && (
          <Note kind="warn" role="status">
            {hasFailed ? live('failed') : t('refused')}
          </Note>
        )}
        <ButtonLink kind="go" size="big" wide iconAfter="arrow" href={paths.quoteOf(bill.product, bill.tier)}>
          {t('buy')}
        </ButtonLink>
        <p className="small">{t('next')}</p>
      </PriceBill>
    </div>
  );
}
