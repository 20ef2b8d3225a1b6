import { serverEnv } from '@/lib/config/serverEnv';
import type { IdentityRecord } from '@/lib/domain/kyc/identity';
import { sandboxRegistry } from './sandboxRegistry';
import { createSignzyRegistry } from './signzyRegistry';

export type IdentityQuery = { name: string } & (
  | { type: 'ckyc' | 'pan'; pan: string; dateOfBirth: string }
  /** `file` is base64; `shareCode` opens it. */
  | { type: 'aadhaarOffline'; file: string; shareCode: string }
  | { type: 'bankAccount'; accountNumber: string; ifsc: string }
);

/** Undefined when there is no such person; rejects with ProviderError when unavailable. */
export type IdentityRegistry = { find: (query: IdentityQuery) => Promise<IdentityRecord | undefined> };

let real: IdentityRegistry | undefined;

/** Without configuration the sandbox, which production refuses (serverEnv). */
export function identityRegistry(): IdentityRegistry {
  const { SIGNZY_URL, SIGNZY_PATRON = '', SIGNZY_TOKEN = '' } = serverEnv();
  if (!SIGNZY_URL) return sandboxRegistry;
  real ??= createSignzyRegistry({ url: SIGNZY_URL, patron: SIGNZY_PATRON, token: SIGNZY_TOKEN });
  return real;
}

export function isSandboxRegistry(): boolean {
  return identityRegistry() === sandboxRegistry;
}
