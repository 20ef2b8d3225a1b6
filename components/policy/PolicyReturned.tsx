import { useLocale, useTranslations } from 'next-intl';
import { onOneLine } from '@/components/common/ui/onOneLine';
import { Note } from '@/components/common/ui/states/Note';
import type { PolicyDto } from '@/lib/domain/policy/contract';
import { formatDateOf, formatMoney } from '@/lib/i18n/format';
import styles from './Policy.module.css';

export function PolicyReturned({ cancelled }: { cancelled: NonNullable<PolicyDto['cancelled']> }) {
  const t = useTranslations('policy.refund');
  const locale = useLocale();
  const { amount, refund } = cancelled;
  const { status, sentAt = '', reference } = refund;
  const date = sentAt && formatDateOf(sentAt, locale);
  return (
    <section className={styles.return} aria-labelledby="policy-returned">
      <h2 id="policy-returned">{t('title')}</h2>
      <Note kind={status === 'sent' ? 'good' : 'plain'} role="status">
        {t(status, { amount: formatMoney(amount), date })}
      </Note>
      {reference && status !== 'none' && (
        <p className="small">{t.rich('reference', { reference, number: onOneLine })}</p>
      )}
    </section>
  );
}
