/** Samples: what makes a claim worth a second look. */
export const FLAG_LIMITS = {
  /** A stay this soon after the policy's first day. */
  soonDays: 60,
  /** So many claims of one policy within so many days, this one among them. */
  many: { claims: 3, days: 90 },
} as const;
