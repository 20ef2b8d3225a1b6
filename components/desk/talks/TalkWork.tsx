import { useTranslations } from 'next-intl';
import { Button } from '@/components/common/ui/Button';
import { useSubmit } from '@/hooks/common/useSubmit';
import { useDeskTalk } from '@/hooks/desk/useDeskTalks';
import { AnswerForm } from './AnswerForm';
import { History } from './History';
import styles from './Talks.module.css';

/** One talk: what was said, and what can be done in it. */
export function TalkWork({ talkId }: { talkId: string }) {
  const t = useTranslations('deskTalks');
  const { talk, error, work, unsent, isRefused, answer, sayWriting } = useDeskTalk(talkId);
  const { isBusy, failure, run } = useSubmit({ conflict: t('takenByOther'), failed: t('workFailed') });
  if (!talk) return <p role="status">{t(error === undefined ? 'loading' : 'failed')}</p>;
  const { status, isOwn, isProven, hasNumber } = talk;
  const isMine = status === 'talking' && isOwn;
  const given = hasNumber ? 'unproven' : 'noNumber';
  const trust = isProven ? 'proven' : given;
  return (
    <>
      <p className="small">{t(trust)}</p>
      <History talk={talk} unsent={unsent} />
      {isRefused && <p role="alert">{t('takenByOther')}</p>}
      {isMine && <AnswerForm onSend={answer} onTyping={sayWriting} />}
      {failure && <p role="alert">{failure.code === 'TALK_TAKEN' ? t('takenByOther') : failure.message}</p>}
      <p className={styles.actions}>
        {status !== 'talking' && (
          <Button kind="act" size="small" busy={isBusy} onClick={() => void run(() => work('take'))}>
            {t('take')}
          </Button>
        )}
        {isMine && (
          <>
            <Button kind="line" size="small" busy={isBusy} onClick={() => void run(() => work('handOn'))}>
              {t('handOn')}
            </Button>
            <Button kind="line" size="small" busy={isBusy} onClick={() => void run(() => work('close'))}>
              {t('close')}
            </Button>
          </>
        )}
      </p>
    </>
  );
}
