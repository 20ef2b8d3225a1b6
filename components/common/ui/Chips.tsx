import type { ReactNode } from 'react';
import styles from './Chips.module.css';

export type Choice<Value extends string> = { value: Value; label: ReactNode; note?: ReactNode };

type Props<Value extends string> = {
  legend: ReactNode;
  name: string;
  choices: readonly Choice<Value>[];
  value: Value | undefined;
  onChange: (value: Value) => void;
  /** One row that scrolls sideways on a phone. */
  scroll?: boolean;
  legendClassName?: string;
};

export function Chips<Value extends string>({
  legend,
  name,
  choices,
  value,
  onChange,
  scroll,
  legendClassName,
}: Props<Value>) {
  return (
    <fieldset className={styles.chips}>
      <legend className={legendClassName ?? styles.legend}>{legend}</legend>
      <div className={scroll ? `${styles.row} ${styles.scroll}` : styles.row}>
        {choices.map((choice) => (
          <label key={choice.value} className={`drawn ${styles.chip}`}>
            <input
              type="radio"
              name={name}
              value={choice.value}
              checked={choice.value === value}
              onChange={() => onChange(choice.value)}
            />
            <span>{choice.label}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
