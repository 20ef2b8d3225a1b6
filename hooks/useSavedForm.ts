import { useEffect, useMemo, useSyncExternalStore } from 'react';
import { createFormWriter } from '@/lib/client/savedForm';
import { readForm, type FormKey, type FormValues } from '@/lib/client/storage';

const never = () => () => undefined;

/** What was typed before, read once; undefined in the prerendered page. */
function useSaved(key: FormKey): FormValues | undefined {
  const read = useMemo(() => {
    let values: { read: FormValues | undefined } | undefined;
    return () => (values ??= { read: readForm(key) }).read;
  }, [key]);
  return useSyncExternalStore(never, read, () => undefined);
}

/** Keeps a form as it is typed on this device, through refresh, crash and closed tabs. */
export function useSavedForm(key: FormKey) {
  const saved = useSaved(key);
  const save = useMemo(() => createFormWriter(key), [key]);

  useEffect(() => {
    const flush = () => save.flush();
    window.addEventListener('pagehide', flush);
    document.addEventListener('visibilitychange', flush);
    return () => {
      flush();
      window.removeEventListener('pagehide', flush);
      document.removeEventListener('visibilitychange', flush);
    };
  }, [save]);

  return { saved, save };
}
