import mongoose from 'mongoose';
import type { LeadStatus } from '@/lib/domain/quote/leadStatus';
import { type DialerLeadRecord, DialerLeads } from './dialerLead';
import type { QuoteRecord } from '@/models/quote/quote';

export type LeadFilter = {
  from?: Date;
  before?: Date;
  status?: LeadStatus;
  product?: string;
  mobileHash?: string;
  quoteId?: string;
  leadId?: string;
};

export type LeadPage = { skip: number; limit: number; order: 1 | -1 };

export type LeadWithQuote = DialerLeadRecord & { quote?: QuoteRecord };

export async function listLeads(
  filter: LeadFilter,
  { skip, limit, order }: LeadPage,
): Promise<LeadWithQuote[]> {
  const found = await DialerLeads.aggregate<DialerLeadRecord & { quotes: QuoteRecord[] }>([
    { $match: toMatch(filter) },
    { $sort: { updatedAt: order, _id: order } },
    { $skip: skip },
    { $limit: limit },
    { $lookup: { from: 'quotes', localField: 'quoteId', foreignField: '_id', as: 'quotes' } },
  ]);
  return found.map(({ quotes, ...lead }) => ({ ...lead, quote: quotes[0] }));
}

/** Statuses without leads are omitted. */
export function countLeadsByStatus(filter: LeadFilter): Promise<{ _id: LeadStatus; count: number }[]> {
  return DialerLeads.aggregate<{ _id: LeadStatus; count: number }>([
    { $match: toMatch(filter) },
    { $group: { _id: '$status', count: { $sum: 1 } } },
  ]);
}

function toMatch({ from, before, leadId, ...equal }: LeadFilter): Record<string, unknown> {
  const given = Object.entries<unknown>(equal).filter(([, value]) => value !== undefined);
  const range = { ...(from && { $gte: from }), ...(before && { $lt: before }) };
  return {
    ...Object.fromEntries(given),
    ...(leadId !== undefined && { _id: leadId }),
    ...((from ?? before) && { updatedAt: mongoose.trusted(range) }),
  };
}
