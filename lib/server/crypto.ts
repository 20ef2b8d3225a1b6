import {
  createCipheriv,
  createDecipheriv,
  createHmac,
  createSecretKey,
  hkdfSync,
  type KeyObject,
  randomBytes,
  timingSafeEqual,
} from 'node:crypto';
import { serverEnv } from '@/lib/config/serverEnv';

type DataKey = { id: string; key: KeyObject };
/** Associated data: a sealed value opens only in its place. */
export type SealedPlace = { collection: string; field: string; id: string };

const IV_BYTES = 12;
const TAG_BYTES = 16;
const KEY_BYTES = 32;
const KEY_ID_BYTES = 9;
/** A key id, and at least 38 characters, the length of a sealed empty text. */
const SEALED = /^[a-z0-9]+\.[\w-]{38,}$/;

/** 22 characters, as many as `idFrom` takes. */
export function randomId(): string {
  return randomBytes(16).toString('base64url');
}

/**
 * Makes an id or a code of 132 bits from a keyed hash, so that a repeat makes the same one. Gateways take 40 characters
 * at most.
 */
export function idFrom(hash: string): string {
  return hash.slice(0, 22);
}

/** JSON encrypted with the newest key (AES-256-GCM), as `keyId.base64url(iv, tag, ciphertext)`. */
export function seal(value: unknown, place: SealedPlace): string {
  const { id, key } = newestDataKey();
  const iv = randomBytes(IV_BYTES);
  const cipher = createCipheriv('aes-256-gcm', key, iv).setAAD(additionalData(place));
  const ciphertext = Buffer.concat([cipher.update(JSON.stringify(value), 'utf8'), cipher.final()]);
  return `${id}.${Buffer.concat([iv, cipher.getAuthTag(), ciphertext]).toString('base64url')}`;
}

/** Throws on a changed value, another place, or a key missing from DATA_KEYS. */
export function unseal(sealed: string, place: SealedPlace): unknown {
  const [id, content = ''] = sealed.split('.', 2);
  const dataKey = dataKeys().find((each) => each.id === id);
  if (!dataKey) throw new Error(`DATA_KEYS has no key named ${id ?? ''}`);
  const bytes = Buffer.from(content, 'base64url');
  const decipher = createDecipheriv('aes-256-gcm', dataKey.key, bytes.subarray(0, IV_BYTES), {
    authTagLength: TAG_BYTES,
  })
    .setAAD(additionalData(place))
    .setAuthTag(bytes.subarray(IV_BYTES, IV_BYTES + TAG_BYTES));
  const text = Buffer.concat([decipher.update(bytes.subarray(IV_BYTES + TAG_BYTES)), decipher.final()]);
  return JSON.parse(text.toString('utf8'));
}

/** Makes a key of 256 bits from each data key, the newest first, with an id that tells it from all others. */
export function keysFrom(purpose: string): { id: string; key: string }[] {
  return dataKeys().map(({ key }) => {
    const bytes = Buffer.from(hkdfSync('sha256', key, '', purpose, KEY_BYTES + KEY_ID_BYTES));
    const [own, id] = [bytes.subarray(0, KEY_BYTES), bytes.subarray(KEY_BYTES)];
    return { id: id.toString('base64url'), key: own.toString('base64url') };
  });
}

export function isSealed(value: string): boolean {
  return SEALED.test(value);
}

/**
 * Seals the value anew, with the newest key. Undefined when it isn't sealed, or is sealed with that key. Throws as
 * unseal does, of the newest key too: another key of its name would pass for it.
 */
export function resealed(value: unknown, place: SealedPlace): string | undefined {
  if (typeof value !== 'string' || !isSealed(value)) return undefined;
  const opened = unseal(value, place);
  return value.startsWith(`${newestDataKey().id}.`) ? undefined : seal(opened, place);
}

/**
 * Hashes with SESSION_SECRET. For sessions, resume secrets, idempotency keys and addresses, and for nothing that must
 * stay valid after the secret is changed.
 */
export function keyedHash(purpose: string, value: string): string {
  const { SESSION_SECRET } = serverEnv();
  if (!SESSION_SECRET) throw new Error('SESSION_SECRET is not set');
  return hmac(SESSION_SECRET, 'utf8', purpose, value);
}

/**
 * Hashes with LOOKUP_KEY, which is never rotated, for look-ups of personal data and for evidence
 * (docs/decisions/008-data-keys.md).
 */
export function lookupHash(purpose: string, value: string): string {
  const { LOOKUP_KEY } = serverEnv();
  if (!LOOKUP_KEY) throw new Error('LOOKUP_KEY is not set');
  return hmac(LOOKUP_KEY, 'base64', purpose, value);
}

/**
 * Names what a page shows without revealing it. It is sent back with the press; if something else is there by then, the
 * press is a conflict.
 */
export function markFrom(hash: string): string {
  return hash.slice(0, 16);
}

export function isSameSecret(one: string, other: string): boolean {
  const [a, b] = [Buffer.from(one), Buffer.from(other)];
  return a.length === b.length && timingSafeEqual(a, b);
}

const derivedKeys = new Map<string, KeyObject>();

function hmac(secret: string, encoding: 'utf8' | 'base64', purpose: string, value: string): string {
  const name = `${encoding}|${purpose}|${secret}`;
  const key = derivedKeys.get(name) ?? derive(Buffer.from(secret, encoding), purpose);
  derivedKeys.set(name, key);
  return createHmac('sha256', key).update(value).digest('base64url');
}

function derive(secret: Buffer, purpose: string): KeyObject {
  return createSecretKey(Buffer.from(hkdfSync('sha256', secret, '', purpose, KEY_BYTES)));
}

let parsed: { from: string; keys: readonly DataKey[] } | undefined;

function dataKeys(): readonly DataKey[] {
  const { DATA_KEYS: from = '' } = serverEnv();
  if (parsed?.from !== from) parsed = { from, keys: parseKeys(from) };
  return parsed.keys;
}

function parseKeys(list: string): DataKey[] {
  return list
    .split(',')
    .filter(Boolean)
    .map((entry) => {
      const [id = '', key = ''] = entry.split(':', 2);
      return { id, key: createSecretKey(key, 'base64') };
    });
}

function newestDataKey(): DataKey {
  const [newest] = dataKeys();
  if (!newest) throw new Error('DATA_KEYS is not set');
  return newest;
}

function additionalData({ collection, field, id }: SealedPlace): Buffer {
  return Buffer.from(`${collection}|${field}|${id}`);
}
