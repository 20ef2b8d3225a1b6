import { isTemporary } from '@/lib/client/common/apiError';
import { getJson } from '@/lib/client/common/fetcher';
import { onProof } from '@/lib/client/verify/newProof';
import { api } from '@/lib/config/paths';
import type { DeviceKeysDto } from '@/lib/domain/verify/contract';
import type { Right } from '@/lib/domain/verify/rights';
import { type DeviceKeys, toBytes } from './seal';

const asked = new Map<Right, Promise<DeviceKeys | undefined>>();
let proofs = 0;
// Keys belong to a number, and the next proof may be of another one.
onProof(() => {
  asked.clear();
  proofs += 1;
});

/** Changes after each proof and each sign-out: what was sealed before needs new keys. */
export const proofCount = () => proofs;

/** False on insecure origins, which lack the browser's cryptography. */
export const canSeal = () => Boolean((crypto as Partial<Crypto>).subtle);

/** The keys are requested once, and again after a failure that may pass, a proof or a sign-out. */
export function deviceKeys(right: Right): Promise<DeviceKeys | undefined> {
  const keys = asked.get(right) ?? ask(right);
  asked.set(right, keys);
  return keys;
}

async function ask(right: Right): Promise<DeviceKeys | undefined> {
  try {
    const url = `${api.deviceKeys}?${new URLSearchParams({ right })}`;
    const { keys } = await getJson<DeviceKeysDto>(url);
    return new Map(await Promise.all(keys.map(importKey)));
  } catch (problem) {
    if (isTemporary(problem)) asked.delete(right);
    return undefined;
  }
}

async function importKey({ id, key }: DeviceKeysDto['keys'][number]): Promise<[string, CryptoKey]> {
  const bytes = toBytes(key.replaceAll('-', '+').replaceAll('_', '/'));
  return [id, await crypto.subtle.importKey('raw', bytes, 'AES-GCM', false, ['encrypt', 'decrypt'])];
}
