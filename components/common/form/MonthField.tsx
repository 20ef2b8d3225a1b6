import { useTranslations } from 'next-intl';
import { digits } from './dateParts';
import { FieldNotes, useFieldIds, type FieldTexts } from './Field';
import styles from './Field.module.css';

type Props = FieldTexts & {
  id?: string;
  /** `YYYY-MM`, possibly partial. */
  value: string;
  onChange: (value: string) => void;
};

export function MonthField({ label, hint, error, id, value, onChange }: Props) {
  const t = useTranslations('forms.date');
  const ids = useFieldIds(id, { hint, error });
  const [year = '', month = ''] = value.split('-');
  const change = (parts: { year: string; month: string }) => {
    const next = `${digits(parts.year, 4)}-${digits(parts.month, 2)}`;
    onChange(next === '-' ? '' : next);
  };
  const pad = () => {
    if (/^[1-9]$/.test(month)) change({ year, month: `0${month}` });
  };
  const box = { className: styles.input, inputMode: 'numeric', autoComplete: 'off' } as const;
  return (
    <fieldset
      className={error ? `${styles.field} ${styles.invalid}` : styles.field}
      aria-describedby={ids.aria['aria-describedby']}
    >
      <legend className={styles.label}>{label}</legend>
      <div className={styles.boxes}>
        <input
          {...box}
          id={ids.id}
          value={month}
          onChange={({ target }) => change({ year, month: target.value })}
          onBlur={pad}
          aria-label={t('month')}
          aria-invalid={ids.aria['aria-invalid']}
          placeholder={t('monthShort')}
        />
        <input
          {...box}
          value={year}
          onChange={({ target }) => change({ year: target.value, month })}
          aria-label={t('year')}
          aria-invalid={ids.aria['aria-invalid']}
          placeholder={t('yearShort')}
        />
      </div>
      <FieldNotes ids={ids} hint={hint} error={error} />
    </fieldset>
  );
}
