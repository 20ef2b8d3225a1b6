import { useTranslations } from 'next-intl';
import { useRef, useState } from 'react';
import { TextField } from '@/components/common/form/TextField';
import { Button } from '@/components/common/ui/Button';
import { Note } from '@/components/common/ui/states/Note';
import { OpenQuote } from '@/components/desk/drawer/OpenQuote';
import { useWrongField } from '@/hooks/common/forms/useWrongField';
import { useSubmit } from '@/hooks/common/useSubmit';
import type { Decide, Decision } from '@/hooks/desk/supervisor/supervise';
import { usePanel } from '@/hooks/desk/supervisor/usePanel';
import { useKeptTyped } from '@/hooks/desk/useKeptTyped';
import { usePanelKeys } from '@/hooks/desk/usePanelKeys';
import { type CustomAmountDto, LINK_REASON } from '@/lib/domain/desk/links';
import { formatMoney } from '@/lib/i18n/format';
import { ApprovalFacts } from './ApprovalFacts';
import styles from '@/components/desk/supervisor/Supervisor.module.css';

type Props = {
  asked: CustomAmountDto;
  onDecide: Decide;
  onOpen: (quoteId: string) => void;
  onClose: () => void;
};

export function ApprovalPanel({ asked, onDecide, onOpen, onClose }: Props) {
  const t = useTranslations('deskSupervisor.approvals');
  const heading = usePanel(onClose);
  const panel = useRef<HTMLElement>(null);
  usePanelKeys(panel, {
    a: { button: '[data-approve]', isPressed: true },
    r: { button: '[data-return]', isPressed: true },
  });
  return (
    <section ref={panel} className={styles.panel} aria-labelledby="approval">
      <h2 id="approval" ref={heading} tabIndex={-1}>
        {t('from', { amount: formatMoney(asked.amount ?? 0), name: asked.name })}
      </h2>
      <p>
        <OpenQuote quoteId={asked.quoteId} onOpen={onOpen} />
      </p>
      <ApprovalFacts asked={asked} />
      {asked.isOwn ? <Note kind="warn">{t('own')}</Note> : <Decisions asked={asked} onDecide={onDecide} />}
    </section>
  );
}

const nothing = { reason: '' };

function Decisions({ asked, onDecide }: Pick<Props, 'asked' | 'onDecide'>) {
  const t = useTranslations('deskSupervisor.approvals');
  const { linkId, amount = 0, filedAmount } = asked;
  const { typed, type, clear } = useKeptTyped(`approval ${linkId}`, nothing);
  const { reason } = typed;
  const [tries, setTries] = useState(0);
  const { isBusy, failure, run } = useSubmit({ conflict: t('conflict'), failed: t('notSent') });
  const isTooShort = reason.trim().length < LINK_REASON.min;
  const decide = async (decision: Decision) => {
    setTries(tries + 1);
    if (!isTooShort) await run(() => onDecide(linkId, decision, reason.trim()).then(clear));
  };
  const field = useWrongField<HTMLDivElement>(tries, failure);
  return (
    <>
      <div ref={field}>
        <TextField
          label={t('yourReason')}
          hint={t('reasonHint', { min: LINK_REASON.min })}
          error={
            failure?.fields['reason'] ??
            failure?.message ??
            (tries > 0 && isTooShort ? t('reasonMissing') : undefined)
          }
          value={reason}
          maxLength={LINK_REASON.max}
          autoComplete="off"
          onChange={({ target }) => type({ reason: target.value })}
        />
      </div>
      <div className={styles.ways}>
        {filedAmount === amount && (
          <Button kind="go" size="small" busy={isBusy} data-approve onClick={() => void decide('approved')}>
            {t('approve', { amount: formatMoney(amount) })} <kbd aria-hidden="true">A</kbd>
          </Button>
        )}
        <Button kind="line" size="small" busy={isBusy} data-return onClick={() => void decide('returned')}>
          {t('return')} <kbd aria-hidden="true">R</kbd>
        </Button>
      </div>
      <p className="tiny">{t('kept')}</p>
    </>
  );
}
