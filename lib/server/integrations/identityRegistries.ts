import type { IdentityRegistry } from './identityRegistry';
import { serverEnv } from '@/lib/config/serverEnv';
import { sandboxRegistry } from './sandboxRegistry';
import { createSignzyRegistry } from './signzyRegistry';

let real: IdentityRegistry | undefined;

/** The sandbox stands in where none is configured, which production refuses (serverEnv). */
export function identityRegistry(): IdentityRegistry {
  const { SIGNZY_URL, SIGNZY_PATRON = '', SIGNZY_TOKEN = '' } = serverEnv();
  if (!SIGNZY_URL) return sandboxRegistry;
  real ??= createSignzyRegistry({ url: SIGNZY_URL, patron: SIGNZY_PATRON, token: SIGNZY_TOKEN });
  return real;
}

export function isSandboxRegistry(): boolean {
  return identityRegistry() === sandboxRegistry;
}
