import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { TextArea } from '@/components/common/form/TextArea';
import { KeptForm } from '@/components/common/form/kept/KeptForm';
import { Button } from '@/components/common/ui/Button';
import { SaveState } from '@/components/common/ui/states/SaveState';
import type { ClaimActions } from '@/hooks/claims/useClaim';
import { useBusy } from '@/hooks/common/useBusy';
import styles from './Claim.module.css';

const LONGEST = 2_000;

type Props = {
  /** Identifies the question, or the appeal. */
  about: string;
  label: string;
  send: string;
  /** The earlier answer, if it is being changed. */
  before?: string;
  typed: ClaimActions['typed'];
  onSend: (text: string) => Promise<void>;
};

/** The answer is saved as it is typed. */
export function AnswerForm({ about, label, send, before = '', typed, onSend }: Props) {
  const t = useTranslations('claim.questions');
  const { isBusy, run } = useBusy();
  const [isMissing, setIsMissing] = useState(false);
  const text = typed.values?.[about] ?? before;
  const submit = async () => {
    setIsMissing(text.trim() === '');
    if (text.trim() === '') return;
    await run(() => onSend(text));
  };
  return (
    <KeptForm className={styles.form} onSend={submit}>
      <TextArea
        id={`answer-${about}`}
        label={label}
        rows={4}
        maxLength={LONGEST}
        value={text}
        readOnly={typed.isLoading}
        {...(isMissing && { error: t('required') })}
        onChange={({ target }) => {
          setIsMissing(false);
          typed.change({ [about]: target.value });
        }}
      />
      <SaveState status={typed.status} />
      <Button type="submit" busy={isBusy}>
        {send}
      </Button>
    </KeptForm>
  );
}
