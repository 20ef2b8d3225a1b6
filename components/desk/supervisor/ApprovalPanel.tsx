import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { TextField } from '@/components/common/form/TextField';
import { Button } from '@/components/common/ui/Button';
import { Note } from '@/components/common/ui/states/Note';
import { useSubmit } from '@/hooks/common/useSubmit';
import type { Decide, Decision } from '@/hooks/desk/supervisor/useDesk';
import { type CustomAmountDto, LINK_REASON } from '@/lib/domain/desk/links';
import { formatMoney } from '@/lib/i18n/format';
import { usePanel } from '@/hooks/desk/supervisor/usePanel';
import styles from './Supervisor.module.css';

type Props = { asked: CustomAmountDto; onDecide: Decide; onClose: () => void };

export function ApprovalPanel({ asked, onDecide, onClose }: Props) {
  const t = useTranslations('deskSupervisor.approvals');
  const [reason, setReason] = useState('');
  const [isTried, setIsTried] = useState(false);
  const { isBusy, failure, run } = useSubmit({ conflict: t('conflict'), failed: t('notSent') });
  const heading = usePanel(onClose);
  const { linkId, name, amount = 0, filedAmount, quoteAmount, isOwn } = asked;
  const isFiled = filedAmount === amount;
  const isTooShort = reason.trim().length < LINK_REASON.min;
  const decide = async (decision: Decision) => {
    setIsTried(true);
    if (!isTooShort) await run(() => onDecide(linkId, decision, reason.trim()));
  };
  return (
    <section className={styles.panel} aria-labelledby="approval">
      <h2 id="approval" ref={heading} tabIndex={-1}>
        {t('from', { amount: formatMoney(amount), name })}
      </h2>
      <dl className={styles.facts}>
        <Fact label={t('quotePrice')} amount={quoteAmount} />
        <Fact label={t('filedPrice', { years: asked.tenure ?? 1 })} amount={filedAmount} />
        <Fact label={t('asked')} amount={amount} />
      </dl>
      <p className="small">{asked.reason}</p>
      {!isFiled && <Note kind="bad">{t('notFiled')}</Note>}
      {isOwn ? (
        <Note kind="warn">{t('own')}</Note>
      ) : (
        <>
          <TextField
            label={t('yourReason')}
            hint={t('reasonHint', { min: LINK_REASON.min })}
            error={failure?.message ?? (isTried && isTooShort ? t('reasonMissing') : undefined)}
            value={reason}
            maxLength={LINK_REASON.max}
            autoComplete="off"
            onChange={({ target }) => setReason(target.value)}
          />
          <div className={styles.ways}>
            {isFiled && (
              <Button kind="go" size="small" busy={isBusy} onClick={() => void decide('approved')}>
                {t('approve', { amount: formatMoney(amount) })}
              </Button>
            )}
            <Button kind="line" size="small" busy={isBusy} onClick={() => void decide('returned')}>
              {t('return')}
            </Button>
          </div>
          <p className="tiny">{t('kept')}</p>
        </>
      )}
    </section>
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
