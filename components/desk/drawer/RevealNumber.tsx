import { useTranslations } from 'next-intl';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { Button } from '@/components/common/ui/Button';
import { Note } from '@/components/common/ui/states/Note';
import { NumberLink } from '@/components/desk/calls/NumberLink';
import { useSubmit } from '@/hooks/common/useSubmit';
import { revealNumber } from '@/hooks/desk/callCustomers';
import { REVEAL_REASONS } from '@/lib/domain/callbacks/contract';
import type { DeskQuoteDto } from '@/lib/domain/desk/drawer/contract';
import styles from './Drawer.module.css';

/** Reveals the number. The server refuses it where no call is allowed; the strip below says why. */
export function RevealNumber({
  quote,
  onRevealed,
}: {
  quote: DeskQuoteDto;
  onRevealed: (numberMark: string) => void;
}) {
  const t = useTranslations('deskDrawer');
  const calls = useTranslations('deskCalls');
  const { dialerId = '', name, mobileNumber, consent, callHours } = quote;
  const [isAsked, setIsAsked] = useState(false);
  const [number, setNumber] = useState<string>();
  const reasons = useRef<HTMLDivElement>(null);
  const { isBusy, failure, run } = useSubmit({ conflict: t('conflict'), failed: t('notSent') });
  const mayCall = dialerId !== '' && consent.state === 'given' && callHours.isNow;
  const ask = () => {
    flushSync(() => setIsAsked(true));
    reasons.current?.querySelector('button')?.focus();
  };
  const reveal = async (reason: (typeof REVEAL_REASONS)[number]) => {
    const { answer } = await run(() => revealNumber(dialerId, reason));
    if (answer === undefined) return;
    setNumber(answer.mobileNumber);
    onRevealed(answer.numberMark);
  };
  return (
    <div className={styles.phone}>
      {number === undefined ? (
        <b className="num">{mobileNumber || t('noNumber')}</b>
      ) : (
        <NumberLink name={name} number={number} />
      )}
      {mayCall && number === undefined && !isAsked && (
        <Button kind="line" size="dense" icon="eye" onClick={ask}>
          {t('reveal')}
        </Button>
      )}
      {isAsked && number === undefined && (
        <div ref={reasons} role="group" aria-label={calls('why', { name })} className={styles.why}>
          <span>{calls('why', { name })}</span>
          {REVEAL_REASONS.map((reason) => (
            <Button key={reason} kind="line" size="dense" busy={isBusy} onClick={() => void reveal(reason)}>
              {calls(`reasons.${reason}`)}
            </Button>
          ))}
        </div>
      )}
      {failure && (
        <Note kind="bad" role="alert">
          {failure.message}
        </Note>
      )}
    </div>
  );
}
