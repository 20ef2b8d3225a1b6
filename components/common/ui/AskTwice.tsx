import { useState } from 'react';
import styles from './AskTwice.module.css';
import { Button } from './Button';

type Props = {
  act: string;
  /** Said with the second question. */
  warning?: string;
  keep: string;
  confirm: string;
  isBusy: boolean;
  onConfirm: () => void;
};

const focusFirst = (ways: HTMLElement | null) => ways?.querySelector('button')?.focus();

/** For what can't be undone. The focus goes to what leaves it as it is, and back. */
export function AskTwice({ act, warning, keep, confirm, isBusy, onConfirm }: Props) {
  const [asked, setAsked] = useState<'now' | 'before'>();
  if (asked !== 'now') {
    return (
      <div ref={asked && focusFirst} key="before" className={styles.ways}>
        <Button kind="line" onClick={() => setAsked('now')}>
          {act}
        </Button>
      </div>
    );
  }
  return (
    <div ref={focusFirst} key="now" className={styles.ways} role="group" aria-label={act}>
      {warning && <p>{warning}</p>}
      <Button kind="act" onClick={() => setAsked('before')}>
        {keep}
      </Button>
      <Button kind="bad" busy={isBusy} onClick={onConfirm}>
        {confirm}
      </Button>
    </div>
  );
}
