import { isSameSecret, keyedHash } from '../crypto';

export const RESUME_COOKIE = '__Host-rj';

/**
 * The second half of a resume key, which scripts can't read (docs/decisions/005-resume-secret.md): 256 bits, one
 * per browser. It follows from the session that first saves, so parallel first saves agree on it.
 */
export function newResumeSecret(sessionId: string): string {
  return keyedHash('resume-secret', sessionId);
}

/** Only what this site makes counts as a secret: anything else in the cookie is as good as none. */
export function isWellFormed(secret: string | undefined): secret is string {
  return secret !== undefined && /^[\w-]{43}$/.test(secret);
}

/** What is stored in its place. */
export function resumeSecretHash(secret: string): string {
  return keyedHash('resume-secret-hash', secret);
}

export function isResumeSecret(givenHash: string, storedHash: string): boolean {
  return isSameSecret(givenHash, storedHash);
}
