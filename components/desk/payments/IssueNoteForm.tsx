import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { TextField } from '@/components/common/form/TextField';
import { Button } from '@/components/common/ui/Button';
import type { NoteIssue } from '@/hooks/desk/queues/usePaymentIssues';
import { useWrongField } from '@/hooks/common/forms/useWrongField';
import { useSubmit } from '@/hooks/common/useSubmit';
import { useKeptTyped } from '@/hooks/desk/useKeptTyped';
import { ISSUE_NOTE } from '@/lib/domain/desk/paymentIssues';
import styles from '@/components/desk/cases/Cases.module.css';

const nothing = { note: '' };

/** Closes a payment issue, which requires a note. */
export function IssueNoteForm({ issueId, onNote }: { issueId: string; onNote: NoteIssue }) {
  const t = useTranslations('paymentIssues');
  const { typed, type, clear } = useKeptTyped(`issue ${issueId}`, nothing);
  const { note } = typed;
  const [tries, setTries] = useState(0);
  const { isBusy, failure, run } = useSubmit({ conflict: t('conflict'), failed: t('notSent') });
  const isTooShort = note.trim().length < ISSUE_NOTE.min;
  const mark = async () => {
    setTries(tries + 1);
    if (!isTooShort) await run(() => onNote(issueId, note).then(clear));
  };
  const form = useWrongField<HTMLDivElement>(tries, failure);
  return (
    <div ref={form} className={styles.decide}>
      <TextField
        id={`note-${issueId}`}
        label={t('note')}
        hint={t('noteHint')}
        error={failure?.message ?? (tries > 0 && isTooShort ? t('noteMissing') : undefined)}
        value={note}
        maxLength={ISSUE_NOTE.max}
        autoComplete="off"
        onChange={({ target }) => type({ note: target.value })}
      />
      <div className={styles.ways}>
        <Button kind="act" size="small" busy={isBusy} onClick={() => void mark()}>
          {t('mark')}
        </Button>
      </div>
    </div>
  );
}
