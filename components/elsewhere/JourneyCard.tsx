import { useLocale, useTranslations } from 'next-intl';
import { Button } from '@/components/ui/Button';
import type { JourneyDto } from '@/lib/domain/contract';
import { formatDateOf, formatMoney, formatShortSum } from '@/lib/i18n/format';
import styles from './Elsewhere.module.css';

type Props = { journey: JourneyDto; isBusy: boolean; onGoOn: () => void };

/** One journey: its plan with today's price, or what was paid. */
export function JourneyCard({ journey, isBusy, onGoOn }: Props) {
  const t = useTranslations('elsewhere');
  const locale = useLocale();
  const { productName, tier = '', priceAfterTax, previousPrice, sumInsured, city, payment } = journey;
  const facts = [sumInsured && formatShortSum(sumInsured, locale), city].filter(Boolean).join(' · ');
  return (
    <article className={`card ${styles.journey}`}>
      <h3>{productName ? `${productName} ${tier}`.trim() : t('noPlan')}</h3>
      {payment ? (
        <p>{t('paid', { amount: formatMoney(payment.amount), reference: payment.reference })}</p>
      ) : (
        priceAfterTax !== undefined && (
          <p className={styles.price}>
            <b>{formatMoney(priceAfterTax)}</b>
            {previousPrice !== undefined && (
              <small> {t('priceWas', { was: formatMoney(previousPrice) })}</small>
            )}
          </p>
        )
      )}
      {facts && <p className="small">{facts}</p>}
      <p className="tiny">{t('saved', { date: formatDateOf(journey.updatedAt, locale) })}</p>
      <Button kind="go" iconAfter="arrow" busy={isBusy} onClick={onGoOn}>
        {t('goOn')}
      </Button>
    </article>
  );
}
