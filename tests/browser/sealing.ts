import { createHash, webcrypto } from 'node:crypto';
import { setImmediate } from 'node:timers';
import { TextDecoder, TextEncoder } from 'node:util';
import { tellProof } from '@/lib/client/verify/newProof';
import { api } from '@/lib/config/paths';
import type { DeviceKeysDto } from '@/lib/domain/verify/contract';
import { fakeApi } from './fakeApi';

let underWay = 0;

function counted<Given extends unknown[], Result>(work: (...given: Given) => Promise<Result>) {
  return async (...given: Given) => {
    underWay += 1;
    try {
      return await work(...given);
    } finally {
      underWay -= 1;
    }
  };
}

/** What jsdom lacks to seal; without it, as on an insecure origin. */
export function openSealing(isSecure = true): void {
  Object.assign(globalThis, { TextEncoder, TextDecoder });
  const { subtle } = webcrypto;
  const value = {
    importKey: counted(subtle.importKey.bind(subtle)),
    encrypt: counted(subtle.encrypt.bind(subtle)),
    decrypt: counted(subtle.decrypt.bind(subtle)),
  };
  Object.defineProperty(crypto, 'subtle', { value: isSecure ? value : undefined, configurable: true });
}

/** Polls in real time, which fake timers don't stop. */
export async function until(isSo: () => boolean): Promise<void> {
  for (let turns = 0; turns < 100_000 && !isSo(); turns += 1) await new Promise<void>(setImmediate);
  expect(isSo()).toBe(true);
}

/** Waits until nothing is being sealed or opened, and nothing follows at once. */
export async function settled(): Promise<void> {
  let quiet = 0;
  await until(() => (quiet = underWay === 0 ? quiet + 1 : 0) > 20);
}

function keysOf(number: string): DeviceKeysDto {
  const hash = createHash('sha256').update(number).digest('base64url');
  return { keys: [{ id: hash.slice(0, 12), key: hash }] };
}

/** Sets the number that this browser proves, so that its keys are requested again. */
export function proves(number: string) {
  tellProof();
  return fakeApi((url) => (url.startsWith(api.deviceKeys) ? { body: keysOf(number) } : { status: 404 }));
}
