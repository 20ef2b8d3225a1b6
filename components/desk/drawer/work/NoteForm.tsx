import { useTranslations } from 'next-intl';
import { useRef, useState } from 'react';
import { TextArea } from '@/components/common/form/TextArea';
import { Button } from '@/components/common/ui/Button';
import { Note } from '@/components/common/ui/states/Note';
import { useSubmit } from '@/hooks/common/useSubmit';
import { useKeptNote } from '@/hooks/desk/drawer/useKeptNote';
import type { DrawerActions } from '@/hooks/desk/drawer/drawerActions';
import { DESK_NOTE_MAX } from '@/lib/domain/desk/drawer/notes';
import styles from '@/components/desk/drawer/Drawer.module.css';

type Props = { quoteId: string; staffId: string; actions: DrawerActions };

/** Keeps what is typed in the tab until it is saved, even if the session ends. */
export function NoteForm({ quoteId, staffId, actions }: Props) {
  const t = useTranslations('deskDrawer.note');
  const drawer = useTranslations('deskDrawer');
  const { text, key, isFromBefore, type, drop } = useKeptNote(quoteId, staffId);
  const area = useRef<HTMLTextAreaElement>(null);
  const [isSaved, setIsSaved] = useState(false);
  const { isBusy, failure, run } = useSubmit({ conflict: drawer('conflict'), failed: drawer('notSent') });
  const save = async () => {
    const { answer } = await run(() => actions.addNote(text, key));
    if (!answer) return;
    // The button can't be pressed again and would lose the focus.
    area.current?.focus();
    drop();
    setIsSaved(true);
  };
  return (
    <section aria-labelledby="note" className={styles.form}>
      <h3 id="note">{t('title')}</h3>
      {isFromBefore && (
        <Note kind="warn" role="status">
          {t('kept')}
        </Note>
      )}
      <TextArea
        ref={area}
        label={t('label')}
        hint={t('hint', { max: DESK_NOTE_MAX })}
        error={failure && (failure.fields['text'] ?? failure.message)}
        value={text}
        rows={3}
        maxLength={DESK_NOTE_MAX}
        onChange={({ target }) => {
          type(target.value);
          setIsSaved(false);
        }}
      />
      <Button kind="act" size="small" busy={isBusy} disabled={!text.trim()} onClick={() => void save()}>
        {t('save')}
      </Button>
      <p role="status" className="tiny">
        {isSaved && t('saved')}
      </p>
    </section>
  );
}
