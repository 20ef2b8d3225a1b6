import type { ComponentProps } from 'react';
import { Icon } from '@/components/common/ui/Icon';
import { FieldNotes, useFieldIds, type FieldTexts } from './Field';
import styles from './Field.module.css';

type Props = Omit<ComponentProps<'select'>, 'className' | 'children'> &
  FieldTexts & { options: readonly { value: string; label: string }[]; placeholder?: string };

/** A native select, because phones render it best. */
export function Select({ label, hint, error, id, options, placeholder, ...select }: Props) {
  const ids = useFieldIds(id, { hint, error });
  return (
    <div className={error ? `${styles.field} ${styles.invalid}` : styles.field}>
      <label className={styles.label} htmlFor={ids.id}>
        {label}
      </label>
      <span className={styles.select}>
        <select {...select} {...ids.aria} id={ids.id}>
          {placeholder && <option value="">{placeholder}</option>}
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
        <Icon name="chevron" />
      </span>
      <FieldNotes ids={ids} hint={hint} error={error} />
    </div>
  );
}
