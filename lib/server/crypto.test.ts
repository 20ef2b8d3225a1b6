import { parseServerEnv } from '@/lib/config/serverEnv';
import type * as Crypto from './crypto';
import { isSameSecret, keyedHash, keysFrom, lookupHash, randomId, resealed, seal, unseal } from './crypto';

const place = { collection: 'quotes', field: 'person', id: 'sample-1' };
const person = { name: 'Asha Sample', mobileNumber: '9876543210' };

test('what is sealed opens again, in its own place alone', () => {
  const sealed = seal(person, place);
  expect(unseal(sealed, place)).toEqual(person);
  for (const other of [{ id: 'sample-2' }, { field: 'members' }, { collection: 'revisits' }]) {
    expect(() => unseal(sealed, { ...place, ...other })).toThrow();
  }
});

test('a sealed value shows nothing of what it holds, and looks different each time', () => {
  const sealed = seal(person, place);
  expect(Buffer.from(sealed, 'base64url').toString('latin1')).not.toContain('9876543210');
  expect(seal(person, place)).not.toBe(sealed);
});

test('one changed bit is refused', () => {
  const [id, content = ''] = seal(person, place).split('.');
  const bytes = Buffer.from(content, 'base64url');
  for (const at of [0, 12, 27, 28, bytes.length - 1]) {
    const changed = Buffer.from(bytes);
    changed.writeUInt8(changed.readUInt8(at) ^ 1, at);
    expect(() => unseal(`${id}.${changed.toString('base64url')}`, place)).toThrow();
  }
});

test('a value cut short within its tag is refused for that, since a short tag is guessed sooner', () => {
  const [id, content = ''] = seal(person, place).split('.');
  const cut = Buffer.from(content, 'base64url').subarray(0, 27).toString('base64url');
  expect(() => unseal(`${id}.${cut}`, place)).toThrow('Invalid authentication tag length');
});

test('what an older key sealed still opens, and the newest key seals', () => {
  const { DATA_KEYS = '' } = parseServerEnv(process.env);
  const [newest = '', older = ''] = DATA_KEYS.split(',').map((entry) => entry.split(':')[0]);
  expect(older).not.toBe('');
  expect(seal(person, place).split('.')[0]).toBe(newest);
  expect(unseal(sealedWithOlderKey, place)).toEqual(person);
});

/** Sealed with the second key of the tests' DATA_KEYS. */
const sealedWithOlderKey =
  'old1.2ACrDRPd8y7c0Kos-bwMtjfQoGFaXPc9r3eT2awZjJM94HQcIWczs4cdm3nZz-2k281YkcE7RhBDtWto8fjFvCaQ7XGxpFF2qCsITZcd';

test('a hash depends on its purpose and its value', () => {
  expect(keyedHash('address', '127.0.0.1')).toBe(keyedHash('address', '127.0.0.1'));
  expect(keyedHash('owner', '127.0.0.1')).not.toBe(keyedHash('address', '127.0.0.1'));
  expect(lookupHash('mobile', '9876543210')).not.toBe(lookupHash('mobile', '9876543211'));
});

test('each data key gives a key for a purpose, the newest first, and none of them is a data key', () => {
  const { DATA_KEYS = '' } = parseServerEnv(process.env);
  const keys = keysFrom('device|journeys|a');
  expect(keys).toEqual(keysFrom('device|journeys|a'));
  expect(keys).toHaveLength(DATA_KEYS.split(',').length);
  expect(keysFrom('device|journeys|b')).not.toEqual(keys);
  for (const { id, key } of keys) {
    expect(DATA_KEYS).not.toContain(Buffer.from(key, 'base64url').toString('base64'));
    expect(key).not.toContain(id);
  }
});

test('secrets are the same only to the letter; another length is no error', () => {
  expect(isSameSecret('same', 'sane')).toBe(false);
  expect(isSameSecret('short', 'much longer')).toBe(false);
  expect(isSameSecret('same', 'same')).toBe(true);
});

test('ids hold 128 bits and fit in a URL', () => {
  expect(randomId()).toMatch(/^[\w-]{22}$/);
});

test('only what an older key sealed is sealed anew', () => {
  const anew = resealed(sealedWithOlderKey, place);
  expect(anew).toMatch(/^new1\./);
  expect(unseal(anew ?? '', place)).toEqual(person);
  expect(resealed(seal(person, place), place)).toBeUndefined();
  for (const other of ['Asha Sample', '2026-11-21', 'old1.short', undefined, 7]) {
    expect(resealed(other, place)).toBeUndefined();
  }
});

describe('while a data key is changed, server by server', () => {
  const [before, after] = [1, 2].map((byte) => `k${byte}:${Buffer.alloc(32, byte).toString('base64')}`);
  const keysOf = { first: [before], second: [before, after], third: [after, before], last: [after] };
  type Server = keyof typeof keysOf;

  /** As in a process that was started with these keys. */
  async function on<T>(server: Server, use: (crypto: typeof Crypto) => T): Promise<T> {
    const keys = jest.replaceProperty(process, 'env', { ...process.env, DATA_KEYS: keysOf[server].join() });
    let used: T | undefined;
    await jest.isolateModulesAsync(async () => {
      used = use(await import('./crypto'));
    });
    keys.restore();
    return used as T;
  }
  const passes = async (from: Server, to: Server) => {
    const sealed = await on(from, (crypto) => crypto.seal(person, place));
    return on(to, (crypto) => crypto.unseal(sealed, place));
  };

  test.each([
    ['first', 'second'],
    ['second', 'third'],
  ] as const)('what either of the %s and the %s keys seals the other opens', async (older, newer) => {
    expect(await passes(older, newer)).toEqual(person);
    expect(await passes(newer, older)).toEqual(person);
  });

  test('the round between can’t be left out', async () => {
    await expect(passes('third', 'first')).rejects.toThrow('DATA_KEYS has no key named k2');
  });

  test('once all is sealed anew the old key can go', async () => {
    const sealed = await on('first', (crypto) => crypto.seal(person, place));
    const anew = await on('third', (crypto) => crypto.resealed(sealed, place));
    expect(await on('last', (crypto) => crypto.unseal(anew ?? '', place))).toEqual(person);
  });
});
