import { useEffect, useMemo } from 'react';
import { createFormWriter } from '@/lib/client/savedForm';
import { readForm, type FormKey, type FormValues } from '@/lib/client/storage';

/** Keeps a form as it is typed on this device, through refresh, crash and closed tabs. */
export function useSavedForm(key: FormKey) {
  const write = useMemo(() => createFormWriter(key), [key]);

  useEffect(() => {
    const flush = () => void write.flush();
    window.addEventListener('pagehide', flush);
    document.addEventListener('visibilitychange', flush);
    return () => {
      flush();
      window.removeEventListener('pagehide', flush);
      document.removeEventListener('visibilitychange', flush);
    };
  }, [write]);

  return useMemo(
    () => ({ read: () => readForm(key), save: (values: FormValues) => write(values) }),
    [key, write],
  );
}
