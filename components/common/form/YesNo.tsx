import { useTranslations } from 'next-intl';
import type { Ref } from 'react';
import { FieldNotes, useFieldIds, type FieldTexts } from './Field';
import field from './Field.module.css';
import styles from './YesNo.module.css';

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
      className={error ? `${field.field} ${field.invalid}` : field.field}
      aria-describedby={ids.aria['aria-describedby']}
      data-wrong={error && ''}
    >
      <legend className={field.label}>{label}</legend>
      <div className={error ? `${styles.yesNo} ${styles.invalid}` : styles.yesNo}>
        {[true, false].map((answer) => (
          <label key={String(answer)} className="drawn">
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
