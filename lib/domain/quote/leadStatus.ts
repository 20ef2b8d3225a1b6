/** The specification's numbers (section 3, enumerations). */
export const LEAD_STATUS = {
  paid: 1,
  logged: 2,
  declined: 3,
  partiallyFilled: 4,
  paymentInitiated: 5,
  linkSent: 6,
} as const;

export type LeadStatus = (typeof LEAD_STATUS)[keyof typeof LEAD_STATUS];
export const LEAD_STATUSES: readonly LeadStatus[] = [1, 2, 3, 4, 5, 6];

/** Allowed transitions: forward only; a direct decline ends any but a paid one. */
const forward: readonly LeadStatus[] = [
  LEAD_STATUS.partiallyFilled,
  LEAD_STATUS.logged,
  LEAD_STATUS.linkSent,
  LEAD_STATUS.paymentInitiated,
  LEAD_STATUS.paid,
];

export function canMoveLead(from: LeadStatus, to: LeadStatus): boolean {
  if (from === LEAD_STATUS.declined || from === LEAD_STATUS.paid) return false;
  return to === LEAD_STATUS.declined || forward.indexOf(to) > forward.indexOf(from);
}
