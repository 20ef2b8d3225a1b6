import type { LeadStatus } from '@/lib/domain/quote/leadStatus';

/** `mine` are those of the person who asks, `nobody` those that nobody has taken yet. */
export const OWNER_FILTERS = ['mineAndNobody', 'mine', 'nobody', 'all'] as const;
export type OwnerFilter = (typeof OWNER_FILTERS)[number];

/** Counts stop here: more is shown as "1,000+". */
export const MOST_COUNTED = 1000;

/** GET /api/telecaller-dashboard/quote-counts */
export type QuoteCountsDto = {
  /** Counts of the filter without its status, each at most MOST_COUNTED. */
  counts: Record<LeadStatus, number>;
  /** What waits for the person who asks. */
  waiting: {
    /** Calls due today that nobody else makes. */
    calls: number;
    /** Quotes that they took and sent no link for yet. */
    quotes: number;
  };
};

/** POST /api/telecaller-dashboard/quote */
export type MadeQuoteDto = { quoteId: string; reference: string };

export type ColleagueDto = { staffId: string; name: string };

/** GET /api/telecaller-dashboard/owner: the people to whom a quote can be handed over. */
export type ColleaguesDto = { colleagues: readonly ColleagueDto[] };

/** POST /api/telecaller-dashboard/owner */
export type OwnerDto = { quoteId: string; owner: ColleagueDto; status: LeadStatus };
