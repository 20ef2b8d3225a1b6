import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Button } from '@/components/common/ui/Button';
import { Note } from '@/components/common/ui/states/Note';
import { useSubmit } from '@/hooks/common/useSubmit';
import type { DeskCallActions } from '@/hooks/desk/callCustomers';
import type { DeskCallDto } from '@/lib/domain/callbacks/contract';
import { NumberLink } from './NumberLink';
import styles from '@/components/desk/cases/Cases.module.css';

type Props = {
  call: Pick<DeskCallDto, 'callbackId' | 'consent' | 'name'>;
  isMine: boolean;
  actions: DeskCallActions;
};

/** Takes a promised call over, which shows its number, and notes what came of it. */
export function CallActions({ call, isMine, actions }: Props) {
  const t = useTranslations('deskCalls');
  const { callbackId, consent, name } = call;
  const [number, setNumber] = useState<string>();
  const { isBusy, failure, run } = useSubmit({ conflict: t('conflict'), failed: t('notSent') });
  const claim = async () => {
    const { answer } = await run(() => actions.claim(callbackId));
    if (answer !== undefined) setNumber(answer);
  };
  const note = (outcome: 'reached' | 'notReached' | 'stopped') =>
    void run(() => actions.note(callbackId, outcome));
  return (
    <div className={styles.decide}>
      {failure && (
        <Note kind="bad" role="alert">
          {failure.message}
        </Note>
      )}
      {number !== undefined && <NumberLink name={name} number={number} />}
      <div className={styles.ways}>
        {consent === 'given' && number === undefined && (
          <Button kind="act" size="small" icon="phone" busy={isBusy} onClick={() => void claim()}>
            {t('claim')}
          </Button>
        )}
        {isMine && (
          <>
            <Button kind="act" size="small" busy={isBusy} onClick={() => note('reached')}>
              {t('reached')}
            </Button>
            <Button kind="line" size="small" busy={isBusy} onClick={() => note('notReached')}>
              {t('notReached')}
            </Button>
          </>
        )}
        {consent !== 'given' && (
          <Button kind="bad" size="small" busy={isBusy} onClick={() => note('stopped')}>
            {t('stop')}
          </Button>
        )}
      </div>
    </div>
  );
}
