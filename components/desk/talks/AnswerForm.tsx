import { useTranslations } from 'next-intl';
import type { KeyboardEvent, RefObject } from 'react';
import { TextArea } from '@/components/common/form/TextArea';
import { Button } from '@/components/common/ui/Button';
import { LONGEST_TALK_MESSAGE } from '@/lib/domain/help/talk';
import styles from './Talks.module.css';

type Props = {
  field: RefObject<HTMLTextAreaElement | null>;
  draft: string;
  onType: (text: string) => void;
  onSend: () => void;
};

export function AnswerForm({ field, draft, onType, onSend }: Props) {
  const t = useTranslations('deskTalks');
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    onSend();
  };
  return (
    <div className={styles.answer}>
      <TextArea
        ref={field}
        label={t('answer')}
        hint={t('hint')}
        rows={2}
        maxLength={LONGEST_TALK_MESSAGE}
        value={draft}
        onKeyDown={onKeyDown}
        onChange={({ target }) => onType(target.value)}
      />
      <Button kind="act" size="small" onClick={onSend}>
        {t('send')}
      </Button>
    </div>
  );
}
