import type { Draft, Drafts, KnownFacts } from '@/lib/domain/application/answers';
import { purchaseOf, type Quote } from '@/lib/domain/quote/quote';
import type { ApplicationDto, ApplicationPlan, SavedSectionDto } from '@/lib/domain/application/contract';
import { fillIn, type FilledForm } from '@/lib/domain/application/prefill';
import {
  type ApplicationStatus,
  type Section,
  SECTIONS,
  type SectionStates,
  toSectionState,
} from '@/lib/domain/application/sections';
import { addDays, todayInIndia } from '@/lib/domain/common/dates';
import { maskNumbers } from '@/lib/domain/common/keptNumbers';
import { maskMobile } from '@/lib/domain/common/phone';
import { sayPlace } from '@/lib/domain/places/billPlace';
import type { Locale } from '@/lib/domain/common/locales';
import { DECISION_DAYS } from '@/lib/domain/policy/terms.data';
import { findProduct } from '@/lib/domain/plans/products';
import { checkSection } from '@/lib/validation/application/checkSection';
import type { Problems } from '@/lib/validation/common/problems';
import type { ApplicationRecord } from '@/models/application/application';
import { lookupHash } from '@/lib/server/crypto';
import { findBank } from '@/lib/server/banks/banks';
import { AppError } from '@/lib/server/http/errors';
import { findPincode } from '@/lib/server/places/places';
import { sealedField, type SealedFields } from '@/lib/server/services/common/personalData';
import { isPremiumBlocked } from '@/lib/server/services/payment/premium';

export type OpenedApplication = { application: ApplicationRecord; quote: Quote; isBlocked: boolean };

const sealedSections = Object.fromEntries(
  SECTIONS.map((section) => [section, sealedField<Draft>('applications', `sections.${section}`)]),
) as Record<Section, SealedFields<Draft>>;

export const sealedRefusal = sealedField<string>('applications', 'refusal');

export function refusalOf({ refusal, _id }: ApplicationRecord): string | undefined {
  return refusal === undefined ? undefined : sealedRefusal.unseal(refusal, _id);
}

export function sealSection(section: Section, draft: Draft, id: string): string {
  return sealedSections[section].seal(draft, id);
}

export function unsealSection(section: Section, { sections, _id }: ApplicationRecord): Draft | undefined {
  const sealed = sections[section];
  return sealed === undefined ? undefined : sealedSections[section].unseal(sealed, _id);
}

export async function openApplication(
  application: ApplicationRecord,
  quote: Quote,
): Promise<OpenedApplication> {
  return { application, quote, isBlocked: await isPremiumBlocked(quote) };
}

type Written = { application: Pick<ApplicationRecord, '_id' | 'sections'>; quote: Quote };

export function formOf({ application, quote }: Written, changed: Drafts = {}): FilledForm {
  const { _id, sections } = application;
  const stored = Object.entries(sections) as [Section, string][];
  const drafts = Object.fromEntries(
    stored.map(([section, sealed]) => [section, sealedSections[section].unseal(sealed, _id)]),
  );
  return fillIn(factsOf(quote), { ...drafts, ...changed });
}

/** Hash of all that is signed, the quote included, except the declaration, which is ticked beside the code. */
export function answersHashOf({ application, quote }: Written, form: FilledForm): string {
  const answers = Object.entries(form).filter(([section]) => section !== 'declaration');
  return lookupHash('answers-to-sign', JSON.stringify([application._id, answers, quoteHashOf(quote)]));
}

/** Hash of what a signature covers beside the form: the purchase and the health declaration. */
export function quoteHashOf(quote: Quote): string {
  return lookupHash('signed-quote', JSON.stringify([purchaseOf(quote), quote.declaration]));
}

/** Includes problems that only the server's lists (places, banks) show. */
export function problemsOf(
  section: Section,
  form: FilledForm,
  { isBlocked, now }: { isBlocked: boolean; now: Date },
): Problems {
  const problems = checkSection(section, form, { today: todayInIndia(now), isBlocked });
  return { ...unknownCodes(section, form), ...problems };
}

