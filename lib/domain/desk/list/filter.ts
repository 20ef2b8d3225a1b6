import { quoteDateWindow, todayInIndia } from '@/lib/domain/common/dates';
import type { QuoteRowDto } from '@/lib/domain/desk/contract';
import type { LeadStatus } from '@/lib/domain/quote/leadStatus';
import type { Segment, Source } from '@/lib/domain/quote/segments';
import type { OwnerFilter } from './contract';

export type QuoteFilter = {
  /** `04 Jan 2027`; null while what was typed is no day. */
  from: string | null;
  to: string | null;
  status?: LeadStatus;
  product?: string;
  segment?: Segment;
  source?: Source;
  owner: OwnerFilter;
  sort: '-updatedAt' | 'updatedAt';
};

export function firstFilter(now: Date): QuoteFilter {
  const { start, end } = quoteDateWindow(todayInIndia(now), 'earlier');
  return { from: start, to: end, owner: 'mineAndNobody', sort: '-updatedAt' };
}

/** The filter of a search, which covers all days and ignores what narrowed the list before. */
export function searchFilter({ from, to, sort }: QuoteFilter): QuoteFilter {
  return { from, to, sort, owner: 'all' };
}

export function isNarrowed({ status, product, segment, source, owner }: QuoteFilter): boolean {
  return owner !== 'all' || [status, product, segment, source].some((each) => each !== undefined);
}

/** A filter without its days, which begin anew each day. */
export type KeptFilter = Omit<QuoteFilter, 'from' | 'to'>;

/** Whether a row that changed belongs to the list; the days and the plan were asked for. */
export function belongs(row: QuoteRowDto, { status, owner }: QuoteFilter, staffId: string): boolean {
  const isMine = row.owner?.staffId === staffId;
  const isNobodys = row.owner === undefined;
  const isOwned = { all: true, mine: isMine, nobody: isNobodys, mineAndNobody: isMine || isNobodys }[owner];
  return isOwned && (status === undefined || row.status === status);
}
