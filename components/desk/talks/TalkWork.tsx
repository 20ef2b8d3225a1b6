import { useTranslations } from 'next-intl';
import { useEffect, useRef } from 'react';
import { TalkFiles } from '@/components/help/files/TalkFiles';
import { Button } from '@/components/common/ui/Button';
import { useSubmit } from '@/hooks/common/useSubmit';
import { type Refusal, useDeskTalk } from '@/hooks/desk/useDeskTalk';
import { AnswerForm } from './AnswerForm';
import { Holder } from './Holder';
import { History } from './History';
import { api } from '@/lib/config/paths';
import type { DeskTalkDto } from '@/lib/domain/help/contract';
import styles from './Talks.module.css';

/** One talk with what was said, and what can be done in it. */
export function TalkWork({ talkId, staffId }: { talkId: string; staffId: string }) {
  const t = useTranslations('deskTalks');
  const { talk, error, work, draft, unsent, refusal, ...answers } = useDeskTalk(talkId, staffId);
  const { isBusy, failure, run } = useSubmit({ conflict: t('takenByOther'), failed: t('workFailed') });
  const isMine = isHeld(talk);
  const { field, inField, take } = useAnswerField(isMine);
  if (!talk) return <p role="status">{t(error === undefined ? 'loading' : 'failed')}</p>;
  return (
    <>
      <Trust talk={talk} />
      {isMine && talk.isProven && <Holder talkId={talkId} />}
      <History talk={talk} unsent={unsent} />
      {refusal && (
        <Refused refusal={refusal} onRetry={inField(answers.retry)} onTakeBack={inField(answers.takeBack)} />
      )}
      {isMine && talk.takesFiles && <TalkFiles talkId={talkId} path={api.deskTalkFile} />}
      {isMine && (
        <AnswerForm field={field} draft={draft} onType={answers.type} onSend={inField(answers.answer)} />
      )}
      {failure && <p role="alert">{failure.code === 'TALK_TAKEN' ? t('takenByOther') : failure.message}</p>}
      <Actions
        talk={talk}
        isBusy={isBusy}
        onWork={(what) => {
          take(what === 'take');
          void run(() => work(what));
        }}
      />
    </>
  );
}

const isHeld = (talk: Pick<DeskTalkDto, 'status' | 'isOwn'> | undefined) =>
  talk?.status === 'talking' && talk.isOwn;

/** The pressed button goes, and the field of the answer is where the work goes on. */
function useAnswerField(isMine: boolean) {
  const field = useRef<HTMLTextAreaElement>(null);
  const isTaken = useRef(false);
  useEffect(() => {
    if (isMine && isTaken.current) field.current?.focus();
  }, [isMine]);
  const inField = (press: () => void) => () => {
    press();
    field.current?.focus();
  };
  const take = (isTaking: boolean) => {
    isTaken.current = isTaking;
  };
  return { field, inField, take };
}

/** Says what may be told of a policy: it depends on whether the number is proven. */
function Trust({ talk: { isProven, hasNumber } }: { talk: DeskTalkDto }) {
  const t = useTranslations('deskTalks');
  const given = hasNumber ? 'unproven' : 'noNumber';
  return <p className="small">{t(isProven ? 'proven' : given)}</p>;
}

type ActionsProps = {
  talk: DeskTalkDto;
  isBusy: boolean;
  onWork: (what: 'take' | 'handOn' | 'close') => void;
};

function Actions({ talk: { status, isOwn, mayTake, by = '' }, isBusy, onWork }: ActionsProps) {
  const t = useTranslations('deskTalks');
  const isMine = isHeld({ status, isOwn });
  const button = { kind: 'line', size: 'small', busy: isBusy } as const;
  return (
    <p className={styles.actions}>
      {mayTake && (
        <Button {...button} kind="act" onClick={() => onWork('take')}>
          {status === 'talking' ? t('takeOver', { name: by }) : t('take')}
        </Button>
      )}
      {isMine && (
        <>
          <Button {...button} onClick={() => onWork('handOn')}>
            {t('handOn')}
          </Button>
          <Button {...button} onClick={() => onWork('close')}>
            {t('close')}
          </Button>
        </>
      )}
    </p>
  );
}

type RefusedProps = { refusal: Refusal; onRetry: () => void; onTakeBack: () => void };

/** Says why an answer wasn't taken. It isn't sent again by itself. */
function Refused({ refusal: { code, says }, onRetry, onTakeBack }: RefusedProps) {
  const t = useTranslations('deskTalks');
  return (
    <div role="alert">
      <p>{code === 'TALK_TAKEN' ? t('takenByOther') : (says ?? t('workFailed'))}</p>
      <p className={styles.actions}>
        <Button kind="line" size="small" onClick={onTakeBack}>
          {t('takeBack')}
        </Button>
        <Button kind="line" size="small" onClick={onRetry}>
          {t('again')}
        </Button>
      </p>
    </div>
  );
}
