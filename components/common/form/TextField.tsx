import type { ChangeEvent, ComponentProps, ReactNode } from 'react';
import { asciiDigits } from '@/lib/domain/common/words/asciiDigits';
import { FieldNotes, useFieldIds, type FieldTexts } from './Field';
import styles from './Field.module.css';

export type TextFieldProps = Omit<ComponentProps<'input'>, 'className' | 'prefix'> &
  FieldTexts & {
    /** A box inside the field, for a country code or unit. */
    prefix?: ReactNode;
    suffix?: ReactNode;
  };

const OF_DIGITS = ['numeric', 'decimal', 'tel'];

export function TextField({ label, hint, error, prefix, suffix, id, onChange, ...input }: TextFieldProps) {
  const ids = useFieldIds(id, { hint, error });
  const change = (event: ChangeEvent<HTMLInputElement>) => {
    const { target } = event;
    const even = OF_DIGITS.includes(input.inputMode ?? '') ? asciiDigits(target.value) : target.value;
    if (even !== target.value) target.value = even;
    onChange?.(event);
  };
  return (
    <div className={error ? `${styles.field} ${styles.invalid}` : styles.field}>
      <label className={styles.label} htmlFor={ids.id}>
        {label}
      </label>
      <span className={styles.input}>
        {prefix && <span className={styles.affix}>{prefix}</span>}
        <input type="text" {...input} {...ids.aria} onChange={change} id={ids.id} />
        {suffix && <span className={styles.affix}>{suffix}</span>}
      </span>
      <FieldNotes ids={ids} hint={hint} error={error} />
    </div>
  );
}
