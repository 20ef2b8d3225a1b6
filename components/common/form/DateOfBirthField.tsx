import { useTranslations } from 'next-intl';
import type { FocusEvent, Ref } from 'react';
import { fromDateParts, padDateParts, toDateParts, type DateParts } from './dateParts';
import { FieldNotes, useFieldIds, type FieldTexts } from './Field';
import styles from './Field.module.css';

type Props = FieldTexts & {
  id?: string;
  name?: string;
  /** `YYYY-MM-DD`, possibly partial; undefined before any input. */
  value: string | undefined;
  onChange: (value: string) => void;
  onBlur?: () => void;
  autoComplete?: boolean;
  disabled?: boolean;
  ref?: Ref<HTMLInputElement>;
};

const boxes = [
  { part: 'day', length: 2, autoComplete: 'bday-day' },
  { part: 'month', length: 2, autoComplete: 'bday-month' },
  { part: 'year', length: 4, autoComplete: 'bday-year' },
] as const satisfies readonly { part: keyof DateParts; length: number; autoComplete: string }[];

/** Three text boxes, since a birth date is quicker to type than to find in a calendar. */
export function DateOfBirthField({
  label,
  hint,
  error,
  id,
  name,
  value,
  onChange,
  onBlur,
  ref,
  ...rest
}: Props) {
  const t = useTranslations('forms.date');
  const ids = useFieldIds(id, { hint, error });
  const parts = toDateParts(value ?? '');

  const leave = (event: FocusEvent<HTMLFieldSetElement>) => {
    if (event.currentTarget.contains(event.relatedTarget)) return;
    const padded = fromDateParts(padDateParts(parts));
    if (padded !== value) onChange(padded);
    onBlur?.();
  };

  return (
    <fieldset
      className={error ? `${styles.field} ${styles.invalid}` : styles.field}
      aria-describedby={ids.aria['aria-describedby']}
      onBlur={leave}
    >
      <legend className={styles.label}>{label}</legend>
      <div className={styles.boxes}>
        {boxes.map(({ part, length, autoComplete }, index) => (
          <input
            key={part}
            ref={index === 0 ? ref : undefined}
            id={index === 0 ? ids.id : undefined}
            className={styles.input}
            name={name && `${name}-${part}`}
            value={parts[part]}
            onChange={(event) => onChange(fromDateParts({ ...parts, [part]: event.target.value }))}
            aria-label={t(part)}
            aria-invalid={ids.aria['aria-invalid']}
            placeholder={t(`${part}Short`)}
            inputMode="numeric"
            maxLength={length}
            autoComplete={rest.autoComplete ? autoComplete : 'off'}
            disabled={rest.disabled}
          />
        ))}
      </div>
      <FieldNotes ids={ids} hint={hint} error={error} />
    </fieldset>
  );
}
