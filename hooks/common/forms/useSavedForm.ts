import { useMemo, useSyncExternalStore } from 'react';
import { savedForm } from '@/lib/client/saving/savedForm';
import type { FormKey, FormValues } from '@/lib/client/saving/storage';

type Save = ((values: FormValues, typed?: readonly string[]) => void) & { flush: () => void };

/**
 * Keeps a form as it is typed on this device, through refresh, crash and closed tabs. `saved` is undefined in the
 * prerendered page, then what was typed before; it changes with what is typed in other tabs and on other devices.
 */
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
