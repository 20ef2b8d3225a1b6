import type { ReactNode } from 'react';
import styles from './Dashboard.module.css';
import { DESK_TITLE } from './deskTitle';

type Props<Choice extends string> = {
  title: string;
  /** Names the choices for screen readers. */
  label: string;
  choices: readonly Choice[];
  chosen: Choice;
  say: (choice: Choice) => string;
  onChoose: (choice: Choice) => void;
  /** What else narrows the list. */
  children?: ReactNode;
};

/** A list's title, with the choice of which part is shown. */
export function DeskHead<Choice extends string>({
  title,
  label,
  choices,
  chosen,
  say,
  onChoose,
  children,
}: Props<Choice>) {
  return (
    <div className={styles.bar}>
      <h1 id={DESK_TITLE}>{title}</h1>
      <div className={styles.statuses} role="group" aria-label={label}>
        {choices.map((choice) => (
          <button
            key={choice}
            type="button"
            className={styles.status}
            aria-pressed={choice === chosen}
            onClick={() => onChoose(choice)}
          >
            {say(choice)}
          </button>
        ))}
      </div>
      {children}
    </div>
  );
}
