import { useTranslations } from 'next-intl';
import { type KeyboardEvent, useState } from 'react';
import { TextArea } from '@/components/common/form/TextArea';
import { Button } from '@/components/common/ui/Button';
import { LONGEST_TALK_MESSAGE } from '@/lib/domain/help/talk';
import styles from './Talks.module.css';

type Props = { onSend: (text: string) => void; onTyping: () => void };

export function AnswerForm({ onSend, onTyping }: Props) {
  const t = useTranslations('deskTalks');
  const [text, setText] = useState('');
  const send = () => {
    if (text.trim() === '') return;
    onSend(text);
    setText('');
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    send();
  };
  return (
    <div className={styles.answer}>
      <TextArea
        label={t('answer')}
        hint={t('hint')}
        rows={2}
        maxLength={LONGEST_TALK_MESSAGE}
        value={text}
        onKeyDown={onKeyDown}
        onChange={({ target }) => {
          setText(target.value);
          onTyping();
        }}
      />
      <Button kind="act" size="small" onClick={send}>
        {t('send')}
      </Button>
    </div>
  );
}
