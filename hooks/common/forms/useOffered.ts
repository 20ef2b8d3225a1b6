import { useEffect } from 'react';

type Draft<Values> = {
  values: Partial<Values> | undefined;
  change: (typed: Partial<Values>) => void;
};

/** Writes known values into empty fields, once each: what the customer takes out again stays out. */
export function useOffered<Values extends object>(
  { values, change }: Draft<Values>,
  known: Partial<Values>,
): void {
  const isLoaded = values !== undefined;
  useEffect(() => {
    if (!values) return;
    const names = Object.keys(known) as (keyof Values)[];
    const missing = names.filter((name) => known[name] !== undefined && !values[name]);
    if (missing.length > 0)
      change(Object.fromEntries(missing.map((name) => [name, known[name]])) as Partial<Values>);
    // oxlint-disable-next-line react/exhaustive-deps -- not for what is typed since
  }, [isLoaded, ...Object.values(known)]);
}
