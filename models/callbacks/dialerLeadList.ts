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

type Match = Record<string, unknown>;

/** Merged from sorted index scans, so that no filter leaves rows to be read in vain. */
export async function listLeads(filter: LeadFilter, page: LeadPage): Promise<LeadWithQuote[]> {
  const { skip = 0, limit, order } = page;
  const found = await Promise.all(
    scansOf(filter, page).map((match) =>
      DialerLeads.find(match)
        .sort({ updatedAt: order, _id: order })
        .limit(skip + limit)
        .lean()
        .exec(),
    ),
  );
  const merged = found.flat().sort((a, b) => order * compare(a, b));
  return withQuotes(merged.slice(skip, skip + limit));
}

export async function findLead(id: string): Promise<LeadWithQuote | undefined> {
  const lead = await DialerLeads.findById(id).lean();
  return lead ? (await withQuotes([lead]))[0] : undefined;
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

async function withQuotes(leads: readonly DialerLeadRecord[]): Promise<LeadWithQuote[]> {
  if (leads.length === 0) return [];
  const ids = leads.map(({ quoteId }) => quoteId);
  const quotes = await Quotes.find({ _id: mongoose.trusted({ $in: ids }) }).lean();
  const byId = new Map(quotes.map((quote) => [quote._id, quote]));
  return leads.map((lead) => ({ ...lead, quote: byId.get(lead.quoteId) }));
}
