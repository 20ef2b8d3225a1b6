import { isDeepStrictEqual } from 'node:util';
import type { KycDto } from '@/lib/domain/kyc/contract';
import { nextStepOfQuote, type Quote } from '@/lib/domain/quote/quote';
import { todayInIndia } from '@/lib/domain/common/dates';
import { given } from '@/lib/domain/common/given';
import { keepNumbers, maskNumbers } from '@/lib/domain/common/keptNumbers';
import { findKycProblems, isAadhaar, isChecked, type KycForm, normalisePan } from '@/lib/domain/kyc/form';
import { type IdentityRecord, judgeIdentity } from '@/lib/domain/kyc/identity';
import { isInEnglishLetters, maskName } from '@/lib/domain/common/words/name';
import type { KycBody } from '@/lib/validation/kyc/requests';
import { isBeingSettled } from '@/models/desk/reviewCase';
import { findKyc, saveKyc } from '@/models/kyc/kycDetails';
import type { ApiRequest } from '@/lib/server/services/common/apiRequest';
import { AppError } from '@/lib/server/http/errors';
import type { IdentityQuery } from '@/lib/server/integrations/identityRegistry';
import { isSandboxRegistry } from '@/lib/server/integrations/identityRegistries';
import { audit } from '@/lib/server/services/common/audit';
import { promiseCall } from '@/lib/server/services/callbacks/callbacks';
import { recordConsent } from '@/lib/server/services/consents/consents';
import { checkNotForgotten } from '@/lib/server/services/resume/forgetJourney';
import { askRegistry } from './identityChecks';
import {
  type KycOutcome,
  outcomeOf,
  pricedBirthOf,
  sealedKycForm,
  selfOf,
  sentFormOf,
  settleKyc,
} from './kycOutcome';
import { withdrawReview } from './reviewedKyc';
import { openCase, withdrawCase } from '@/lib/server/services/desk/reviewCases';
import { findVerifiedQuote } from '@/lib/server/services/quote/verifiedQuote';

const RETRY_AFTER_SECONDS = 15;

type Kept = { form: KycForm; outcome?: KycOutcome; version: number };

export async function readKyc(request: ApiRequest<{ quoteId: string }>): Promise<KycDto> {
  const quote = await findVerifiedQuote(request.input.quoteId, request);
  return toDto(quote, await readKept(quote));
}

/** Checks the form by registry or opens a case, unless it is a draft. A failed check keeps the form. */
export async function saveCustomerKyc(request: ApiRequest<KycBody>): Promise<KycDto> {
  const { input, now } = request;
  const quote = await findVerifiedQuote(input.quoteId, request);
  if (!quote.declaration && !input.draft) throw new AppError('STEP_NOT_REACHED');
  const before = await readKept(quote);
  if (quote.kyc === 'verified') return toDto(quote, before);
  // Without a version the input is merged into the saved form.
  const { version = before.version } = input;
  const given = keepNumbers(input, before.form);
  const form = { ...(input.version === undefined && before.form), ...toForm(given) };
  const saved = await saveKyc({
    _id: quote._id,
    mobileHash: quote.mobileHash,
    form: sealedKycForm.seal(form, quote._id),
    version,
    updatedAt: now,
    expiresAt: quote.expiresAt,
  });
  if (!saved) throw new AppError('CONFLICT', { version: (await readKept(quote)).version });
  await checkNotForgotten(quote._id);
  if (input.draft) return toDto(quote, { ...before, form, version: saved.version });
  const problems = Object.entries(
    findKycProblems({ ...form, ...given }, { today: todayInIndia(now), pricedBirth: pricedBirthOf(quote) }),
  );
  if (problems.length > 0) {
    const fields = Object.fromEntries(problems.map(([field, key = '']) => [field, { key }]));
    throw new AppError('INVALID_INPUT', { fields });
  }
  return check(quote, { form, version: saved.version }, request);
}

