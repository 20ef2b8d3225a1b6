/** From this many days before the end a policy can be renewed, and its holder is told. */
export const OPEN_DAYS = 60;

/** Days before the end on which we remind, the first with the invitation. */
export const REMIND_DAYS = [60, 30, 15, 7, 1] as const;

/** Notices that belong to the policy: sent even to customers who want no messages. */
export const NOTICE_DAYS: readonly number[] = [60, 1];

/** Days of grace for a premium that is paid once a term (IRDAI, 2024). */
export const GRACE_DAYS = 30;

/**
 * How many days an order that was made in grace may take to be paid: its own day, and three in which we ask the
 * gateway.
 */
export const LATE_MONEY_DAYS = 4;

/** The regulator's limit on a year's rise for people from this age on (IRDAI, 30 January 2025). */
export const SENIOR_RISE = { fromAge: 60, mostPercent: 10 } as const;

/**
 * From so many active days in the year, so many percent off. The steps are samples, and the specification allows 30% at
 * most.
 */
export const ACTIVE_DAY_STEPS = [
  { days: 0, percent: 0 },
  { days: 120, percent: 5 },
  { days: 200, percent: 12 },
  { days: 230, percent: 20 },
  { days: 300, percent: 30 },
] as const;
