import type { ApplicationAnswers } from '@/lib/domain/application/answers';
import type { Quote } from '@/lib/domain/quote/quote';
import type { SavedSectionDto } from '@/lib/domain/application/contract';
import type { FilledForm } from '@/lib/domain/application/prefill';
import { SECTIONS } from '@/lib/domain/application/sections';
import { type IsoDate, todayInIndia } from '@/lib/domain/common/dates';
import { isProductSlug } from '@/lib/domain/plans/products';
import { isDearerAt } from '@/lib/domain/quote/pricing/dearerHome';
import { decide, type Proposal } from '@/lib/domain/application/underwriting/decision';
import { toApplicationAnswers } from '@/lib/validation/application/checkSection';
import type { ApplicationBody } from '@/lib/validation/application/requests';
import { keptUntil } from '@/lib/domain/common/retention';
import { changeApplication, type Signature } from '@/models/application/application';
import { findPortOfQuote } from '@/models/porting/port';
import { lookupHash } from '@/lib/server/crypto';
import type { ApiRequest } from '@/lib/server/services/common/apiRequest';
import { AppError, type FieldError } from '@/lib/server/http/errors';
import { logger } from '@/lib/server/logger';
import {
  answersHashOf,
  formOf,
  type OpenedApplication,
  problemsOf,
  quoteHashOf,
  sealSection,
  toSavedDto,
} from './applicationRecord';
import { findPlace } from '@/lib/server/places/places';
import { checkIdentity, kycOfProposer, selfOf } from '@/lib/server/services/kyc/kycOutcome';
import { findQuote, markQuote } from '@/lib/server/services/quote/quoteStore';
import { redeemOtp } from '@/lib/server/services/verify/otp';
import { settleApplication } from './settleApplication';

/** Version of the declarations' wording, stored with the signature as evidence. */
const TEXT_VERSION = '2026-11-22';

/** Signs and decides in one write; the worker repeats the settlement if this server stops after it. Throws KYC_ENDED. */
export async function submitApplication(
  opened: OpenedApplication,
  request: ApiRequest<ApplicationBody>,
): Promise<SavedSectionDto> {
  const { application, quote, isBlocked } = opened;
  const { input, now } = request;
  if (!quote.paidAt) throw new AppError('NOT_PAID');
  const form = formOf(opened, { declaration: input.data });
  const today = todayInIndia(now);
  checkWhole(form, { isBlocked, now });
  const answers = toApplicationAnswers(form, { today, isBlocked });
  if (!answers) throw new AppError('INVALID_INPUT');
  await checkIdentity(quote, now);
  const signature = await sign(form, opened, request);
  const sealed = sealSection('declaration', input.data, application._id);
  const decided = decide(await toProposal(quote, answers, today), today);
  await fence(opened, now);
  const signed = await changeApplication(
    application,
    {
      ...decided,
      signature,
      submittedAt: now,
      decidedAt: now,
      updatedAt: now,
      leaseUntil: now,
      expiresAt: keptUntil('signedProposal', now),
    },
    { name: 'declaration', sealed },
  );
  if (!signed) throw new AppError('CONFLICT', { version: application.version + 1 });
  const settled = await settleApplication(signed, now).catch((error: unknown) => {
    logger().error({ action: 'settle-application', error });
    return quote;
  });
  if (!settled) throw new AppError('CONFLICT', { version: signed.version + 1 });
  return toSavedDto({ ...opened, application: signed, quote: settled }, form, now);
}

/**
 * Raises the quote's version, so that the decision is about the quote as it was read: a save of the quote that was
 * begun before is refused.
 */
async function fence({ application, quote }: OpenedApplication, now: Date): Promise<void> {
  if (await markQuote(quote._id, {}, quote.version)) return;
  const current = await findQuote(quote._id, now);
  if (!current?.paidAt) throw new AppError('NOT_PAID');
  throw new AppError('CONFLICT', { version: application.version });
}

function checkWhole(form: FilledForm, context: { isBlocked: boolean; now: Date }): void {
  const fields = SECTIONS.flatMap((section) =>
    Object.entries(problemsOf(section, form, context)).map(([path, problem]): [string, FieldError] => [
      `${section}.${path}`,
      problem,
    ]),
  );
  if (fields.length > 0) throw new AppError('INVALID_INPUT', { fields: Object.fromEntries(fields) });
}

async function sign(
  form: FilledForm,
  opened: OpenedApplication,
  request: ApiRequest<ApplicationBody>,
): Promise<Signature> {
  const { application, quote } = opened;
  const { input, caller, locale, requestId } = request;
  if (!input.signature) throw new AppError('INVALID_INPUT', { fields: { otp: { key: 'validation.otp' } } });
  const { targetHash, subject, answersHash } = await redeemOtp(input.signature, ['sign-proposal'], request);
  if (targetHash !== application.mobileHash || subject !== application._id) throw new AppError('EXPIRED');
  // A code that an older server sent has no hash of the answers.
  if (answersHash !== undefined && answersHash !== answersHashOf(opened, form))
    throw new AppError('CONFLICT', { version: application.version });
  return {
    otpRequestId: input.signature.requestId,
    requestId,
    addressHash: caller.addressHash,
    language: locale,
    textVersion: TEXT_VERSION,
    contentHash: lookupHash('signed-proposal', JSON.stringify([application._id, form])),
    quoteHash: quoteHashOf(quote),
  };
}

async function toProposal(
  quote: Quote,
  { proposer, members, medical }: ApplicationAnswers,
  today: IsoDate,
): Promise<Proposal> {
  const { product = '', sumInsured = 0, declaration = 'disclosed' } = quote;
  const lives = members.people.map(({ dateOfBirth, heightCm, weightKg }, at) => ({
    dateOfBirth,
    heightCm: Number(heightCm),
    weightKg: Number(weightKg),
    medical: medical.people[at] ?? {},
  }));
  const [kyc, port] = await Promise.all([kycOfProposer(quote, proposer), findPortOfQuote(quote._id)]);
  const isPortOpen = port !== null && port.status !== 'confirmed';
  const isDearerAtHome = livesDearer(quote, proposer.pincode, today);
  return { product, sumInsured, declaration, kyc, lives, isDearerAtHome, isPortOpen };
}

/** A price is for where the insured live. The address of a proposer who isn't insured says nothing about that. */
function livesDearer(quote: Quote, pincode: string, today: IsoDate): boolean {
  const { product = '' } = quote;
  const [home, priced] = [findPlace({ pincode }), findPlace(quote)];
  if (!selfOf(quote) || !isProductSlug(product) || !home || !priced) return false;
  return isDearerAt(home, priced, product, today);
}
