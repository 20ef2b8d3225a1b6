import { useState } from 'react';
import { useBusy } from '@/hooks/common/useBusy';

/** By field. */
type Problems = Readonly<Record<string, string>>;

/** Attempts to send a form, and the problems of the last one: each is gone once its field is changed. */
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
