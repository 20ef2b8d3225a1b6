import { useRef } from 'react';
import { randomKey } from '@/lib/client/common/randomKey';

/** The same key for the same content, so that double clicks and retries after a lost response count once. */
export function useIdempotencyKey(): (content: unknown) => string {
  const last = useRef<{ content: string; key: string }>(undefined);
  return (content) => {
    const text = JSON.stringify(content);
    if (last.current?.content !== text) last.current = { content: text, key: randomKey() };
    return last.current.key;
  };
}
