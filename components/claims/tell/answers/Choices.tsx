import type { ReactNode } from 'react';
import { FieldNotes, useFieldIds } from '@/components/common/form/Field';
import styles from './Choices.module.css';

export type Choice<Value extends string> = {
  value: Value;
  title: ReactNode;
  /** What follows from this choice. */
  text?: ReactNode;
  /** What the promise in `text` depends on. */
  condition?: ReactNode;
};

type Props<Value extends string> = {
  id: string;
  /** Read out by screen readers only, since the page's heading asks the question. */
  label: string;
  choices: readonly Choice<Value>[];
  value: Value | undefined;
  error?: string;
  onChange: (value: Value) => void;
};

/** Offers a few choices, each with its consequence. */
export function Choices<Value extends string>({ id, label, choices, value, error, onChange }: Props<Value>) {
  const ids = useFieldIds(id, { error });
  return (
    <fieldset aria-describedby={ids.aria['aria-describedby']}>
      <legend className="visuallyHidden">{label}</legend>
      <div className={error ? `${styles.choices} ${styles.invalid}` : styles.choices}>
        {choices.map((choice, at) => (
          <label key={choice.value} className={`drawn ${styles.choice}`}>
            <input
              id={at === 0 ? ids.id : undefined}
              type="radio"
              name={id}
              checked={choice.value === value}
              onChange={() => onChange(choice.value)}
            />
            <span>
              <b>{choice.title}</b>
              {choice.text && <small>{choice.text}</small>}
              {choice.condition && <em>{choice.condition}</em>}
            </span>
          </label>
        ))}
      </div>
      <FieldNotes ids={ids} error={error} />
    </fieldset>
  );
}
