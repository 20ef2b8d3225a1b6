import { useLocale, useTranslations } from 'next-intl';
import { onOneLine } from '@/components/common/ui/onOneLine';
import { AskTwice } from '@/components/common/ui/AskTwice';
import { Button } from '@/components/common/ui/Button';
import type { JourneyDto } from '@/lib/domain/resume/contract';
import type { PaidDto } from '@/lib/domain/payment/contract';
import { planNameOf } from '@/lib/domain/plans/planName';
import { formatDateOf, formatMoney, formatShortSum, formatUsd } from '@/lib/i18n/format';
import styles from './ContinueOnDevice.module.css';

type Props = { journey: JourneyDto; isBusy: boolean; onGoOn: () => void; onDiscard: () => void };

/** Value of `open` in the text `paid` for a signed application, which has no count of open answers. */
const SIGNED = -1;

function PaidText({ payment }: { payment: PaidDto }) {
  const t = useTranslations('savedQuotes');
  const { amount, reference, isBlocked, openAnswers: count = SIGNED } = payment;
  const values = { amount: formatMoney(amount), reference, isBlocked: isBlocked ? 'yes' : 'no', count };
  return <p>{t.rich('paid', { ...values, number: onOneLine })}</p>;
}

/** Names what the press leads to: a quote, the form after payment, or news of our decision. */
function wayOn(payment: PaidDto | undefined) {
  if (!payment) return 'continueQuote';
  return payment.openAnswers === undefined ? 'seeProposal' : 'continueApplication';
}

export function JourneyCard({ journey, isBusy, onGoOn, onDiscard }: Props) {
  const t = useTranslations('savedQuotes');
  const locale = useLocale();
  const { productName, priceAfterTax, previousPrice, sumInsured, sumInsuredUsd } = journey;
  const { city, payment } = journey;
  const sum = sumInsured ? formatShortSum(sumInsured, locale) : sumInsuredUsd && formatUsd(sumInsuredUsd);
  const facts = [sum, city].filter(Boolean).join(' · ');
  return (
    <article className={`card ${styles.journey}`}>
      <h3>{productName ? planNameOf(journey) : t('noPlan')}</h3>
      {payment ? (
        <PaidText payment={payment} />
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
      {journey.isUnchecked && <p className="small">{t('unchecked')}</p>}
      <Button kind="go" iconAfter="arrow" busy={isBusy} onClick={onGoOn}>
        {t(wayOn(payment))}
      </Button>
      {journey.isUnchecked && (
        <AskTwice
          act={t('discard')}
          warning={t('discardText')}
          keep={t('keep')}
          confirm={t('discardConfirm')}
          isBusy={isBusy}
          onConfirm={onDiscard}
        />
      )}
    </article>
  );
}
