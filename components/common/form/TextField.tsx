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

/** Cuts here, since the browser's `maxLength` would cut a pasted "411 038" before its space is removed. */
function tidy(text: string, { inputMode = 'text', maxLength }: ComponentProps<'input'>): string {
  const even = OF_DIGITS.includes(inputMode) ? asciiDigits(text) : text;
  return inputMode === 'numeric' ? even.replace(/\s/g, '').slice(0, maxLength) : even;
}

export function TextField({ label, hint, error, prefix, suffix, id, onChange, ...input }: TextFieldProps) {
  const ids = useFieldIds(id, { hint, error });
  const change = (event: ChangeEvent<HTMLInputElement>) => {
    const { target } = event;
    const even = tidy(target.value, input);
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
        <input
          type="text"
          {...input}
          {...ids.aria}
          maxLength={input.inputMode === 'numeric' ? undefined : input.maxLength}
          onChange={change}
          id={ids.id}
        />
        {suffix && <span className={styles.affix}>{suffix}</span>}
      </span>
      <FieldNotes ids={ids} hint={hint} error={error} />
    </div>
  );
}
