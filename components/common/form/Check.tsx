import type { ComponentProps } from 'react';
import { FieldNotes, useFieldIds, type FieldTexts } from './Field';
import styles from './Check.module.css';
import field from './Field.module.css';

type Props = Omit<ComponentProps<'input'>, 'type' | 'className'> & FieldTexts;

export function Check({ label, hint, error, id, ...input }: Props) {
  const ids = useFieldIds(id, { hint, error });
  return (
    <div className={error ? `${field.field} ${field.invalid}` : field.field}>
      <label className={styles.check}>
        <input {...input} {...ids.aria} id={ids.id} type="checkbox" />
        <span>{label}</span>
      </label>
      <FieldNotes ids={ids} hint={hint} error={error} />
    </div>
  );
}
