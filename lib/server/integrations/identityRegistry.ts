import type { IdentityRecord } from '@/lib/domain/kyc/identity';

export type IdentityQuery = { name: string } & (
  | { type: 'ckyc' | 'pan'; pan: string; dateOfBirth: string }
  /** `file` is base64; `shareCode` opens it. */
  | { type: 'aadhaarOffline'; file: string; shareCode: string }
  | { type: 'bankAccount'; accountNumber: string; ifsc: string }
);

/** Undefined when there is no such person; rejects with ProviderError when unavailable. */
export type IdentityRegistry = { find: (query: IdentityQuery) => Promise<IdentityRecord | undefined> };
