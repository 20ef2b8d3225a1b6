import mongoose from 'mongoose';
import type { LeadStatus } from '@/lib/domain/quote/leadStatus';
import type { Segment } from '@/lib/domain/quote/segments';
import { type DialerLeadRecord, DialerLeads } from './dialerLead';
import { type QuoteRecord, Quotes } from '@/models/quote/quote';

/** Finds a few leads exactly; the other filters then narrow these. */
export type LeadKey = Partial<
  Pick<DialerLeadRecord, '_id' | 'quoteId' | 'mobileHash' | 'reference' | 'nameHash'>
>;

export type LeadFilter = {
  key?: LeadKey;
  segments: readonly Segment[];
  owners?: readonly string[];
  status?: LeadStatus;
  product?: string;
  from?: Date;
  before?: Date;
};

export type LeadPlace = Pick<DialerLeadRecord, 'updatedAt' | '_id'>;
export type LeadPage = { after?: LeadPlace; skip?: number; limit: number; order: 1 | -1 };
export type LeadWithQuote = DialerLeadRecord & { quote?: QuoteRecord };

type FoundLead = LeadPlace & Pick<DialerLeadRecord, 'quoteId'>;
type Match = Record<string, unknown>;

/** Merges sorted index scans, so that no filter reads rows in vain. The scans read sort keys alone. */
export async function listLeads(filter: LeadFilter, page: LeadPage): Promise<LeadWithQuote[]> {
  const { skip = 0, limit, order } = page;
  const wanted = skip + limit;
  const scans = scansOf(filter, page);
  const read = (match: Match, most: number) =>
    DialerLeads.find(match, { updatedAt: 1, quoteId: 1 })
      .sort({ updatedAt: order, _id: order })
      .limit(most)
      .lean()
      .exec();
  const merge = (found: readonly FoundLead[][]) =>
    found
      .flat()
      .sort((a, b) => order * compare(a, b))
      .slice(0, wanted);
  // First reads twice each scan's share; a scan is read in full only if its remainder could belong to the page.
  const few = Math.min(wanted, Math.ceil((2 * wanted) / scans.length));
  const first = await Promise.all(scans.map((match) => read(match, few)));
  const last = merge(first)[wanted - 1];
  const mayFollow = (own: FoundLead | undefined) => own && !(last && order * compare(own, last) > 0);
  const whole = await Promise.all(
    first.map(async (found, at) => {
      const [match, end] = [scans[at], found[few - 1]];
      return match && few < wanted && mayFollow(end) ? read(match, wanted) : found;
    }),
  );
  return readWhole(merge(whole).slice(skip));
}

export async function findLead(id: string): Promise<LeadWithQuote | undefined> {
  const lead = await DialerLeads.findById(id).lean();
  return lead ? (await readWhole([lead]))[0] : undefined;
}

/** The last save of the lead that has waited longest. */
export async function findOldestLead(filter: LeadFilter): Promise<Date | undefined> {
  const oldest = await Promise.all(
    scansOf(filter).map((match) =>
      DialerLeads.findOne(match, { updatedAt: 1 }).sort({ updatedAt: 1, _id: 1 }).lean(),
    ),
  );
  const times = oldest.flatMap((lead) => lead?.updatedAt.getTime() ?? []);
  return times.length > 0 ? new Date(Math.min(...times)) : undefined;
}

/** Stops at `most`, so that counting never takes long. */
export async function countLeads(filter: LeadFilter, most: number): Promise<number> {
  const counts = await Promise.all(
    scansOf(filter).map((match) => DialerLeads.countDocuments(match, { limit: most })),
  );
  return Math.min(
    most,
    counts.reduce((sum, count) => sum + count, 0),
  );
}

/** What each index scan of a list matches. */
export function scansOf(filter: LeadFilter, { after, order = -1 }: Partial<LeadPage> = {}): Match[] {
  const { key, segments, owners, status, product, from, before } = filter;
  const time = {
    ...(from && { $gte: from }),
    ...(before && { $lt: before }),
    ...(after && { [order < 0 ? '$lte' : '$gte']: after.updatedAt }),
  };
  const common: Match = {
    ...(status !== undefined && { status }),
    ...(product !== undefined && { product }),
    ...(Object.keys(time).length > 0 && { updatedAt: mongoose.trusted(time) }),
    ...(after && { $or: isPast(after, order) }),
  };
  if (key) return [{ ...key, ...common, ...oneOf('segment', segments), ...oneOf('owner', owners) }];
  return segments.flatMap((segment) =>
    (owners ?? [undefined]).map((owner) => ({
      ...(owner !== undefined && { owner }),
      ...common,
      segment,
    })),
  );
}

function isPast({ updatedAt, _id }: LeadPlace, order: 1 | -1): Match[] {
  const past = (value: unknown) => mongoose.trusted({ [order < 0 ? '$lt' : '$gt']: value });
  return [{ updatedAt: past(updatedAt) }, { updatedAt, _id: past(_id) }];
}

function oneOf(field: string, values: readonly unknown[] | undefined): Match {
  return values ? { [field]: mongoose.trusted({ $in: values }) } : {};
}

function compare(a: LeadPlace, b: LeadPlace): number {
  return a.updatedAt.getTime() - b.updatedAt.getTime() || (a._id < b._id ? -1 : 1);
}

async function readWhole(places: readonly FoundLead[]): Promise<LeadWithQuote[]> {
  if (places.length === 0) return [];
  const among = (ids: string[]) => ({ _id: mongoose.trusted({ $in: ids }) });
  const [leads, quotes] = await Promise.all([
    DialerLeads.find(among(places.map(({ _id }) => _id))).lean(),
    Quotes.find(among(places.map(({ quoteId }) => quoteId))).lean(),
  ]);
  const [leadOf, quoteOf] = [byId(leads), byId(quotes)];
  return places.flatMap(({ _id, quoteId }) => {
    const lead = leadOf.get(_id);
    return lead ? [{ ...lead, quote: quoteOf.get(quoteId) }] : [];
  });
}

function byId<Each extends { _id: string }>(records: readonly Each[]): Map<string, Each> {
  return new Map(records.map((each) => [each._id, each]));
}
