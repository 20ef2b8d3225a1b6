import { DAY_MS } from './dates';

/** Days until the database deletes a record. Resume records: RESUME_DAYS. */
export const RETENTION_DAYS = {
  /** From the last change; a lookup consent is valid as long. */
  quote: 180,
  /** From its beginning, while a file is being sent: what is begun and left takes no place for long. */
  paperSending: 2,
  /** From the last change. */
  application: 180,
  lead: 365,
  message: 1,
  otpBudget: 1,
  /** Longer than any gateway repeats an event or staff need to resolve it. */
  gatewayEvent: 400,
  /** From the last day on which it could be paid: a refund may follow years later. */
  sandboxOrder: 5 * 365,
  callback: 180,
  /** Five years, as identity records, to explain the decision. */
  reviewCase: 5 * 365,
  signedProposal: 10 * 365,
  /** As the signed proposal. Minimum for logs: a year (DPDP Rules), 180 days (CERT-In). */
  auditEntry: 10 * 365,
  /** From the policy's end (IRDAI); its proposal and payments are kept at least as long. */
  policy: 10 * 365,
  /** From the end of its days of grace: what was chosen and told around it. */
  renewal: 400,
  /** As the policy, from the last change. */
  claim: 10 * 365,
  /** From the last change, while its questions are being answered. */
  claimDraft: 180,
  /** As a claim, from the last change: it may be about one. */
  grievance: 10 * 365,
  /** From the last change, while it is typed. */
  grievanceDraft: 180,
  /** From the day it was written, or asked for. */
  review: 3 * 365,
  /** From its last line. */
  talk: 365,
  /** As content/pages/careers says: from the day it was sent, or last typed in. */
  candidacy: 180,
  /** A move from another insurer: from the end of the policy there, or from the last change while it is typed. */
  port: 400,
  portDraft: 180,
  /** What was told without a name. */
  report: 3 * 365,
  /** The Companies Act requires eight years of books. */
  payment: 10 * 365,
  /** From its end: the period of limitation. */
  consent: 3 * 365,
} as const;

export function keptUntil(what: keyof typeof RETENTION_DAYS, from: Date): Date {
  return new Date(from.getTime() + RETENTION_DAYS[what] * DAY_MS);
}
