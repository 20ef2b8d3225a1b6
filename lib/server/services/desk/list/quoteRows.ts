import { todayInIndia } from '@/lib/domain/common/dates';
import { maskMobile } from '@/lib/domain/common/phone';
import type { QuoteRowDto } from '@/lib/domain/desk/contract';
import { linkStateOf } from '@/lib/domain/desk/links';
import { LEAD_STATUS } from '@/lib/domain/quote/leadStatus';
import { productNameOf, type Quote } from '@/lib/domain/quote/quote';
import { quoteReference } from '@/lib/domain/quote/quoteReference';
import { sourceOf } from '@/lib/domain/quote/segments';
import { NOBODY } from '@/models/callbacks/dialerLead';
import type { LeadWithQuote } from '@/models/callbacks/dialerLeadList';
import { listLiveLinks, type SentLinkRecord } from '@/models/desk/sentLink';
import { contactConsentOf } from '@/lib/server/services/consents/contactConsent';
import { consentedNumberOf, dialerPersonOf } from '@/lib/server/services/quote/leads';
import { openQuote } from '@/lib/server/services/quote/quoteStore';
import { colleaguesOf } from './colleagues';

export async function toQuoteRows(leads: readonly LeadWithQuote[], now: Date): Promise<QuoteRowDto[]> {
  const [links, owners] = await Promise.all([
    listLiveLinks(leads.map(({ quoteId }) => quoteId)),
    colleaguesOf(leads.flatMap(({ owner }) => owner || [])),
  ]);
  return Promise.all(
    leads.map(async (lead) => {
      const { owner = NOBODY } = lead;
      const link = links.find(({ quoteId }) => quoteId === lead.quoteId);
      return {
        ...(await toRow(lead, now)),
        ...(owner !== NOBODY && { owner: { staffId: owner, name: owners.get(owner) ?? owner } }),
        ...(link && { link: toLink(link, lead, now) }),
      };
    }),
  );
}

async function toRow(lead: LeadWithQuote, now: Date): Promise<QuoteRowDto> {
  const { status, language, segment, quoteId } = lead;
  const quote = lead.quote && openQuote(lead.quote);
  const { name, mobileNumber } = dialerPersonOf(lead);
  return {
    quoteId,
    dialerId: lead._id,
    reference: quoteReference(quoteId),
    name,
    mobileNumber: maskMobile(mobileNumber) ?? '',
    status,
    consent: (await contactConsentOf(consentedNumberOf(lead), now)).state,
    language,
    segment,
    source: sourceOf(segment),
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

function tripFactsOf(quote: Quote): Pick<QuoteRowDto, 'trip' | 'sumInsuredUsd'> {
  const { trip, sumInsuredUsd } = quote;
  if (!trip) return {};
  const { kind, destination, startsOn, endsOn } = trip;
  return { trip: { kind, destination, startsOn, endsOn }, sumInsuredUsd };
}

function toLink(
  link: SentLinkRecord,
  { history }: LeadWithQuote,
  now: Date,
): NonNullable<QuoteRowDto['link']> {
  const { opens, lastOpenedAt, sentAt, askedAt, validUntil } = link;
  const paid = history.find(({ status }) => status === LEAD_STATUS.paid);
  return {
    state: linkStateOf(link, undefined, now),
    at: (paid?.at ?? lastOpenedAt ?? sentAt ?? askedAt).toISOString(),
    opens,
    endsToday: todayInIndia(validUntil) === todayInIndia(now),
  };
}
