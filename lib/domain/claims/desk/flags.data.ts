/** The limits beyond which a claim is worth a second look. They are samples. */
export const FLAG_LIMITS = {
  /** A stay that begins at most this many days after the policy's first day. */
  soonDays: 60,
  /** This many claims of one policy within this many days, the present one included. */
  many: { claims: 3, days: 90 },
} as const;
