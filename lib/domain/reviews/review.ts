import { DAY_MS } from '@/lib/domain/common/dates';

export const REVIEW_ABOUTS = ['policy', 'claim', 'trip'] as const;
export type ReviewAbout = (typeof REVIEW_ABOUTS)[number];

export const STARS = [1, 2, 3, 4, 5] as const;
export type Stars = (typeof STARS)[number];

export const LONGEST_REVIEW = 1_000;
/** Fewer reviews say nothing about a plan, and may tell who wrote them. */
export const LEAST_REVIEWS = 10;
export const MOST_SHOWN = 20;

/** Reasons to hide words; criticism of us is none. Their stars count nevertheless. */
export const HIDE_REASONS = ['namesPerson', 'tellsIllness', 'hasNumber', 'unlawful'] as const;
export type HideReason = (typeof HIDE_REASONS)[number];

/** Days after the event on which the customer is asked. */
const WAITS_DAYS: Record<ReviewAbout, number> = { policy: 7, claim: 1, trip: 2 };

export function reviewAskedAt(about: ReviewAbout, from: Date): Date {
  return new Date(from.getTime() + WAITS_DAYS[about] * DAY_MS);
}

/** How many gave 1, 2, … stars. */
export type StarCounts = readonly number[];

export const countOf = (counts: StarCounts) => counts.reduce((total, each) => total + each, 0);

/** The average to one decimal, as it is shown. */
export function averageOf(counts: StarCounts): number {
  const sum = counts.reduce((total, each, at) => total + each * (at + 1), 0);
  return Math.round((sum / countOf(counts)) * 10) / 10;
}
