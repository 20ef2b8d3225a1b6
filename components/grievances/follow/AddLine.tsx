import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { TextArea } from '@/components/common/form/TextArea';
import { Button } from '@/components/common/ui/Button';
import { useSubmit } from '@/hooks/common/useSubmit';
import { LONGEST_GRIEVANCE } from '@/lib/domain/grievances/grievance';
import styles from '../Grievances.module.css';

export function AddLine({ onAdd }: { onAdd: (text: string) => Promise<unknown> }) {
  const t = useTranslations('grievance.card');
  const [text, setText] = useState('');
  const [isMissing, setIsMissing] = useState(false);
  const { isBusy, failure, run } = useSubmit({ conflict: t('notSent'), failed: t('notSent') });
  const add = async () => {
    setIsMissing(text.trim() === '');
    if (text.trim() === '') return;
    const { answer } = await run(() => onAdd(text));
    if (answer) setText('');
  };
  return (
    <form
      className={styles.look}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void add();
      }}
    >
      <TextArea
        label={t('line')}
        rows={2}
        maxLength={LONGEST_GRIEVANCE.line}
        value={text}
        error={failure?.message ?? (isMissing ? t('lineMissing') : undefined)}
        onChange={({ target }) => setText(target.value)}
      />
      <Button kind="line" type="submit" busy={isBusy}>
        {t('add')}
      </Button>
    </form>
  );
}
