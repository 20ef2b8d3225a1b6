import { useTranslations } from 'next-intl';
import { Note } from '@/components/common/ui/states/Note';
import type { PaymentDto } from '@/lib/domain/payment/contract';
import { formatMoney } from '@/lib/i18n/format';
import styles from './Payment.module.css';

/** Says that the bank debited the amount more than once, and what becomes of it. */
export function SurplusNotes({ surplus = [] }: Pick<PaymentDto, 'surplus'>) {
  const t = useTranslations('payment');
  return surplus.map(({ amount, bankReference, isBack }, at) => (
    <div key={bankReference ?? at} className={styles.offline}>
      <Note kind={isBack ? 'good' : 'warn'} role="status">
        {t(isBack ? 'surplus.back' : 'surplus.due', { amount: formatMoney(amount) })}
        {bankReference && ` ${t('receipt.bank')}: ${bankReference}`}
      </Note>
    </div>
  ));
}
