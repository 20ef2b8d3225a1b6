import { useMemo, useSyncExternalStore } from 'react';
import { savedForm } from '@/lib/client/saving/savedForm';
import type { FormKey, FormValues } from '@/lib/client/saving/storage';
import { useHydrated } from '@/lib/late/useHydrated';

const none = () => undefined;

type Save = ((values: FormValues, typed?: readonly string[]) => void) & { flush: () => void };

/** `saved` is undefined until hydration; afterwards it follows other tabs and devices. */
export function useSavedForm(key: FormKey) {
  const form = savedForm(key);
  const isHydrated = useHydrated();
  const saved = useSyncExternalStore<FormValues | undefined>(
    form.subscribe,
    isHydrated ? form.values : none,
    none,
  );
  const save = useMemo<Save>(
    () =>
      Object.assign((values: FormValues, typed?: readonly string[]) => form.save(values, typed), {
        flush: form.flush,
      }),
    [form],
  );
  return { saved, save };
}
