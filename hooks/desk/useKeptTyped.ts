import { createContext, use, useState } from 'react';
import { keepTyped, type KeptIn, readTyped } from '@/lib/client/desk/keptTyped';

/** Who is signed in at this desk. */
export const StaffId = createContext('');

/** The values of a form, kept while its card is folded or another view is seen; in the `tab` also for the next load. */
export function useKeptTyped<Typed extends object>(name: string, nothing: Typed, where: KeptIn = 'tab') {
  const form = `${use(StaffId)} ${name}`;
  const [typed, setTyped] = useState<Typed>(() => ({ ...nothing, ...readTyped(form, where) }));
  const type = (part: Partial<Typed>) => {
    const next = { ...typed, ...part };
    setTyped(next);
    keepTyped(form, next, where);
  };
  const clear = () => {
    setTyped(nothing);
    keepTyped(form, undefined, where);
  };
  return { typed, type, clear };
}
