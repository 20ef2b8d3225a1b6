import { PRODUCTS } from '@/lib/domain/plans/products.data';
import { LEAD_STATUSES } from '@/lib/domain/quote/leadStatus';
import { SEGMENTS, SOURCES } from '@/lib/domain/quote/segments';
import { OWNER_FILTERS } from './contract';
import type { KeptFilter, QuoteFilter } from './filter';

export const FILTER_NAME_LENGTH = 30;
const MOST_SAVED = 20;

export type SavedFilter = { name: string; filter: KeptFilter };

/** Replaces the one of the same name. */
export function saveFilter(
  saved: readonly SavedFilter[],
  name: string,
  { from: _from, to: _to, ...filter }: QuoteFilter,
): readonly SavedFilter[] {
  return [{ name, filter }, ...saved.filter((each) => each.name !== name)].slice(0, MOST_SAVED);
}

/** Drops what this version of the desk does not know. */
export function readSavedFilters(stored: unknown): readonly SavedFilter[] | undefined {
  if (!Array.isArray(stored)) return undefined;
  return stored.flatMap((each: unknown) => {
    const { name, filter } = (each ?? {}) as { name?: unknown; filter?: unknown };
    return typeof name === 'string' && typeof filter === 'object' && filter !== null
      ? [{ name, filter: readFilter(filter as Record<string, unknown>) }]
      : [];
  });
}

function readFilter({ status, product, segment, source, owner, sort }: Record<string, unknown>): KeptFilter {
  return {
    status: LEAD_STATUSES.find((each) => each === status),
    product: PRODUCTS.find(({ slug }) => slug === product)?.slug,
    segment: SEGMENTS.find((each) => each === segment),
    source: SOURCES.find((each) => each === source),
    owner: OWNER_FILTERS.find((each) => each === owner) ?? 'mineAndNobody',
    sort: sort === 'updatedAt' ? sort : '-updatedAt',
  };
}
