/** The limits beyond which a claim is worth a second look. They are samples. */
export const FLAG_LIMITS = {
  /** A stay that begins at most so many days after the policy's first day. */
  soonDays: 60,
  /** So many claims of one policy within so many days, this one included. */
  many: { claims: 3, days: 90 },
} as const;
