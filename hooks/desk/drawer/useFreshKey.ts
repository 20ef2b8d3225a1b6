import { useState } from 'react';
import { randomKey } from '@/lib/client/common/randomKey';

/** The same key until `renew`: a repeat of one press counts once, the next press counts again. */
export function useFreshKey() {
  const [key, setKey] = useState(randomKey);
  return { key, renew: () => setKey(randomKey()) };
}
