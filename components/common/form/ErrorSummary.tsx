import { useTranslations } from 'next-intl';
import { useEffect, useRef, type MouseEvent } from 'react';
import { Icon } from '@/components/common/ui/Icon';
import styles from './ErrorSummary.module.css';

type Props = {
  /** `fieldId` is the id of the field's first box. */
  errors: readonly { fieldId: string; message: string }[];
  /** Number of failed submissions: each one focuses the list. */
  attempt: number;
};

/** The field's question as the page words it. One box of a date has the question of the date's legend. */
function questionOf(fieldId: string): string {
  const field = document.getElementById(fieldId);
  const asked =
    field?.closest('fieldset')?.querySelector('legend') ?? document.querySelector(`label[for="${fieldId}"]`);
  return asked?.textContent ? `${asked.textContent}: ` : '';
}

export function ErrorSummary({ errors, attempt }: Props) {
  const t = useTranslations('forms');
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (attempt > 0) box.current?.focus();
  }, [attempt]);
  if (errors.length === 0) return null;

  const messages = errors.map(({ message }) => message);
  // Two fields may have the same message. Their questions are then added, to tell the two apart.
  const isOfTwo = (message: string) => messages.indexOf(message) !== messages.lastIndexOf(message);

  const lead = (event: MouseEvent, fieldId: string) => {
    event.preventDefault();
    document.getElementById(fieldId)?.focus();
  };

  return (
    <div ref={box} className={styles.summary} role="alert" tabIndex={-1}>
      <h2>
        <Icon name="alert" size="large" />
        {t('errorSummary', { count: errors.length })}
      </h2>
      <ul>
        {errors.map(({ fieldId, message }) => (
          <li key={fieldId}>
            <a href={`#${fieldId}`} onClick={(event) => lead(event, fieldId)}>
              {isOfTwo(message) && questionOf(fieldId)}
              {message}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
