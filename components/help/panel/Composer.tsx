import { useTranslations } from 'next-intl';
import { type KeyboardEvent, useState } from 'react';
import { Icon } from '@/components/common/ui/Icon';
import { useKeptDraft } from '@/hooks/help/useKeptDraft';
import { maskSecrets } from '@/lib/domain/help/maskSecrets';
import { LONGEST_TALK_MESSAGE } from '@/lib/domain/help/talk';
import styles from './Composer.module.css';

type Props = {
  label: string;
  onSend: (text: string) => unknown;
  isBusy?: boolean;
};

/** The field for a line, kept in this tab until it is sent. Enter sends; Shift and Enter begins a new line. */
export function Composer({ label, onSend, isBusy = false }: Props) {
  const t = useTranslations('helpPanel');
  const [text, setText] = useKeptDraft();
  const [isMasked, setIsMasked] = useState(false);
  const change = (typed: string) => {
    // Masks a number only once something follows it: the digits may be the beginning of a longer one.
    const shown = /[^\d -]$|\s$/.test(typed) ? maskSecrets(typed) : typed;
    setIsMasked((before) => (typed === '' ? false : before || shown !== typed));
    setText(shown);
  };
  const send = () => {
    if (text.trim() === '' || isBusy) return;
    void onSend(text);
    change('');
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    send();
  };
  return (
    <form
      className={styles.composer}
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
    >
      <textarea
        aria-label={label}
        placeholder={label}
        rows={1}
        maxLength={LONGEST_TALK_MESSAGE}
        enterKeyHint="send"
        value={text}
        onChange={({ target }) => change(target.value)}
        onKeyDown={onKeyDown}
      />
      <button type="submit" className={styles.send} aria-label={t('send')} aria-busy={isBusy || undefined}>
        <Icon name="arrow" />
      </button>
      <p className="tiny" role="status">
        {t(isMasked ? 'masked' : 'never')}
      </p>
    </form>
  );
}
