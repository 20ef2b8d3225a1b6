import { toBase64 } from '@/lib/client/common/bytes';

/** Keys by their id; the first one seals. They are only in memory, and no script can read them out. */
export type DeviceKeys = ReadonlyMap<string, CryptoKey>;

/** What is stored on the device. `key` is the id of the key, `at` the time of sealing. */
export type Sealed = { key: string; at: number; iv: string; text: string };

const IV_BYTES = 12;

/** Binds the value to `place`: moved to another one, it can't be opened. */
export async function seal(value: unknown, place: string, keys: DeviceKeys): Promise<Sealed> {
  const [newest] = keys;
  if (!newest) throw new Error('there is no key');
  const [id, key] = newest;
  const iv = crypto.getRandomValues(new Uint8Array(IV_BYTES));
  const plain = new TextEncoder().encode(JSON.stringify(value));
  const text = new Uint8Array(await crypto.subtle.encrypt(howTo(place, iv), key, plain));
  return { key: id, at: Date.now(), iv: toBase64(iv), text: toBase64(text) };
}

/** Undefined if the text was changed or moved. */
export async function unseal({ iv, text }: Sealed, place: string, key: CryptoKey): Promise<unknown> {
  try {
    const plain = await crypto.subtle.decrypt(howTo(place, toBytes(iv)), key, toBytes(text));
    return JSON.parse(new TextDecoder().decode(plain));
  } catch {
    return undefined;
  }
}

const howTo = (place: string, iv: Uint8Array<ArrayBuffer>): AesGcmParams => ({
  name: 'AES-GCM',
  iv,
  additionalData: new TextEncoder().encode(place),
});

export function toBytes(base64: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(atob(base64), (each) => each.charCodeAt(0));
}
