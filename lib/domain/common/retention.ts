import { DAY_MS } from './dates';

/** For how many days we keep what; then the database deletes it. A resume record: RESUME_DAYS of the subject resume. */
export const RETENTION_DAYS = {
  /** From its last change. A consent to look somebody up is for one purchase, and holds as long. */
  quote: 180,
  /** From its last change: what was paid for must not be lost while somebody looks for the bank's papers. */
  application: 180,
  lead: 365,
  /** Sent or not. */
  message: 1,
  /** How often a number was sent a code. */
  otpBudget: 1,
  /** Longer than any gateway tells a thing again, and enough for who looks at what was set aside. */
  gatewayEvent: 400,
  /** From the day until which it could be paid: a premium may be refunded years later. */
  sandboxOrder: 5 * 365,
  /** From when it was asked for. */
  callback: 180,
  /** A decision has to be explained for years: five, as records of identity are kept. */
  reviewCase: 5 * 365,
  /** From the signature, as the insurer's record of it. */
  signedProposal: 10 * 365,
  /** As long as the signed proposal it may have to explain. Of logs the DPDP Rules ask a year, CERT-In 180 days. */
  auditEntry: 10 * 365,
  /** From its end, as IRDAI asks of an insurer's records; what it rests on and what was paid for it ends no sooner. */
  policy: 10 * 365,
  /** Paid or not; the Companies Act asks for eight years of books. */
  payment: 10 * 365,
  /** From when it lapsed, as the proof of it: the time in which a claim can be brought. */
  consent: 3 * 365,
} as const;

/** When something is deleted that is kept from this moment on. */
export function keptUntil(what: keyof typeof RETENTION_DAYS, from: Date): Date {
  return new Date(from.getTime() + RETENTION_DAYS[what] * DAY_MS);
}
