import { useTranslations } from 'next-intl';
import type { Ref } from 'react';
import { FieldNotes, useFieldIds, type FieldTexts } from './Field';
import styles from './Field.module.css';

type Props = FieldTexts & {
  id?: string;
  name: string;
  value: boolean | undefined;
  onChange: (value: boolean) => void;
  onBlur?: () => void;
  ref?: Ref<HTMLInputElement>;
};

export function YesNo({ label, hint, error, id, name, value, onChange, onBlur, ref }: Props) {
  const t = useTranslations('forms');
  const ids = useFieldIds(id, { hint, error });
  return (
    <fieldset
      className={error ? `${styles.field} ${styles.invalid}` : styles.field}
      aria-describedby={ids.aria['aria-describedby']}
    >
      <legend className={styles.label}>{label}</legend>
      <div className={styles.yesNo}>
        {[true, false].map((answer) => (
          <label key={String(answer)}>
            <input
              ref={answer ? ref : undefined}
              id={answer ? ids.id : undefined}
              type="radio"
              name={name}
              checked={value === answer}
              onChange={() => onChange(answer)}
              onBlur={onBlur}
            />
            <span>{t(answer ? 'yes' : 'no')}</span>
          </label>
        ))}
      </div>
      <FieldNotes ids={ids} hint={hint} error={error} />
    </fieldset>
  );
}
