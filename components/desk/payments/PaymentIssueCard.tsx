import { useLocale, useTranslations } from 'next-intl';
import type { NoteIssue } from '@/hooks/desk/queues/usePaymentIssues';
import type { PaymentIssueDto } from '@/lib/domain/desk/paymentIssues';
import { formatDateOf, formatMoney, formatTimeOf } from '@/lib/i18n/format';
import styles from '@/components/desk/cases/Cases.module.css';
import { IssueNoteForm } from './IssueNoteForm';

type Props = { issue: PaymentIssueDto; onNote: NoteIssue | undefined };

/** A payment that didn't match its order: expected and received amounts, with the references to look it up. */
export function PaymentIssueCard({ issue, onNote }: Props) {
  const t = useTranslations('paymentIssues');
  const { issueId, problem, gateway, toldAt, seen } = issue;
  const seenAt = useMoment(seen?.at ?? toldAt);
  return (
    <li className={styles.case}>
      <div className={styles.head}>
        <h2>{t(`problems.${problem}`)}</h2>
        <span className={styles.kind}>{gateway}</span>
      </div>
      <p className="tiny">{t('told', { at: useMoment(toldAt) })}</p>
      <dl className={styles.facts}>
        {factsOf(issue).map(
          ([label, value]) =>
            value && (
              <div key={label}>
                <dt>{t(`facts.${label}`)}</dt>
                <dd>{value}</dd>
              </div>
            ),
        )}
      </dl>
      {seen && (
        <>
          <p className="tiny">{t('by', { staff: seen.by, at: seenAt })}</p>
          <p className="small">{seen.note}</p>
        </>
      )}
      {!seen && onNote && <IssueNoteForm issueId={issueId} onNote={onNote} />}
    </li>
  );
}

function factsOf({ payment, received, currency = 'INR', ...ids }: PaymentIssueDto) {
  return [
    ['received', received === undefined ? undefined : sumOf(received, currency)],
    ['expected', payment && formatMoney(payment.expected)],
    ['customer', payment && `${payment.name} ${payment.mobileNumber}`.trim()],
    ['reference', payment?.reference],
    ['bank', ids.bankReference],
    ['order', ids.orderId],
    ['attempt', ids.attemptId],
  ] as const;
}

function sumOf(amount: number, currency: string): string {
  return currency === 'INR' ? formatMoney(amount) : `${amount} ${currency}`;
}

function useMoment(at: string): string {
  const locale = useLocale();
  return `${formatDateOf(at, locale)}, ${formatTimeOf(at)}`;
}
