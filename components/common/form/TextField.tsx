import type { ComponentProps, ReactNode } from 'react';
import { FieldNotes, useFieldIds, type FieldTexts } from './Field';
import styles from './Field.module.css';

export type TextFieldProps = Omit<ComponentProps<'input'>, 'className' | 'prefix'> &
  FieldTexts & {
    /** A box inside the field, for a country code or unit. */
    prefix?: ReactNode;
    suffix?: ReactNode;
  };

export function TextField({ label, hint, error, prefix, suffix, id, ...input }: TextFieldProps) {
  const ids = useFieldIds(id, { hint, error });
  return (
    <div className={error ? `${styles.field} ${styles.invalid}` : styles.field}>
      <label className={styles.label} htmlFor={ids.id}>
        {label}
      </label>
      <span className={styles.input}>
        {prefix && <span className={styles.affix}>{prefix}</span>}
        <input type="text" {...input} {...ids.aria} id={ids.id} />
        {suffix && <span className={styles.affix}>{suffix}</span>}
      </span>
      <FieldNotes ids={ids} hint={hint} error={error} />
    </div>
  );
}
