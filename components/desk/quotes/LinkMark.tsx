import { useLocale, useTranslations } from 'next-intl';
import type { QuoteRowDto } from '@/lib/domain/desk/contract';
import { LEAD_STATUS } from '@/lib/domain/quote/leadStatus';
import styles from './QuoteTable.module.css';
import { sayMoment } from './sayMoment';

/** Says in two words what became of the live link; a state that needs a look stands out. */
export function LinkMark({ quote: { link, status, consent } }: { quote: QuoteRowDto }) {
  const t = useTranslations('desk.link');
  const locale = useLocale();
  if (consent === 'withdrawn') return <b className={styles.bad}>{t('optedOut')}</b>;
  if (!link) return '–';
  if (status === LEAD_STATUS.paid) return t('paid', { at: sayMoment(link.at, locale) });
  if (status === LEAD_STATUS.paymentInitiated) return t('paying');
  if (link.state === 'failed' || link.state === 'expired')
    return <b className={styles.bad}>{t(link.state)}</b>;
  if (link.endsToday) return <b className={styles.bad}>{t('endsToday')}</b>;
  if (link.opens > 0) return t('opened', { count: link.opens, at: sayMoment(link.at, locale) });
  return t('notOpened');
}
