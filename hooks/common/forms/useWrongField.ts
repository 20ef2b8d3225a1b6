import { useEffect, useRef } from 'react';

/** After each try, and each refusal, leads to the field that is wrong: only there is its error read aloud. */
export function useWrongField<Form extends HTMLElement>(tries: number, failure: unknown) {
  const form = useRef<Form>(null);
  useEffect(() => {
    if (tries > 0) form.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus();
  }, [tries, failure]);
  return form;
}
