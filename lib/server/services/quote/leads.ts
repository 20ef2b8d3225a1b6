import { keptUntil } from '@/lib/domain/common/retention';
import { LEAD_STATUS } from '@/lib/domain/quote/leadStatus';
import { quoteReference } from '@/lib/domain/quote/quoteReference';
import { sourceOf } from '@/lib/domain/quote/segments';
import { isChild } from '@/lib/domain/quote/members';
import type { Person, Quote } from '@/lib/domain/quote/quote';
import type { LeadsUpdateBody } from '@/lib/validation/quote/leads';
import type { QuoteBody } from '@/lib/validation/quote/requests';
import { type ConsentPurpose, findConsentOf } from '@/models/consents/consent';
import { NOBODY, noteQuoteSaved, noteResume, saveDialerLead } from '@/models/callbacks/dialerLead';
import type { LeadWithQuote } from '@/models/callbacks/dialerLeadList';
import type { LeadRecord } from '@/models/callbacks/lead';
import { saveOnlineLead } from '@/models/callbacks/onlineLead';
import type { ApiRequest } from '@/lib/server/services/common/apiRequest';
import { AppError } from '@/lib/server/http/errors';
import { nameHashOf, sealedField } from '@/lib/server/services/common/personalData';
import { recordConsent } from '@/lib/server/services/consents/consents';
import { findReadableRevisit } from '@/lib/server/services/resume/revisits';
import { note } from '@/lib/server/telemetry/notes';
import { type LeadIds, leadIdsOf } from './leadIds';
import { findQuoteAtAll } from './quoteStore';

const dialerPerson = sealedField<Person>('dialerLeads', 'person');
const onlinePerson = sealedField<Person>('onlineLeads', 'person');

/** Records the request's consents, then saves the leads if the customer may be called. */
export async function withLeads(quote: Quote, before: Quote, request: ApiRequest<QuoteBody>): Promise<Quote> {
  const { input, locale } = request;
  const { person, mobileHash } = quote;
  if (mobileHash === undefined || !isComplete(person)) return quote;
  const isSameNumber = before.mobileHash === mobileHash;
  await recordGiven(quote, before, request);
  // A corrected name updates existing leads; another number needs its own consent.
  const isCorrection = before.dialerId !== undefined && isSameNumber && input.name;
  if (!input.consent && !isCorrection) {
    if (quote.dialerId) await noteQuoteSaved(quote.dialerId, quote);
    return quote;
  }
  const ids = leadIdsOf(quote._id);
  await saveLeads({ ...quote, ...ids, mobileHash, person }, locale, request.staff?.staffId);
  return { ...quote, ...ids };
}

/** Consent belongs to the number, so a proof must have come before this request. */
async function recordGiven(
  { members, mobileHash = '' }: Quote,
  before: Quote,
  { input, caller, locale, now, staff }: ApiRequest<QuoteBody>,
): Promise<void> {
  // The notice under the members says that adding a child is consent.
  const isAsked = before.mobileHash !== mobileHash || input.members !== undefined;
  const purposes: ConsentPurpose[] = [
    ...(input.consent ? ['contact' as const] : []),
    ...(input.marketingConsent ? ['marketing' as const] : []),
    ...(isAsked && members.some(isChild) ? ['child' as const] : []),
  ];
  const how = staff ? { channel: 'phone' as const, givenBy: staff.staffId } : { channel: 'website' as const };
  const given = { mobileHash, language: locale, addressHash: caller.addressHash, ...how };
  await Promise.all(purposes.map((purpose) => recordConsent(before, { ...given, purpose }, now)));
}

function isComplete(person: Partial<Person>): person is Person {
  return Boolean(person.mobileNumber && person.name && person.dateOfBirth);
}

/**
 * Puts the person of the quote as it stands back into its leads, if its number was ever to be called: a save that came
 * too late has written its own person into them.
 */
export async function restoreLeads(quoteId: string, language: string): Promise<void> {
  const quote = await findQuoteAtAll(quoteId);
  const { mobileHash, person, dialerId } = quote ?? {};
  if (!quote || !mobileHash || dialerId === undefined || !person || !isComplete(person)) return;
  if (!(await findConsentOf(quoteId, mobileHash, 'contact'))) return;
  await saveLeads({ ...quote, ...leadIdsOf(quoteId), mobileHash, person }, language, undefined);
}

type QuoteOfLeads = Quote & LeadIds & { person: Person; mobileHash: string };

/** Idempotent. */
async function saveLeads(quote: QuoteOfLeads, language: string, staffId: string | undefined): Promise<void> {
  const { dialerId, onlineLeadId, person, updatedAt: now } = quote;
  const common: Omit<LeadRecord, '_id' | 'person'> = {
    quoteId: quote._id,
    ownerHash: quote.ownerHash,
    mobileHash: quote.mobileHash,
    status: LEAD_STATUS.partiallyFilled,
    segment: quote.segment,
    source: sourceOf(quote.segment),
    language,
    attribution: quote.attribution,
    createdAt: now,
    updatedAt: now,
    expiresAt: keptUntil('lead', now),
  };
  const by = staffId
    ? { actor: staffId, cause: 'typed on a call' }
    : { actor: 'customer', cause: 'lead form' };
  await Promise.all([
    saveDialerLead({
      ...common,
      _id: dialerId,
      person: dialerPerson.seal(person, dialerId),
      history: [{ status: common.status, at: now, ...by }],
      owner: staffId ?? NOBODY,
      reference: quoteReference(quote._id),
      nameHash: nameHashOf(person.name, person.dateOfBirth),
      product: quote.product,
    }),
    saveOnlineLead({ ...common, _id: onlineLeadId, person: onlinePerson.seal(person, onlineLeadId) }),
  ]);
}

export function sealLeadPerson({ _id, person }: Pick<Quote, '_id' | 'person'>) {
  const { dialerId, onlineLeadId } = leadIdsOf(_id);
  return {
    dialer: { id: dialerId, person: dialerPerson.seal(person as Person, dialerId) },
    online: { id: onlineLeadId, person: onlinePerson.seal(person as Person, onlineLeadId) },
  };
}

export function dialerPersonOf({ person, _id }: LeadRecord): Person {
  return dialerPerson.unseal(person, _id);
}

/** The number that the lead may be called on; undefined if the quote's number has changed since. */
export function consentedNumberOf({ mobileHash, quote }: LeadWithQuote): string | undefined {
  return quote && quote.mobileHash !== mobileHash ? undefined : mobileHash;
}

/** Records on the telecallers' lead that the customer is back. Requires a readable resume record. */
export async function updateLead({ input, caller, now }: ApiRequest<LeadsUpdateBody>) {
  const revisit = await findReadableRevisit(input.uuid, caller, now);
  if (revisit) note('resume', { step: 'accepted' });
  const { quoteId } = revisit ?? {};
  const lead = quoteId && (await noteResume({ id: input.id, quoteId, revisitId: input.uuid, now }));
  if (!lead) throw new AppError('NOT_FOUND');
  return { dialerId: lead._id, status: lead.status };
}
