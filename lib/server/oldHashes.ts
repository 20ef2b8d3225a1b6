import { keyedHash, lookupHash } from './crypto';

/**
 * What was hashed with SESSION_SECRET before 2026-12. On its day nothing with such a hash is left: remove the line, and
 * use `lookupHash` alone.
 */
type HashedBefore =
  /** 2026-12-02: a repeat finds the claim that it began on the same day or the day before. */
  | 'claim-request'
  /** 2027-06-01: a warning is good until a day after the decision. See that no request from 2026-11 waits. */
  | 'number-objection'
  | 'account-objection'
  | 'claim-account-objection'
  /** 2027-12-01: a link is kept as a lead. */
  | 'sent-link'
  /** 2029-12-01: a report is kept for three years. */
  | 'report-code';

/** What it may be stored under: the hash of today, then the one of before. */
export function hashesOf(purpose: HashedBefore, value: string): [string, string] {
  return [lookupHash(purpose, value), keyedHash(purpose, value)];
}
