/** The specification's lead and payment statuses. */
export const LEAD_STATUS = {
  paid: 1,
  logged: 2,
  directDecline: 3,
  partiallyFilled: 4,
  paymentInitiated: 5,
  paymentLinkSent: 6,
} as const;

export type LeadStatus = (typeof LEAD_STATUS)[keyof typeof LEAD_STATUS];

const { paid, logged, directDecline, partiallyFilled, paymentInitiated, paymentLinkSent } = LEAD_STATUS;

// Forward only; a step may be left out, since many customers pay without a telecaller.
const NEXT: Readonly<Record<LeadStatus, readonly LeadStatus[]>> = {
  [partiallyFilled]: [logged, paymentLinkSent, paymentInitiated, paid, directDecline],
  [logged]: [paymentLinkSent, paymentInitiated, paid, directDecline],
  [paymentLinkSent]: [paymentInitiated, paid, directDecline],
  [paymentInitiated]: [paid, directDecline],
  [directDecline]: [],
  [paid]: [],
};

export function isLeadStatus(value: unknown): value is LeadStatus {
  return Object.values(LEAD_STATUS).some((status) => status === value);
}

export function canMoveLead(from: LeadStatus, to: LeadStatus): boolean {
  return NEXT[from].includes(to);
}

/** The statuses that may become this one: the condition of the write that moves a lead. */
export function leadStatusesBefore(to: LeadStatus): readonly LeadStatus[] {
  return Object.values(LEAD_STATUS).filter((from) => canMoveLead(from, to));
}
