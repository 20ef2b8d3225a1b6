import { useTranslations } from 'next-intl';
import { useEffect, useId, useRef, useState } from 'react';
import { Icon } from '@/components/common/ui/Icon';
import { isSearch, readSearch, type SearchProblem } from '@/lib/domain/desk/list/search';
import styles from './Dashboard.module.css';

/** Searches on Enter and resets when emptied. `/` focuses it from anywhere on the desk. */
export function Find({ onFind }: { onFind: (q: string | undefined) => void }) {
  const t = useTranslations('desk');
  const problems = useTranslations('validation.search');
  const [text, setText] = useState('');
  const [problem, setProblem] = useState<SearchProblem>();
  const input = useRef<HTMLInputElement>(null);
  const id = useId();
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
  const find = () => {
    const read = text.trim() === '' ? undefined : readSearch(text);
    const isWrong = read !== undefined && !isSearch(read);
    setProblem(isWrong ? read : undefined);
    if (!isWrong) onFind(text.trim() || undefined);
  };
  return (
    <>
      <form
        role="search"
        className={`light ${styles.find}`}
        onSubmit={(event) => {
          event.preventDefault();
          find();
        }}
      >
        <Icon name="search" />
        <input
          ref={input}
          type="search"
          aria-label={t('find')}
          aria-invalid={problem ? true : undefined}
          aria-describedby={problem ? id : undefined}
          placeholder={t('findPlaceholder')}
          autoComplete="off"
          enterKeyHint="search"
          value={text}
          onChange={({ target }) => {
            setText(target.value);
            setProblem(undefined);
            if (target.value === '') onFind(undefined);
          }}
          onKeyDown={({ key }) => {
            if (key === 'ArrowDown') document.querySelector<HTMLElement>('[data-opener]')?.focus();
          }}
        />
        <kbd aria-hidden="true">{'/'}</kbd>
      </form>
      {problem && (
        <p id={id} role="alert" className={`light ${styles.problem}`}>
          <Icon name="alert" size="small" />
          {problems(problem)}
        </p>
      )}
    </>
  );
}
