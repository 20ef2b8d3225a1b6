import { useRouter } from 'next/router';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { ErrorSummary } from '@/components/common/form/ErrorSummary';
import { useFieldMessage } from '@/hooks/common/forms/useFieldMessage';
import { KeptForm } from '@/components/common/form/kept/KeptForm';
import { Button } from '@/components/common/ui/Button';
import { Note } from '@/components/common/ui/states/Note';
import { SaveState } from '@/components/common/ui/states/SaveState';
import type { ServerDraft } from '@/hooks/common/forms/useServerDraft';
import { useSubmit } from '@/hooks/common/useSubmit';
import { paths } from '@/lib/config/paths';
import type { HealthDeclarationDto } from '@/lib/domain/declaration/contract';
import { findHealthProblems, type HealthAnswers, tidyAnswers } from '@/lib/domain/declaration/declaration';
import { HEALTH_QUESTIONS } from '@/lib/domain/declaration/questions.data';
import { BLOCK_DAYS } from '@/lib/domain/payment/payment';
import { HealthQuestionField } from './HealthQuestionField';
import styles from './Health.module.css';

type Props = {
  declaration: HealthDeclarationDto;
  draft: Pick<ServerDraft<HealthAnswers>, 'values' | 'change' | 'status'>;
  onSubmit: (more: object) => Promise<HealthDeclarationDto>;
  /** Reloads a declaration that was changed in another session. */
  onReload: () => unknown;
};

export function HealthForm({ declaration, draft, onSubmit, onReload }: Props) {
  const t = useTranslations('declaration');
  const router = useRouter();
  const toMessage = useFieldMessage();
  const { quoteId, members, about, version } = declaration;
  const [attempt, setAttempt] = useState(0);
  const { isBusy, failure, run } = useSubmit({ conflict: t('changed'), failed: t('failed') });
  const answers = draft.values ?? {};
  const problems = findHealthProblems(tidyAnswers(answers, members.length));
  const shown = attempt > 0 ? problems : [];
  const messageAt = (path: string) => {
    const problem = shown.find((each) => each.path === path);
    return problem && toMessage(`validation.${problem.key}`);
  };

  const labelOf = (path: string) =>
    t(`short.${HEALTH_QUESTIONS.find((each) => path.startsWith(each)) ?? 'illness'}`);

  const proceed = async () => {
    if (problems.length > 0) {
      setAttempt((now) => now + 1);
      return;
    }
    const outcome = await run(() => onSubmit({ about, submit: true }));
    if (outcome.answer?.result) await router.push(paths.kyc(quoteId));
    if (outcome.isConflict) await onReload();
  };

  return (
    <KeptForm className={`wrap ${styles.page}`} onSend={proceed}>
      <div className={styles.main}>
        <SaveState status={draft.status} />
        <h1>{t('title')}</h1>
        <p className="lead">{t('lead')}</p>
        <ErrorSummary
          attempt={attempt}
          errors={shown.map(({ path, key }) => ({
            fieldId: path.replace('.', '-'),
            message: `${labelOf(path)}: ${toMessage(`validation.${key}`)}`,
          }))}
        />
        <Note>
          <b>{t('before')}</b>
          <br />
          {t('beforeText', { days: BLOCK_DAYS })}
        </Note>
        {HEALTH_QUESTIONS.map((question) => (
          <HealthQuestionField
            key={question}
            question={question}
            members={members}
            answer={answers[question] ?? {}}
            isEarlier={version === 0 && question === 'illness'}
            messageAt={messageAt}
            onChange={(answer) => draft.change({ [question]: answer })}
          />
        ))}
        {failure && (
          <Note kind="bad" role="alert">
            {failure.message}
          </Note>
        )}
        <div className={styles.actions}>
          <Button kind="go" size="big" type="submit" iconAfter="arrow" busy={isBusy}>
            {t('confirm')}
          </Button>
        </div>
      </div>
      <aside className={styles.side}>
        <h2>{t('seen')}</h2>
        <p className="small">{t('seenText')}</p>
      </aside>
    </KeptForm>
  );
}
