import type { Choice } from './Chips';
import styles from './Seg.module.css';

type Props<Value extends string> = {
  legend: string;
  name: string;
  /** At most five. */
  choices: readonly Choice<Value>[];
  value: Value | undefined;
  onChange: (value: Value) => void;
};

export function Seg<Value extends string>({ legend, name, choices, value, onChange }: Props<Value>) {
  return (
    <fieldset className={styles.seg}>
      <legend>{legend}</legend>
      <div className={styles.row}>
        {choices.map((choice) => (
          <label key={choice.value} className="drawn">
            <input
              type="radio"
              name={name}
              value={choice.value}
              checked={choice.value === value}
              onChange={() => onChange(choice.value)}
            />
            <span>
              {choice.label}
              {choice.note && <small>{choice.note}</small>}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
