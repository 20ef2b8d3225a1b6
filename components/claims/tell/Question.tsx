import { useTranslations } from 'next-intl';
import { useEffect, useRef, useState } from 'react';
import { ErrorSummary } from '@/components/common/form/ErrorSummary';
import { KeptForm } from '@/components/common/form/kept/KeptForm';
import { Button } from '@/components/common/ui/Button';
import { SaveState } from '@/components/common/ui/states/SaveState';
import type { Telling } from '@/hooks/claims/useTelling';
import { useBusy } from '@/hooks/common/useBusy';
import { TELL_QUESTIONS, type TellQuestion } from '@/lib/domain/claims/tellQuestions';
import type { PlanFacts } from '@/lib/domain/plans/planFacts';
import { Answer } from './answers/Answer';
import { fieldOf } from './answers/answerField';
import { Progress } from './Progress';
import styles from './Tell.module.css';
import { useQuestionTexts } from './useQuestionTexts';

type Props = {
  question: TellQuestion;
  telling: Telling;
  facts: PlanFacts;
  go: (to: TellQuestion) => Promise<unknown>;
};

export function Question({ question, telling, facts, go }: Props) {
  const t = useTranslations('tellClaim');
  const say = useTranslations('validation.claims');
  const { draft, open, problems, tell } = telling;
  const { title, lead } = useQuestionTexts(question, telling);
  const [attempt, setAttempt] = useState(0);
  const { isBusy, run } = useBusy();
  const heading = useRef<HTMLHeadingElement>(null);
  const found = attempt > 0 ? problems[question] : undefined;
  const problem = found && say(found);
  const at = TELL_QUESTIONS.indexOf(question);
  const before = TELL_QUESTIONS[at - 1];
  const following = TELL_QUESTIONS.slice(at + 1).find((each) => each === 'story' || open.includes(each));

  useEffect(() => {
    window.scrollTo({ top: 0 });
    heading.current?.focus({ preventScroll: true });
  }, []);

  const next = async () => {
    if (open.includes(question)) return setAttempt((now) => now + 1);
    if (!following) return run(tell);
    // The next question doesn't wait for the save: unsaved input is sent again.
    draft.flush().catch(() => undefined);
    await go(following);
  };

  return (
    <KeptForm className={styles.question} onSend={next}>
      <SaveState status={draft.status} />
      <Progress question={question} open={open} />
      <ErrorSummary
        attempt={attempt}
        errors={problem ? [{ fieldId: fieldOf(question), message: problem }] : []}
      />
      <header>
        <h1 ref={heading} tabIndex={-1}>
          {title}
        </h1>
        {lead && <p>{lead}</p>}
      </header>
      <div className={styles.answer}>
        <Answer question={question} telling={telling} facts={facts} label={title} error={problem} />
      </div>
      <div className={styles.actions} data-edge="">
        {before && (
          <Button kind="line" size="big" onClick={() => void go(before)}>
            {t('back')}
          </Button>
        )}
        <Button kind="go" size="big" type="submit" busy={isBusy} iconAfter="arrow">
          {following && following !== 'who' ? t(`next.${following}`) : t('tell')}
        </Button>
      </div>
    </KeptForm>
  );
}
