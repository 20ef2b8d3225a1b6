import { useEffect, useMemo, useSyncExternalStore } from 'react';
import { savedForm } from '@/lib/client/saving/savedForm';
import type { FormKey, FormValues } from '@/lib/client/saving/storage';

type Save = ((values: FormValues) => void) & { flush: () => void };

/**
 * Keeps a form as it is typed on this device, through refresh, crash and closed tabs. `saved` is undefined in the
 * prerendered page, then what was typed before; it changes with what other tabs type (useFollowedForm).
 */
export function useSavedForm(key: FormKey) {
  const form = savedForm(key);
  const saved = useSyncExternalStore(form.subscribe, form.values, () => undefined);
  const save = useMemo<Save>(
    () => Object.assign((values: FormValues) => form.save(values), { flush: form.flush }),
    [form],
  );

  useEffect(() => {
    const { flush } = form;
    window.addEventListener('pagehide', flush);
    document.addEventListener('visibilitychange', flush);
    return () => {
      flush();
      window.removeEventListener('pagehide', flush);
      document.removeEventListener('visibilitychange', flush);
    };
  }, [form]);

  return { saved, save };
}
