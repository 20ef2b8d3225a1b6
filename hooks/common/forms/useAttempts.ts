import { useState } from 'react';
import { useToasts } from '@/hooks/common/useToasts';

/** By field. */
type Problems = Readonly<Record<string, string>>;

/** Attempts to send a form, and the problems of the last one: each is gone once its field is changed. */
export function useAttempts() {
  const toasts = useToasts();
  const [attempt, setAttempt] = useState(0);
  const [errors, setErrors] = useState<Problems>({});
  const [isBusy, setIsBusy] = useState(false);
  const run = async (work: () => Promise<void>) => {
    setIsBusy(true);
    try {
      await work();
    } catch (error) {
      toasts.sayError(error);
    } finally {
      setIsBusy(false);
    }
  };
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
