import { useTranslations } from 'next-intl';
import { Button } from '@/components/common/ui/Button';
import { useSubmit } from '@/hooks/common/useSubmit';
import styles from '../Grievances.module.css';

type Props = { status: 'answered' | 'unsettled'; onSettle: (isSettled: boolean) => Promise<unknown> };

/** The customer's word on our answer, by one press. */
export function Settle({ status, onSettle }: Props) {
  const t = useTranslations('grievance');
  const { isBusy, failure, run } = useSubmit({ conflict: t('card.notSent'), failed: t('card.notSent') });
  const question = t(status === 'answered' ? 'settle.question' : 'settle.again');
  return (
    <div className={styles.look} role="group" aria-label={question}>
      <p>
        <b>{question}</b>
      </p>
      {status === 'answered' && <p className="small">{t('settle.text')}</p>}
      <p className={styles.buttons}>
        <Button kind="act" busy={isBusy} onClick={() => void run(() => onSettle(true))}>
          {t('settle.yes')}
        </Button>
        {status === 'answered' && (
          <Button kind="line" busy={isBusy} onClick={() => void run(() => onSettle(false))}>
            {t('settle.no')}
          </Button>
        )}
      </p>
      {failure && <p role="alert">{failure.message}</p>}
    </div>
  );
}
