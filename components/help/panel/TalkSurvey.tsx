import { useTranslations } from 'next-intl';
import { KeptForm } from '@/components/common/form/kept/KeptForm';
import { TextArea } from '@/components/common/form/TextArea';
import { Button } from '@/components/common/ui/Button';
import { Chips } from '@/components/common/ui/Chips';
import { Note } from '@/components/common/ui/states/Note';
import { useSubmit } from '@/hooks/common/useSubmit';
import { useTalkSurvey } from '@/hooks/help/useTalkSurvey';
import { REPORTS } from '@/lib/domain/reports/reports';
import styles from './Talk.module.css';

const { answered, better } = REPORTS.talk.fields;

/** Asks one question about a talk that ended, with room for words. */
export function TalkSurvey({ talkId }: { talkId: string }) {
  const t = useTranslations('report');
  const { answers, write, isSent, send } = useTalkSurvey(talkId);
  const { isBusy, failure, run } = useSubmit({ conflict: t('notSent'), failed: t('notSent') });
  if (isSent) {
    return (
      <Note kind="good" role="status">
        {t('talk.thanks')}
      </Note>
    );
  }
  return (
    <KeptForm className={styles.survey} onSend={() => run(send)}>
      <Chips
        legend={t('talk.answered.label')}
        name="talk-answered"
        choices={answered.of.map((value) => ({ value, label: t(`talk.answered.${value}`) }))}
        value={answered.of.find((value) => value === answers['answered'])}
        onChange={(value) => write({ ...answers, answered: value })}
      />
      {answers['answered'] !== undefined && (
        <>
          <TextArea
            label={t('talk.better.label')}
            hint={t('talk.lead')}
            rows={2}
            maxLength={better.most}
            value={answers['better'] ?? ''}
            error={failure?.message}
            onChange={({ target }) => write({ ...answers, better: target.value })}
          />
          <Button kind="act" size="small" type="submit" busy={isBusy}>
            {t('send')}
          </Button>
        </>
      )}
    </KeptForm>
  );
}
