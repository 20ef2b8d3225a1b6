import { ACTIVE_DAY_STEPS } from './renewal.data';

export type EarnedDiscount = {
  activeDays: number;
  percent: number;
  /** The next step, and how many active days are missing for it. */
  next?: { percent: number; daysLeft: number };
};

export function earnedDiscount(activeDays: number): EarnedDiscount {
  const reached = ACTIVE_DAY_STEPS.findLast(({ days }) => days <= activeDays) ?? ACTIVE_DAY_STEPS[0];
  const next = ACTIVE_DAY_STEPS.find(({ days }) => days > activeDays);
  return {
    activeDays,
    percent: reached.percent,
    ...(next && { next: { percent: next.percent, daysLeft: next.days - activeDays } }),
  };
}
