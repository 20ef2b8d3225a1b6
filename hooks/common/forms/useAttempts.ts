import { useState } from 'react';
import { useBusy } from '@/hooks/common/useBusy';

/** Messages by field name. */
type Problems = Readonly<Record<string, string>>;

/**
 * Counts the attempts to send a form, and holds the problems of the last one. A problem disappears when its field
 * changes.
 */
export function useAttempts() {
  const { isBusy, run } = useBusy();
  const [attempt, setAttempt] = useState(0);
  const [errors, setErrors] = useState<Problems>({});
  const show = (found: Problems) => {
    setErrors(found);
    setAttempt((now) => now + 1);
  };
  const forget = (fields: readonly string[]) =>
    setErrors((now) =>
      Object.fromEntries(Object.entries(now).filter(([path]) => !fields.includes(path.split('.')[0] ?? ''))),
    );
  return { attempt, errors, isBusy, run, show, forget, clear: () => setErrors({}) };
}
