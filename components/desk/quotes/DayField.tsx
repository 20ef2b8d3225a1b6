import { useTranslations } from 'next-intl';
import { useId, useState } from 'react';
import { formatDayMonthYear, isIsoDate, parseDayMonthYear } from '@/lib/domain/common/dates';
import styles from '@/components/desk/Dashboard.module.css';

type Props = {
  label: string;
  day: string | null;
  choices: readonly { day: string; label: string }[];
  error: string | undefined;
  isDisabled: boolean;
  onDay: (day: string | null) => void;
};

/** A field for a day as the specification writes it, `04 Jan 2027`. Gives null while the text is no day. */
export function DayField({ label, day, choices, error, isDisabled, onDay }: Props) {
  const t = useTranslations('desk');
  const [text, setText] = useState(day ?? '');
  const [shown, setShown] = useState(day);
  const id = useId();
  // The day was changed elsewhere: by a saved filter, or because a new day began.
  if (day !== null && day !== shown) {
    setShown(day);
    setText(day);
  }
  const problem = day === null ? t('noDay') : error;
  const message = isDisabled ? undefined : problem;
  const commit = () => {
    const read = isIsoDate(text.trim()) ? text.trim() : parseDayMonthYear(text.trim().replace(/\s+/g, ' '));
    const next = read ? formatDayMonthYear(read) : null;
    if (next) setText(next);
    setShown(next);
    onDay(next);
  };
  return (
    <span className={styles.dayField}>
      <label className={styles.dense}>
        {label}
        <input
          className="num"
          disabled={isDisabled}
          list={`${id}-days`}
          autoComplete="off"
          aria-invalid={message ? true : undefined}
          aria-describedby={message ? `${id}-error` : undefined}
          value={text}
          onChange={({ target }) => setText(target.value)}
          onBlur={commit}
          onKeyDown={({ key }) => key === 'Enter' && commit()}
        />
      </label>
      <datalist id={`${id}-days`}>
        {choices.map((choice) => (
          <option key={choice.day} value={choice.day} label={choice.label} />
        ))}
      </datalist>
      {message && (
        <span id={`${id}-error`} role="alert" className={styles.fieldProblem}>
          {message}
        </span>
      )}
    </span>
  );
}
