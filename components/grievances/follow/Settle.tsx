import { useTranslations } from 'next-intl';
import { Button } from '@/components/common/ui/Button';
import { useSubmit } from '@/hooks/common/useSubmit';
import styles from '@/components/grievances/Grievances.module.css';

type Props = {
  status: 'answered' | 'unsettled';
  onSettle: (isSettled: boolean) => Promise<unknown>;
  onReload: () => Promise<unknown>;
};

/** Lets the customer say with one press whether our answer settles the grievance. */
export function Settle({ status, onSettle, onReload }: Props) {
  const t = useTranslations('grievance');
  const { isBusy, failure, run } = useSubmit({ conflict: t('settle.changed'), failed: t('card.notSent') });
  const question = t(status === 'answered' ? 'settle.question' : 'settle.again');
  const say = async (isSettled: boolean) => {
    const { isConflict } = await run(() => onSettle(isSettled));
    if (isConflict) await onReload();
  };
  return (
    <div className={styles.look} role="group" aria-label={question}>
      <p>
        <b>{question}</b>
      </p>
      {status === 'answered' && <p className="small">{t('settle.text')}</p>}
      <p className={styles.buttons}>
        <Button kind="act" busy={isBusy} onClick={() => void say(true)}>
          {t('settle.yes')}
        </Button>
        {status === 'answered' && (
          <Button kind="line" busy={isBusy} onClick={() => void say(false)}>
            {t('settle.no')}
          </Button>
        )}
      </p>
      {failure && <p role="alert">{failure.message}</p>}
    </div>
  );
}