export function statesOf(
  { application, isBlocked }: OpenedApplication,
  form: FilledForm,
  { now, touched = [] }: { now: Date; touched?: readonly Section[] },
): SectionStates {
  const entries = SECTIONS.map((section) => {
    const isTouched = application.sections[section] !== undefined || touched.includes(section);
    const isValid = Object.keys(problemsOf(section, form, { isBlocked, now })).length === 0;
    return [section, toSectionState(isTouched, isValid)];
  });
  return Object.fromEntries(entries) as SectionStates;
}

export function countOpenAnswers(quote: Quote, begun: ApplicationRecord | null, now: Date): number {
  const form = formOf({ application: begun ?? { _id: '', sections: {} }, quote });
  const sections = SECTIONS.filter((section) => section !== 'declaration');
  const problems = sections.flatMap((each) => Object.keys(problemsOf(each, form, { isBlocked: false, now })));
  return problems.length;
}

export function toSavedDto(opened: OpenedApplication, form: FilledForm, now: Date): SavedSectionDto {
  const { application, quote } = opened;
  return {
    applicationId: application._id,
    sections: statesOf(opened, form, { now }),
    version: application.version,
    status: statusOf(application),
    ...(quote.policyNumber !== undefined && { policyNumber: quote.policyNumber }),
  };
}

export function toApplicationDto(
  opened: OpenedApplication,
  { now, locale }: { now: Date; locale: Locale },
): ApplicationDto {
  const { application, quote } = opened;
  const { submittedAt, decision, reasons } = application;
  const form = formOf(opened);
  const refusal = refusalOf(application);
  return {
    ...toSavedDto(opened, form, now),
    quoteId: quote._id,
    today: todayInIndia(now),
    mobileNumber: maskMobile(quote.person.mobileNumber ?? '') ?? '',
    form: maskForm(form),
    plan: planOf(opened, locale),
    updatedAt: application.updatedAt.toISOString(),
    ...(submittedAt && { submittedAt: submittedAt.toISOString() }),
    ...(refusal !== undefined && { refusal }),
    ...(submittedAt &&
      decision === 'referred' && {
        answerBy: addDays(todayInIndia(submittedAt), DECISION_DAYS),
        reasons,
        ...(quote.kyc === 'failed' && { isIdentityDue: true as const }),
      }),
  };
}

export function maskForm(form: FilledForm): FilledForm {
  const shown = SECTIONS.map((section) => [section, maskNumbers(form[section])] as const);
  return Object.fromEntries(shown) as FilledForm;
}

function planOf({ quote, isBlocked }: OpenedApplication, locale: Locale): ApplicationPlan {
  const { product = '', tier = '', sumInsured = 0, tenure = 1, familyCombination = '', paidAt } = quote;
  const price = quote.price;
  if (!price) throw new AppError('STEP_NOT_REACHED');
  const productName = findProduct(product)?.name ?? product;
  const plan = { quoteId: quote._id, product, productName, tier, sumInsured, tenure, familyCombination };
  return {
    ...plan,
    price: sayPlace(price, locale),
    isBlocked,
    ...(paidAt && { paidAt: paidAt.toISOString() }),
  };
}

function statusOf({ submittedAt, decision }: ApplicationRecord): ApplicationStatus {
  return decision ?? (submittedAt ? 'submitted' : 'open');
}

function factsOf(quote: Quote): KnownFacts {
  const { name, dateOfBirth } = quote.person;
  return { members: quote.members, name, dateOfBirth, pincode: quote.pincode };
}

function unknownCodes(section: Section, form: FilledForm): Problems {
  const { pincode } = form.proposer;
  const { ifsc } = form.bank;
  if (section === 'proposer' && typeof pincode === 'string' && !findPincode(pincode)) {
    return { pincode: { key: 'errors.UNKNOWN_PINCODE', values: {} } };
  }
  if (section === 'bank' && typeof ifsc === 'string' && !findBank(ifsc.trim().toUpperCase())) {
    return { ifsc: { key: 'errors.UNKNOWN_IFSC', values: {} } };
  }
  return {};
}
