import { useMemo, useSyncExternalStore } from 'react';
import { savedForm } from '@/lib/client/saving/savedForm';
import type { FormKey, FormValues } from '@/lib/client/saving/storage';

type Save = ((values: FormValues, typed?: readonly string[]) => void) & { flush: () => void };

/** `saved` is undefined until hydration; afterwards it follows other tabs and devices. */
export function useSavedForm(key: FormKey) {
  const form = savedForm(key);
  const saved = useSyncExternalStore(form.subscribe, form.values, () => undefined);
  const save = useMemo<Save>(
    () =>
      Object.assign((values: FormValues, typed?: readonly string[]) => form.save(values, typed), {
        flush: form.flush,
      }),
    [form],
  );
  return { saved, save };
}
