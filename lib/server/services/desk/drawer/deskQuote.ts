import { CALL_HOURS, isCallTime } from '@/lib/domain/callbacks/callHours';
import { maskMobile } from '@/lib/domain/common/phone';
import { advisorTaskOf } from '@/lib/domain/desk/drawer/advisorTask';
import type { DeskQuoteDto, OpenCallDto } from '@/lib/domain/desk/drawer/contract';
import { toDeskBill } from '@/lib/domain/desk/drawer/deskBill';
import { SECTIONS } from '@/lib/domain/application/sections';
import { sayPlace } from '@/lib/domain/places/billPlace';
import { type JourneyStep, missingSteps } from '@/lib/domain/quote/journey/nextStep';
import { LEAD_STATUS } from '@/lib/domain/quote/leadStatus';
import { stageReached } from '@/lib/domain/quote/journey/stages';
import {
  journeyFactsOf,
  needsAdvisor,
  nextStepOfQuote,
  productNameOf,
  type Quote,
} from '@/lib/domain/quote/quote';
import type { Locale } from '@/lib/domain/common/locales';
import type { Trip } from '@/lib/domain/travel/trip';
import { type ApplicationRecord, findApplication } from '@/models/application/application';
import type { CallbackRecord } from '@/models/callbacks/callback';
import { submissionOf } from '@/lib/server/services/application/settleApplication';
import { formOf, openApplication, statesOf } from '@/lib/server/services/application/applicationRecord';
import { contactConsentOf } from '@/lib/server/services/consents/contactConsent';
import { deskSubjectOf, type FoundQuote, numberMarkOf } from './foundQuote';

type Asked = {
  calls: readonly CallbackRecord[];
  /** Staff names by id. */
  staff: ReadonlyMap<string, string>;
  now: Date;
  locale: Locale;
};

export async function toDeskQuote(
  { quote, lead }: FoundQuote,
  { calls, staff, now, locale }: Asked,
): Promise<DeskQuoteDto> {
  const next = nextStepOfQuote(quote);
  const open = calls.filter(({ isOpen }) => isOpen);
  return {
    ...planOf(quote, locale),
    quoteId: quote._id,
    subject: deskSubjectOf(quote),
    ...(quote.mobileHash !== undefined && { numberMark: numberMarkOf(quote._id, quote.mobileHash) }),
    ...(lead && { dialerId: lead._id, status: lead.status }),
    ...contactOf(quote),
    ...(lead?.owner && { owner: { staffId: lead.owner, name: staff.get(lead.owner) ?? lead.owner } }),
    language: lead?.language ?? open[0]?.language ?? 'en',
    consent: await consentOf(quote, lead, now),
    callHours: { ...CALL_HOURS, isNow: isCallTime(now) },
    stage: stageReached(quote.stage, next),
    next,
    missing: isDeclined(lead) ? [] : missingSteps(journeyFactsOf(quote)),
    task: advisorTaskOf({
      next: nextForDesk(quote, lead),
      hasPrice: (quote.price ?? quote.tripPrice) !== undefined,
      isIdentityCall: open.some(({ about }) => about === 'identity'),
      isIdentityOpen: quote.kyc === 'review',
    }),
    calls: open.map(toOpenCall),
    ...(await applicationOf(quote, next, now)),
    policyNumber: quote.policyNumber,
  };
}

async function applicationOf(quote: Quote, next: JourneyStep, now: Date) {
  const { applicationId } = quote;
  const found = applicationId === undefined ? null : await findApplication(applicationId);
  return {
    applicationId,
    submission: submissionOf(found),
    ...(next === 'application' && { openSections: await openSectionsOf(quote, found, now) }),
  };
}

function isDeclined(lead: FoundQuote['lead']): boolean {
  return lead?.status === LEAD_STATUS.declined;
}

function nextForDesk(quote: Quote, lead: FoundQuote['lead']): JourneyStep {
  if (isDeclined(lead)) return 'done';
  return needsAdvisor(quote) ? 'advisor' : nextStepOfQuote(quote);
}

function contactOf({ person: { name = '', mobileNumber = '' } }: Quote) {
  return { name, mobileNumber: maskMobile(mobileNumber) ?? '' };
}

function planOf(quote: Quote, locale: Locale) {
  const { segment, product, tier, familyCombination, city, sumInsured, tenure, trip, sumInsuredUsd } = quote;
  const price = quote.price ?? quote.tripPrice;
  return {
    segment,
    product,
    tier,
    familyCombination,
    city,
    sumInsured,
    tenure,
    sumInsuredUsd,
    productName: productNameOf(quote),
    ...(trip && { trip: tripOf(trip) }),
    ...(price && { bill: toDeskBill(sayPlace(price, locale)) }),
  };
}

function tripOf({ kind, destination, startsOn, endsOn }: Trip): DeskQuoteDto['trip'] {
  return { kind, destination, startsOn, endsOn };
}

/** Undefined if the quote's number has changed since. */
async function consentOf(
  quote: Quote,
  lead: FoundQuote['lead'],
  now: Date,
): Promise<DeskQuoteDto['consent']> {
  const mobileHash = lead && lead.mobileHash !== quote.mobileHash ? undefined : quote.mobileHash;
  const { state, consent } = await contactConsentOf(mobileHash, now);
  const { givenAt, validUntil } = consent ?? {};
  return { state, givenAt: givenAt?.toISOString(), validUntil: validUntil?.toISOString() };
}

async function openSectionsOf(
  quote: Quote,
  found: ApplicationRecord | null,
  now: Date,
): Promise<DeskQuoteDto['openSections']> {
  if (!found) return SECTIONS;
  const opened = await openApplication(found, quote);
  const states = statesOf(opened, formOf(opened), { now });
  return SECTIONS.filter((section) => states[section] !== 'complete');
}

function toOpenCall({ _id, about, from, to, tries, assignedTo, claimedBy }: CallbackRecord): OpenCallDto {
  const window = { from: from.toISOString(), to: to.toISOString() };
  return { callbackId: _id, about, ...window, tries, assignedTo, claimedBy };
}
