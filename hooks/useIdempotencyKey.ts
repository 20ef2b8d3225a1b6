import { useRef } from 'react';

/** The same key for the same content, so that a double click or a second try after a lost answer counts once. */
export function useIdempotencyKey(): (content: unknown) => string {
  const last = useRef<{ content: string; key: string }>(undefined);
  return (content) => {
    const text = JSON.stringify(content);
    // randomUUID exists on secure origins alone; the site is also opened by address in a local network.
    if (last.current?.content !== text) {
      const random = crypto.getRandomValues(new Uint8Array(16));
      last.current = {
        content: text,
        key: [...random].map((byte) => byte.toString(16).padStart(2, '0')).join(''),
      };
    }
    return last.current.key;
  };
}
