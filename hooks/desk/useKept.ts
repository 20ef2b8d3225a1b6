import { useState } from 'react';
import { parseStored, readLocal, writeLocal } from '@/lib/client/saving/storage';

/** A choice stored in this browser. `read` rejects values that another version may have stored. */
export function useKept<Value>(
  key: 'deskColumns' | 'deskFilters',
  read: (stored: unknown) => Value | undefined,
  first: Value,
) {
  const [value, setValue] = useState(() => read(parseStored(readLocal(key))) ?? first);
  const keep = (next: Value) => {
    setValue(next);
    writeLocal(key, JSON.stringify(next));
  };
  return [value, keep] as const;
}
