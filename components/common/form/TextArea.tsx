import type { ComponentProps } from 'react';
import { FieldNotes, useFieldIds, type FieldTexts } from './Field';
import styles from './Field.module.css';

type Props = Omit<ComponentProps<'textarea'>, 'className'> & FieldTexts;

export function TextArea({ label, hint, error, id, ...area }: Props) {
  const ids = useFieldIds(id, { hint, error });
  return (
    <div className={error ? `${styles.field} ${styles.invalid}` : styles.field}>
      <label className={styles.label} htmlFor={ids.id}>
        {label}
      </label>
      <span className={`${styles.input} ${styles.area}`}>
        <textarea {...area} {...ids.aria} id={ids.id} />
      </span>
      <FieldNotes ids={ids} hint={hint} error={error} />
    </div>
  );
}
