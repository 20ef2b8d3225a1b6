import { serverEnv } from '@/lib/config/serverEnv';
import type { IdentityRecord } from '@/lib/domain/kyc/identity';
import { sandboxRegistry } from './sandboxRegistry';
import { createSignzyRegistry } from './signzyRegistry';

export type IdentityQuery = { name: string } & (
  | { type: 'ckyc' | 'pan'; pan: string; dateOfBirth: string }
  /** `file` in base64, as UIDAI gave it; `shareCode` opens it. */
  | { type: 'aadhaarOffline'; file: string; shareCode: string }
  | { type: 'bankAccount'; accountNumber: string; ifsc: string }
);

/** Undefined for nobody; rejects with ProviderError when it can't be known just now. */
export type IdentityRegistry = { find: (query: IdentityQuery) => Promise<IdentityRecord | undefined> };

let real: IdentityRegistry | undefined;

/** The registry of the configuration; without one the sandbox, which production refuses (serverEnv). */
export function identityRegistry(): IdentityRegistry {
  const { SIGNZY_URL, SIGNZY_PATRON = '', SIGNZY_TOKEN = '' } = serverEnv();
  if (!SIGNZY_URL) return sandboxRegistry;
  real ??= createSignzyRegistry({ url: SIGNZY_URL, patron: SIGNZY_PATRON, token: SIGNZY_TOKEN });
  return real;
}

export function isSandboxRegistry(): boolean {
  return identityRegistry() === sandboxRegistry;
}
