import { type ReactNode, useState } from 'react';
import styles from './AskTwice.module.css';
import { Button } from './Button';

type Props = {
  act: string;
  /** Shown with the second question. */
  warning?: string;
  keep: string;
  confirm: string;
  isBusy: boolean;
  size?: 'dense';
  onConfirm: () => void;
  /** Shown with the second question, as a field that belongs to it. */
  children?: ReactNode;
};

/** Focuses what shows the outcome: the entry that was asked about, or the page's heading. */
function focusOutcome(page: Element | null, entry: Element | null): void {
  const at = entry?.isConnected ? entry : page;
  const told = at?.querySelector<HTMLElement>('h1, h2, h3') ?? (at as HTMLElement | null);
  if (!told || document.activeElement !== document.body) return;
  if (!told.hasAttribute('tabindex')) told.tabIndex = -1;
  told.focus();
}

/**
 * Focuses the first button. When the buttons unmount while one is focused, as after a confirmation, focuses the
 * outcome.
 */
function focusFirst(ways: HTMLElement | null) {
  ways?.querySelector('button')?.focus();
  return () => {
    if (!ways?.contains(document.activeElement) || ways.closest('[data-keeps-focus]')) return;
    const [page, entry] = [ways.closest('main'), ways.closest('article, [role="status"]')];
    queueMicrotask(() => focusOutcome(page, entry));
  };
}

/**
 * A button for what can't be undone: it asks a second time. The focus goes to the harmless answer, and back after it.
 */
export function AskTwice({ act, warning, keep, confirm, isBusy, onConfirm, children, ...look }: Props) {
  const [asked, setAsked] = useState<'now' | 'before'>();
  if (asked !== 'now') {
    return (
      <div ref={asked ? focusFirst : undefined} key="before" className={styles.ways}>
        <Button kind="line" {...look} onClick={() => setAsked('now')}>
          {act}
        </Button>
      </div>
    );
  }
  return (
    <div ref={focusFirst} key="now" className={styles.ways} role="group" aria-label={act}>
      {warning && <p>{warning}</p>}
      {children && <div className={styles.with}>{children}</div>}
      <Button kind="act" {...look} onClick={() => setAsked('before')}>
        {keep}
      </Button>
      <Button kind="bad" {...look} busy={isBusy} onClick={onConfirm}>
        {confirm}
      </Button>
    </div>
  );
}
