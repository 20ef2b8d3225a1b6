import { useId, type ReactNode } from 'react';
import { Icon } from '@/components/common/ui/Icon';
import styles from './Field.module.css';

export type FieldTexts = {
  label: ReactNode;
  /** Shown until there is an error. */
  hint?: ReactNode;
  error?: string;
};

export function useFieldIds(id: string | undefined, { hint, error }: Pick<FieldTexts, 'hint' | 'error'>) {
  const generated = useId();
  const own = id ?? generated;
  const hintId = hint ? `${own}-hint` : undefined;
  const errorId = error ? `${own}-error` : undefined;
  return {
    id: own,
    hintId,
    errorId,
    aria: {
      'aria-invalid': error ? true : undefined,
      'aria-describedby': [hintId, errorId].filter(Boolean).join(' ') || undefined,
    },
  };
}

export function FieldNotes({
  ids,
  hint,
  error,
}: { ids: { hintId?: string; errorId?: string } } & Omit<FieldTexts, 'label'>) {
  return (
    <>
      {hint && (
        <span id={ids.hintId} className={styles.hint}>
          {hint}
        </span>
      )}
      {error && (
        <span id={ids.errorId} className={styles.error}>
          <Icon name="alert" size="small" />
          {error}
        </span>
      )}
    </>
  );
}
