import { useLocale, useTranslations } from 'next-intl';
import type { PaymentDto } from '@/lib/domain/payment/contract';
import { isTripPrice } from '@/lib/domain/payment/boughtPrice';
import { hasLapsed, type PaymentStatus } from '@/lib/domain/payment/payment';
import { formatDate, formatDateOf, formatMoney, formatTimeOf } from '@/lib/i18n/format';
import styles from './Timeline.module.css';

const back: readonly PaymentStatus[] = ['refunding', 'refunded'];
const waiting: readonly PaymentStatus[] = ['pending', 'capturing', 'releasing', 'refunding'];

export function Timeline({ payment }: { payment: PaymentDto }) {
  const t = useTranslations('payment');
  const { status, history, amount, refund = amount, mobileNumber, bought } = payment;
  const isWaiting = waiting.includes(status);
  const isOpen = bought.kind === 'premium' && bought.next !== 'done';
  const hasMoney = isOpen && (status === 'paid' || status === 'blocked');
  const isLapsed = hasLapsed(history);
  const locale = useLocale();
  const until = canTryUntil(payment);
  return (
    <ol className={styles.timeline} aria-label={t('timeline.label')}>
      {history.map((event) => (
        <li key={event.at + event.status} className={event.status === 'failed' ? styles.bad : styles.done}>
          <Moment at={event.at} />
          <p>
            {t(`events.${isLapsed && event.status === 'released' ? 'lapsed' : event.status}`, {
              amount: formatMoney(back.includes(event.status) ? refund : amount),
            })}
          </p>
        </li>
      ))}
      {(isWaiting || hasMoney) && (
        <li className={styles.now}>
          <span>{t('timeline.now')}</span>
          <p>{t(hasMoney ? 'timeline.details' : 'timeline.checking')}</p>
        </li>
      )}
      {isWaiting && mobileNumber && (
        <li>
          <span>{t('timeline.next')}</span>
          <p>{t('timeline.tell', { mobile: mobileNumber })}</p>
        </li>
      )}
      {hasMoney && (
        <li>
          <span>{t('timeline.next')}</span>
          <p>{t('timeline.policy')}</p>
        </li>
      )}
      {until !== undefined && (
        <li>
          <span>{t('timeline.anyTime')}</span>
          <p>{t('timeline.again', { date: formatDate(until, locale) })}</p>
        </li>
      )}
    </ol>
  );
}

/** Trips and persons who are added are priced by the day, and a renewal's offer says its own end. */
function canTryUntil({ status, price, bought }: PaymentDto): string | undefined {
  const isHeld = status === 'failed' && bought.kind === 'premium';
  return isHeld && !isTripPrice(price) ? price.validUntil : undefined;
}

function Moment({ at }: { at: string }) {
  const locale = useLocale();
  return (
    <time dateTime={at}>
      {formatDateOf(at, locale)} {formatTimeOf(at)}
    </time>
  );
}
