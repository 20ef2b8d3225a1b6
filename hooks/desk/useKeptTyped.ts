import { createContext, use, useState } from 'react';
import { keepTyped, readTyped } from '@/lib/client/desk/keptTyped';

/** Who is signed in at this desk. */
export const StaffId = createContext('');

/** The values of a form, kept while its card is folded, another view is seen or the page is loaded again. */
export function useKeptTyped<Typed extends object>(name: string, nothing: Typed) {
  const form = `${use(StaffId)} ${name}`;
  const [typed, setTyped] = useState<Typed>(() => ({ ...nothing, ...readTyped(form) }));
  const type = (part: Partial<Typed>) => {
    const next = { ...typed, ...part };
    setTyped(next);
    keepTyped(form, next);
  };
  const clear = () => {
    setTyped(nothing);
    keepTyped(form, undefined);
  };
  return { typed, type, clear };
}
