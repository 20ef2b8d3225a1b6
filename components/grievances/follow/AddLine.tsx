import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { TextArea } from '@/components/common/form/TextArea';
import { KeptForm } from '@/components/common/form/kept/KeptForm';
import { Button } from '@/components/common/ui/Button';
import { SaveState } from '@/components/common/ui/states/SaveState';
import { useSubmit } from '@/hooks/common/useSubmit';
import type { FollowUpDraft } from '@/hooks/grievances/useFollowUp';
import { LONGEST_GRIEVANCE } from '@/lib/domain/grievances/grievance';
import styles from '@/components/grievances/Grievances.module.css';

type Props = { draft: FollowUpDraft; onAdd: (text: string) => Promise<unknown> };

/** A form for one more line, saved as it is typed. */
export function AddLine({ draft, onAdd }: Props) {
  const t = useTranslations('grievance.card');
  const [isMissing, setIsMissing] = useState(false);
  const { isBusy, failure, run } = useSubmit({ conflict: t('notSent'), failed: t('notSent') });
  const failed = failure?.code === 'STEP_NOT_REACHED' ? t('lineClosed') : failure?.message;
  const text = draft.values?.line ?? '';
  const add = async () => {
    setIsMissing(text.trim() === '');
    if (text.trim() === '') return;
    const { answer } = await run(() => onAdd(text));
    if (answer) draft.change({ line: '' });
  };
  return (
    <KeptForm className={styles.look} onSend={add}>
      <div>
        <TextArea
          label={t('line')}
          rows={2}
          maxLength={LONGEST_GRIEVANCE.line}
          value={text}
          disabled={!draft.values}
          error={failed ?? (isMissing ? t('lineMissing') : undefined)}
          onChange={({ target }) => {
            setIsMissing(false);
            draft.change({ line: target.value });
          }}
        />
        <SaveState status={draft.status} />
      </div>
      <Button kind="line" type="submit" busy={isBusy}>
        {t('add')}
      </Button>
    </KeptForm>
  );
}
