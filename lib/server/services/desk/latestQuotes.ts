import type { LatestQuotesDto, QuoteRowDto } from '@/lib/domain/desk/contract';
import { productNameOf, type Quote } from '@/lib/domain/quote/quote';
import { addDays, type IsoDate } from '@/lib/domain/common/dates';
import type { LeadStatus } from '@/lib/domain/quote/leadStatus';
import { maskMobile, normaliseMobile } from '@/lib/domain/common/phone';
import type { LatestQuotesQuery } from '@/lib/validation/desk/latestQuotes';
import {
  countLeadsByStatus,
  type LeadFilter,
  type LeadWithQuote,
  listLeads,
} from '@/models/callbacks/dialerLeadList';
import type { ApiRequest } from '@/lib/server/services/common/apiRequest';
import { audit } from '@/lib/server/services/common/audit';
import { contactConsentOf } from '@/lib/server/services/consents/contactConsent';
import { consentedNumberOf, dialerPersonOf } from '@/lib/server/services/quote/leads';
import { mobileHashOf } from '@/lib/server/services/common/personalData';
import { openQuote } from '@/lib/server/services/quote/quoteStore';
import { actorOf } from './staffSignIn';

/** Numbers are masked; every listing is audited. */
export async function listLatestQuotes(request: ApiRequest<LatestQuotesQuery>): Promise<LatestQuotesDto> {
  const { staffId } = actorOf(request);
  const { input, now } = request;
  const { page, limit, status } = input;
  const filter = toFilter(input);
  const order = input.sort === 'updatedAt' ? 1 : -1;
  const [leads, counted] = await Promise.all([
    listLeads({ ...filter, status }, { skip: (page - 1) * limit, limit, order }),
    countLeadsByStatus(filter),
  ]);
  const counts: Record<LeadStatus, number> = { 1: 0, 2: 0, 3: 0, 4: 0, 5: 0, 6: 0 };
  for (const { _id, count } of counted) counts[_id] = count;
  const all = Object.values(counts).reduce((sum, count) => sum + count, 0);
  const quotes = await Promise.all(leads.map((lead) => toRow(lead, now)));
  const seen = { isSearch: input.q !== undefined, quoteIds: quotes.map(({ quoteId }) => quoteId) };
  await audit('QUOTES_LISTED', staffId, request, seen);
  return { quotes, page, limit, total: status === undefined ? all : counts[status], counts };
}

function toFilter({ from, to, product, q }: LatestQuotesQuery): LeadFilter {
  const mobileNumber = q ? normaliseMobile(q) : undefined;
  return {
    from: from === undefined ? undefined : startInIndia(from),
    before: to === undefined ? undefined : startInIndia(addDays(to, 1)),
    product,
    ...(mobileNumber && { mobileHash: mobileHashOf(mobileNumber) }),
    ...(q && !mobileNumber && { quoteId: q }),
  };
}

function startInIndia(day: IsoDate): Date {
  return new Date(`${day}T00:00:00+05:30`);
}

function tripFactsOf(quote: Quote): Pick<QuoteRowDto, 'trip' | 'sumInsuredUsd'> {
  const { trip, sumInsuredUsd } = quote;
  if (!trip) return {};
  const { destination, startsOn, endsOn } = trip;
  return { trip: { destination, startsOn, endsOn }, sumInsuredUsd };
}

async function toRow(lead: LeadWithQuote, now: Date): Promise<QuoteRowDto> {
  const { status, language, segment, quoteId } = lead;
  const quote = lead.quote && openQuote(lead.quote);
  const { name, mobileNumber } = dialerPersonOf(lead);
  return {
    quoteId,
    dialerId: lead._id,
    name,
    mobileNumber: maskMobile(mobileNumber) ?? '',
    status,
    consent: (await contactConsentOf(consentedNumberOf(lead), now)).state,
    language,
    segment,
    ...(quote && {
      ...tripFactsOf(quote),
      product: quote.product,
      productName: productNameOf(quote),
      tier: quote.tier,
      familyCombination: quote.familyCombination,
      city: quote.city,
      priceAfterTax: (quote.price ?? quote.tripPrice)?.priceAfterTax,
    }),
    createdAt: lead.createdAt.toISOString(),
    updatedAt: lead.updatedAt.toISOString(),
  };
}
