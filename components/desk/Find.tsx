import { useTranslations } from 'next-intl';
import { useEffect, useRef, useState } from 'react';
import { Icon } from '@/components/common/ui/Icon';
import styles from './Dashboard.module.css';

/** Searches on Enter and resets when emptied. `/` focuses it from anywhere on the desk. */
export function Find({ onFind }: { onFind: (q: string | undefined) => void }) {
  const t = useTranslations('desk');
  const [text, setText] = useState('');
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    const focus = (event: KeyboardEvent) => {
      const isTyping = event.target instanceof HTMLElement && event.target.matches('input, select, textarea');
      if (event.key !== '/' || isTyping) return;
      event.preventDefault();
      input.current?.focus();
    };
    document.addEventListener('keydown', focus);
    return () => document.removeEventListener('keydown', focus);
  }, []);
  return (
    <form
      role="search"
      className={`light ${styles.find}`}
      onSubmit={(event) => {
        event.preventDefault();
        onFind(text.trim() || undefined);
      }}
    >
      <Icon name="search" />
      <input
        ref={input}
        type="search"
        aria-label={t('find')}
        placeholder={t('findPlaceholder')}
        autoComplete="off"
        enterKeyHint="search"
        value={text}
        onChange={({ target }) => {
          setText(target.value);
          if (target.value === '') onFind(undefined);
        }}
      />
      <kbd aria-hidden="true">{'/'}</kbd>
    </form>
  );
}
