import { isSameSecret, keyedHash } from '@/lib/server/crypto';

export const RESUME_COOKIE = 'rj';

/** 256 bits (docs/decisions/005-resume-secret.md), derived from the session, so that parallel first saves agree. */
export function newResumeSecret(sessionId: string): string {
  return keyedHash('resume-secret', sessionId);
}

export function isWellFormed(secret: string | undefined): secret is string {
  return secret !== undefined && /^[\w-]{43}$/.test(secret);
}

export function resumeSecretHash(secret: string): string {
  return keyedHash('resume-secret-hash', secret);
}

export function isResumeSecret(givenHash: string, storedHash: string): boolean {
  return isSameSecret(givenHash, storedHash);
}
