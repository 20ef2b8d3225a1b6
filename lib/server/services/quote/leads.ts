import { LEAD_STATUS } from '@/lib/domain/quote/leadStatus';
import { saveDialerLead, noteResume } from '@/models/dialerLead';
import type { LeadWithQuote } from '@/models/dialerLeadList';
import type { LeadRecord } from '@/models/lead';
import { saveOnlineLead } from '@/models/onlineLead';
import type { QuoteRecord } from '@/models/quote';
import type { LeadsUpdateBody } from '@/lib/validation/quote/leads';
import { keptUntil } from '@/lib/domain/common/retention';
import type { ApiRequest } from '@/lib/server/services/common/apiRequest';
import { AppError } from '@/lib/server/http/errors';
import { leadIdsOf } from './leadIds';
import { mobileHashOf, type Person, sealedField } from '@/lib/server/services/common/personalData';
import { findReadableRevisit } from '@/lib/server/services/resume/revisits';

const dialerPerson = sealedField<Person>('dialerLeads', 'person');
const onlinePerson = sealedField<Person>('onlineLeads', 'person');

/** Stores both leads of a quote, or renews the person in them. Repeats are harmless. */
export async function saveLeads(quote: QuoteRecord, person: Person, language: string): Promise<void> {
  const { dialerId, onlineLeadId } = leadIdsOf(quote._id);
  const now = quote.updatedAt;
  const common: Omit<LeadRecord, '_id' | 'person'> = {
    quoteId: quote._id,
    ownerHash: quote.ownerHash,
    mobileHash: mobileHashOf(person.mobileNumber),
    status: LEAD_STATUS.partiallyFilled,
    segment: quote.segment,
    source: 'website',
    language,
    attribution: quote.attribution,
    createdAt: now,
    updatedAt: now,
    expiresAt: keptUntil('lead', now),
  };
  const history = [{ status: common.status, at: now, actor: 'customer', cause: 'lead form' }] as const;
  await Promise.all([
    saveDialerLead({
      ...common,
      _id: dialerId,
      person: dialerPerson.seal(person, dialerId),
      history: [...history],
      product: quote.product,
    }),
    saveOnlineLead({ ...common, _id: onlineLeadId, person: onlinePerson.seal(person, onlineLeadId) }),
  ]);
}

export function dialerPersonOf({ person, _id }: LeadRecord): Person {
  return dialerPerson.unseal(person, _id);
}

/** The number that agreed to be called; none where its quote has another one by now. */
export function consentedNumberOf({ mobileHash, quote }: LeadWithQuote): string | undefined {
  return quote && quote.mobileHash !== mobileHash ? undefined : mobileHash;
}

/** Tells the telecallers' lead that its customer resumes. Only for the reader of a record of the lead's quote. */
export async function updateLead({ input, caller, now }: ApiRequest<LeadsUpdateBody>) {
  const revisit = await findReadableRevisit(input.uuid, caller, now);
  const { quoteId } = revisit ?? {};
  const lead = quoteId && (await noteResume({ id: input.id, quoteId, revisitId: input.uuid, now }));
  if (!lead) throw new AppError('NOT_FOUND');
  return { dialerId: lead._id, status: lead.status };
}