async function check(quote: Quote, kept: Kept, request: ApiRequest<KycBody>): Promise<KycDto> {
  const { input, caller, locale, now } = request;
  const { form } = kept;
  const given = { language: locale, addressHash: caller.addressHash, mobileHash: quote.mobileHash ?? '' };
  await recordConsent(quote, { ...given, purpose: 'kyc' }, now);
  const query = toQuery(form, input);
  const answered: KycOutcome = query
    ? toOutcome(form, await askRegistry(query, quote, now))
    : { status: 'review', method: form.method, name: form.name };
  const outcome = { ...answered, sent: form };
  const { status, failure } = outcome;
  await audit('KYC_CHECKED', 'customer', request, {
    quoteId: quote._id,
    method: form.method,
    status,
    failure,
  });
  if (status === 'review') await openReview(quote, form, now);
  if (status === 'review' && form.method === 'manual') {
    const { callTime: when = 'morning' } = form;
    await promiseCall(quote, { about: 'identity', when, language: locale }, now);
  }
  await checkNotForgotten(quote._id);
  const settled = await settleKyc(quote, outcome);
  if (settled.quote.kyc === 'verified') await withdrawReview(quote._id, now);
  return toDto(settled.quote, { ...settled, form });
}

/**
 * Opens a case for the form. If it replaces another form, that one's case is withdrawn, so that nobody decides on a
 * form that they didn't see.
 */
async function openReview(quote: Quote, form: KycForm, now: Date): Promise<void> {
  const about = { kind: 'kyc', quoteId: quote._id } as const;
  const before = await findKyc(quote._id);
  if (before && !isDeepStrictEqual(sentFormOf(before), form)) await withdrawCase(about, now);
  await openCase(about, now);
  // A decision that is being settled is one about the form before.
  if (await isBeingSettled(about))
    throw new AppError('UNAVAILABLE', { retryAfterSeconds: RETRY_AFTER_SECONDS });
}

function toQuery(form: KycForm, { aadhaarFile = '', shareCode = '' }: KycBody): IdentityQuery | undefined {
  const { method, name = '', dateOfBirth = '', pan = '' } = form;
  if (!method || !isChecked(method)) return undefined;
  return method === 'aadhaarOffline'
    ? { type: method, name, file: aadhaarFile, shareCode: shareCode.trim() }
    : { type: method, name, dateOfBirth, pan: normalisePan(pan) };
}

function toOutcome(form: KycForm, found: IdentityRecord | undefined): KycOutcome {
  const { method, name = '', dateOfBirth = '' } = form;
  const verdict = judgeIdentity({ name, dateOfBirth }, found);
  const known = found && { registryName: found.name, reference: found.reference };
  if (verdict === 'verified') return { status: 'verified', method, name, ...known };
  return { status: 'failed', method, failure: verdict, name, ...(verdict === 'name' && known) };
}

/** Drops one-time secrets and every Aadhaar number, in whatever field it was typed. */
function toForm(input: KycBody): KycForm {
  const { method, name, dateOfBirth, pan, fatherName, document, documentNumber, callTime } = input;
  const given = { method, name, dateOfBirth, pan, fatherName, document, documentNumber, callTime };
  return Object.fromEntries(
    Object.entries(given).filter(([, value]) => value !== undefined && !isAadhaar(value)),
  );
}

async function readKept(quote: Quote): Promise<Kept> {
  const found = await findKyc(quote._id);
  const person = quote.person;
  const self = selfOf(quote);
  const known: KycForm = {
    ...(person.name !== undefined && isInEnglishLetters(person.name) && { name: person.name }),
    ...((self ?? person).dateOfBirth !== undefined && { dateOfBirth: (self ?? person).dateOfBirth }),
  };
  if (!found) return { form: known, version: 0 };
  if (found.mobileHash !== quote.mobileHash) return { form: known, version: found.version };
  const form = sealedKycForm.unseal(found.form, quote._id);
  return { form: { ...known, ...form }, outcome: outcomeOf(found), version: found.version };
}

function toDto(quote: Quote, { form, outcome, version }: Kept): KycDto {
  const { kyc: status } = quote;
  // A quote that had another number meanwhile has no status. What was found for this number before no longer counts.
  const { method, name, failure, registryName, reference } = (status && outcome) ?? {};
  const pricedBirth = pricedBirthOf(quote);
  return {
    quoteId: quote._id,
    form: maskNumbers(form),
    ...given({ status, method, reference, failure, pricedBirth }),
    ...(status === 'verified' && name !== undefined && { maskedName: maskName(name) }),
    ...(failure === 'name' && { typedName: name, registryName: registryName && maskName(registryName) }),
    isSandbox: isSandboxRegistry(),
    next: nextStepOfQuote(quote),
    version,
  };
}
