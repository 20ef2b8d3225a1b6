import type { Choice } from './Chips';
import styles from './Seg.module.css';

type Props<Value extends string> = {
  legend: string;
  name: string;
  /** There are at most five choices. */
  choices: readonly Choice<Value>[];
  value: Value | undefined;
  onChange: (value: Value) => void;
};

/** Lets a label break before the unit of a sum, too. */
const breakable = (label: Choice<string>['label']) =>
  typeof label === 'string' ? label.replaceAll('\u00a0', ' ') : label;

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
              {breakable(choice.label)}
              {choice.note && <small>{choice.note}</small>}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
