/** Opening a sealed cookie takes several WebCrypto jobs, and a visitor sends the same one many times. */
const KEPT = 5_000;
const KEPT_MS = 5 * 60_000;

type Opened<T> = { value: T; until: number };

/**
 * Caches cookies that were opened, never those that were refused. A cookie that expires meanwhile is accepted for five
 * more minutes.
 */
export function rememberOpened<T>(open: (sealed: string) => Promise<T | undefined>) {
  const opened = new Map<string, Opened<T>>();
  return async (sealed: string): Promise<T | undefined> => {
    const known = opened.get(sealed);
    if (known && known.until > Date.now()) return known.value;
    opened.delete(sealed);
    const value = await open(sealed);
    if (value === undefined) return undefined;
    const [oldest] = opened.size >= KEPT ? opened.keys() : [];
    if (oldest !== undefined) opened.delete(oldest);
    opened.set(sealed, { value, until: Date.now() + KEPT_MS });
    return value;
  };
}
