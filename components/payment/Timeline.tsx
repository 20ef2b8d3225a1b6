import { useLocale, useTranslations } from 'next-intl';
import type { PaymentDto } from '@/lib/domain/paymentContract';
import type { PaymentStatus } from '@/lib/domain/payment';
import { formatDateOf, formatMoney, formatTimeOf } from '@/lib/i18n/format';
import styles from './Timeline.module.css';

const waiting: readonly PaymentStatus[] = ['pending', 'capturing', 'releasing', 'refunding'];

/** What happened so far, what happens now, what comes then. */
export function Timeline({ payment }: { payment: PaymentDto }) {
  const t = useTranslations('payment');
  const { status, history, amount, mobileNumber } = payment;
  const isWaiting = waiting.includes(status);
  const hasMoney = status === 'paid' || status === 'blocked';
  return (
    <ol className={styles.timeline} aria-label={t('timeline.label')}>
      {history.map((event) => (
        <li key={event.at + event.status} className={event.status === 'failed' ? styles.bad : styles.done}>
          <Moment at={event.at} />
          <p>{t(`events.${event.status}`, { amount: formatMoney(amount) })}</p>
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
    </ol>
  );
}

function Moment({ at }: { at: string }) {
  const locale = useLocale();
  return (
    <time dateTime={at}>
      {formatDateOf(at, locale)} {formatTimeOf(at)}
    </time>
  );
}
