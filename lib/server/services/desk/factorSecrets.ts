import { needsSecondFactor } from '@/lib/domain/desk/permissions';
import type { StaffRecord } from '@/models/desk/staff';
import { findStaffSession } from '@/models/desk/staffSession';
import { newTotpSecret } from '@/lib/server/auth/totp';
import { sealedField } from '@/lib/server/services/common/personalData';

const sealedSecret = sealedField<string>('staff', 'secret');
const sealedNewSecret = sealedField<string>('staffSessions', 'newSecret');

/** Begins a session after the first factor, with a secret to enrol where the person has none yet. */
export function beginSecondFactor({ role, secret }: Pick<StaffRecord, 'role' | 'secret'>) {
  if (!needsSecondFactor(role) || secret !== undefined) return {};
  return { newSecretFor: (sessionId: string) => sealedNewSecret.seal(newTotpSecret(), sessionId) };
}

export function sealSecret(secret: string, staffId: string): string {
  return sealedSecret.seal(secret, staffId);
}

export function openSecret({ _id, secret }: StaffRecord): string | undefined {
  return secret === undefined ? undefined : sealedSecret.unseal(secret, _id);
}

export async function newSecretOf(sessionId: string): Promise<string | undefined> {
  const newSecret = (await findStaffSession(sessionId))?.newSecret;
  return newSecret === undefined ? undefined : sealedNewSecret.unseal(newSecret, sessionId);
}
