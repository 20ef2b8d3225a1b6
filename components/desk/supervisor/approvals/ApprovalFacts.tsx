import { useTranslations } from 'next-intl';
import { Note } from '@/components/common/ui/states/Note';
import { LinkBill, LinkText } from '@/components/desk/links/LinkPreview';
import { useLinkPreview } from '@/hooks/desk/links/useSentLinks';
import type { CustomAmountDto } from '@/lib/domain/desk/links';
import { formatMoney } from '@/lib/i18n/format';
import styles from '@/components/desk/supervisor/Supervisor.module.css';

/** Shows what a decision rests on: the amounts, the bill, what the customer will read, and what prevents it. */
export function ApprovalFacts({ asked }: { asked: CustomAmountDto }) {
  const t = useTranslations('deskSupervisor.approvals');
  const { quoteId, channel, amount = 0, filedAmount, quoteAmount, tenure = 1, reason } = asked;
  const { data: preview } = useLinkPreview({ kind: 'custom', quoteId, channel, amount }, 'none');
  const { price, text, language, refusal } = preview ?? {};
  return (
    <>
      <dl className={styles.facts}>
        <Fact label={t('quotePrice')} amount={quoteAmount} />
        <Fact label={t('filedPrice', { years: tenure })} amount={filedAmount} />
        <Fact label={t('asked')} amount={amount} />
      </dl>
      <p className="small">{reason}</p>
      {filedAmount !== amount && <Note kind="bad">{t('notFiled')}</Note>}
      {refusal && (
        <Note kind="bad" role="status">
          {refusal.message}
        </Note>
      )}
      {price && <LinkBill price={price} />}
      {text && language && !refusal && <LinkText text={text} language={language} />}
    </>
  );
}

function Fact({ label, amount }: { label: string; amount: number | undefined }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd className="num">{amount === undefined ? '–' : formatMoney(amount)}</dd>
    </div>
  );
}
