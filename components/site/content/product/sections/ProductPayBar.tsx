import { useTranslations } from 'next-intl';
import type { RefObject } from 'react';
import { PayBar } from '@/components/common/bill/PayBar';
import { ButtonLink } from '@/components/common/ui/Button';
import type { useLivePlan } from '@/components/site/live/useLivePlan';
import { useInView } from '@/hooks/common/page/useInView';
import { paths } from '@/lib/config/paths';
import { formatMoney } from '@/lib/i18n/format';

type Props = { live: ReturnType<typeof useLivePlan>; bill: RefObject<Element | null> };

/** Shown while the bill, which has its own button, is out of view. */
export function ProductPayBar({ live: { bill: price, isLoading, hasFailed }, bill }: Props) {
  const t = useTranslations('product');
  if (useInView(bill) !== false) return null;
  const shown = { amount: formatMoney(price.priceAfterTax), term: t('bar.term', { years: price.tenure }) };
  return (
    <PayBar
      {...(isLoading ? { amount: '…', term: t('bar.waiting') } : shown)}
      {...(hasFailed && { amount: t('bar.none'), term: '' })}
      how={<a href="#bill">{t(hasFailed ? 'bar.again' : 'bar.how')}</a>}
    >
      <ButtonLink kind="go" href={paths.quoteOf(price.product, price.tier)}>
        {t('bill.buy')}
      </ButtonLink>
    </PayBar>
  );
}
