import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Button } from '@/components/common/ui/Button';
import { Note } from '@/components/common/ui/states/Note';
import { revealNumber } from '@/hooks/desk/callCustomers';
import { useSubmit } from '@/hooks/common/useSubmit';
import { REVEAL_REASONS } from '@/lib/domain/callbacks/contract';
import { NumberLink } from './NumberLink';
import styles from '@/components/desk/Dashboard.module.css';

const takeFocus = (reasons: HTMLElement | null) => reasons?.querySelector('button')?.focus();

/** Reveals a lead's number once a reason is given; the server refuses it where calling is not permitted. */
export function CallCustomer({ leadId, name }: { leadId: string; name: string }) {
  const t = useTranslations('deskCalls');
  const [isAsked, setIsAsked] = useState(false);
  const [number, setNumber] = useState<string>();
  const { isBusy, failure, run } = useSubmit({ conflict: t('notSent'), failed: t('notSent') });
  if (number !== undefined) {
    return <NumberLink name={name} number={number} />;
  }
  if (!isAsked) {
    return (
      <Button kind="line" size="dense" icon="phone" onClick={() => setIsAsked(true)}>
        {t('call')}
      </Button>
    );
  }
  const reveal = async (reason: (typeof REVEAL_REASONS)[number]) => {
    const { answer } = await run(() => revealNumber(leadId, reason));
    if (answer !== undefined) setNumber(answer.mobileNumber);
  };
  return (
    <div ref={takeFocus} role="group" aria-label={t('why', { name })} className={styles.why}>
      <span>{t('why', { name })}</span>
      {REVEAL_REASONS.map((reason) => (
        <Button key={reason} kind="line" size="dense" busy={isBusy} onClick={() => void reveal(reason)}>
          {t(`reasons.${reason}`)}
        </Button>
      ))}
      {failure && (
        <Note kind="bad" role="alert">
          {failure.message}
        </Note>
      )}
    </div>
  );
}
