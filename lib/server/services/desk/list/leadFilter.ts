import { addDays, startInIndia } from '@/lib/domain/common/dates';
import type { OwnerFilter } from '@/lib/domain/desk/list/contract';
import { isSearch, readSearch } from '@/lib/domain/desk/list/search';
import { type Segment, SEGMENTS, type Source, sourceOf } from '@/lib/domain/quote/segments';
import type { QuoteCountsQuery } from '@/lib/validation/desk/latestQuotes';
import { NOBODY } from '@/models/callbacks/dialerLead';
import type { LeadFilter, LeadKey } from '@/models/callbacks/dialerLeadList';
import { mobileHashOf, nameHashOf } from '@/lib/server/services/common/personalData';

/** The filters of a list. Searching a whole id needs two: it may be a quote's or a lead's. */
export function leadFiltersOf(query: QuoteCountsQuery, staffId: string): LeadFilter[] {
  const { from, to, product, segment, source, owner } = query;
  const filter: LeadFilter = {
    segments: segmentsOf(segment, source),
    owners: ownersOf(owner, staffId),
    product,
    from: from === undefined ? undefined : startInIndia(from),
    before: to === undefined ? undefined : startInIndia(addDays(to, 1)),
  };
  return query.q === undefined ? [filter] : keysOf(query.q).map((key) => ({ ...filter, key }));
}

function keysOf(q: string): LeadKey[] {
  const search = readSearch(q);
  if (!isSearch(search)) return [];
  switch (search.kind) {
    case 'phone':
      return [{ mobileHash: mobileHashOf(search.mobileNumber) }];
    case 'reference':
      return [{ reference: search.reference }];
    case 'person':
      return [{ nameHash: nameHashOf(search.name, search.dateOfBirth) }];
    case 'id':
      return [{ quoteId: search.id }, { _id: search.id }];
  }
}

function segmentsOf(segment: Segment | undefined, source: Source | undefined): readonly Segment[] {
  return SEGMENTS.filter(
    (each) => (segment ?? each) === each && (source ?? sourceOf(each)) === sourceOf(each),
  );
}

function ownersOf(owner: OwnerFilter, staffId: string): readonly string[] | undefined {
  const owners = { mine: [staffId], nobody: [NOBODY], mineAndNobody: [staffId, NOBODY], all: undefined };
  return owners[owner];
}
