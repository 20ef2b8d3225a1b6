import { DAY_MS } from './dates';

/**
 * Days until the database deletes a record, counted from the event that each comment names. Resume records have
 * RESUME_DAYS.
 */
export const RETENTION_DAYS = {
  /** Counted from the last change; a consent to look an identity up is valid as long. */
  quote: 180,
  /** Counted from the beginning of an upload, so that a file that is left unfinished soon frees its place. */
  paperSending: 2,
  /** From the last change. */
  application: 180,
  lead: 365,
  message: 1,
  otpBudget: 1,
  /** Longer than any gateway repeats an event or staff need to resolve it. */
  gatewayEvent: 400,
  /** Counted from the last day on which it could be paid, since a refund may follow years later. */
  sandboxOrder: 5 * 365,
  callback: 180,
  /** Five years, as identity records, to explain the decision. */
  reviewCase: 5 * 365,
  signedProposal: 10 * 365,
  /** As long as the signed proposal. The minimum for logs is a year (DPDP Rules), and 180 days (CERT-In). */
  auditEntry: 10 * 365,
  /** Counted from the policy's end (IRDAI); its proposal and payments are kept at least as long. */
  policy: 10 * 365,
  /** Counted from the end of grace: what was chosen for the renewal, and the messages about it. */
  renewal: 400,
  /** As long as the policy, counted from the last change. */
  claim: 10 * 365,
  /** Counted from the last change, while its questions are being answered. */
  claimDraft: 180,
  /** As long as a claim, which it may be about; counted from the last change. */
  grievance: 10 * 365,
  /** Counted from the last change, while it is being typed. */
  grievanceDraft: 180,
  /** Counted from the day on which it was written, or asked for. */
  review: 3 * 365,
  /** Counted from its last line. */
  talk: 365,
  /** The promise of content/pages/careers, counted from the day it was sent or last typed in. */
  candidacy: 180,
  /**
   * A move from another insurer, counted from the end of the policy there, or from the last change while it is typed.
   */
  port: 400,
  portDraft: 180,
  /** What was reported without a name. */
  report: 3 * 365,
  /** The Companies Act requires eight years of books. */
  payment: 10 * 365,
  /** Counted from its end: the period of limitation. */
  consent: 3 * 365,
} as const;

export function keptUntil(what: keyof typeof RETENTION_DAYS, from: Date): Date {
  return new Date(from.getTime() + RETENTION_DAYS[what] * DAY_MS);
}
