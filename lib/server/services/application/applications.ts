import { paths } from '@/lib/config/paths';
import type { ApplicationDto, SavedSectionDto } from '@/lib/domain/application/contract';
import { SECTIONS } from '@/lib/domain/application/sections';
import type { OtpChallengeDto } from '@/lib/domain/verify/contract';
import type { ApplicationBody } from '@/lib/validation/application/requests';
import { nameWhose } from '@/lib/domain/application/prefill';
import { layTyped } from '@/lib/domain/common/drafts/draftParts';
import { keepNumbers } from '@/lib/domain/common/keptNumbers';
import { keptUntil } from '@/lib/domain/common/retention';
import {
  type ApplicationRecord,
  beginAnew,
  changeApplication,
  findApplication,
  insertApplication,
} from '@/models/application/application';
import { provenNumberOf } from '@/lib/server/auth/verifiedPhone';
import { lookupHash } from '@/lib/server/crypto';
import type { ApiRequest } from '@/lib/server/services/common/apiRequest';
import { sayFields } from '@/lib/server/http/errorBody';
import { AppError } from '@/lib/server/http/errors';
import { retryOnConflict } from '@/lib/server/retryOnConflict';
import { findQuote, markQuote } from '@/lib/server/services/quote/quoteStore';
import {
  answersHashOf,
  formOf,
  openApplication,
  type OpenedApplication,
  problemsOf,
  sealSection,
  statesOf,
  toApplicationDto,
  toSavedDto,
} from './applicationRecord';
import { keepPaidJourney } from '@/lib/server/services/common/keepRecords';
import { generateOtp } from '@/lib/server/services/verify/otp';
import { checkIdentity, provenNameOf } from '@/lib/server/services/kyc/kycOutcome';
import { settleLeft } from '@/lib/server/services/payment/workOnPayment';
import { submitApplication } from './submitApplication';
import { findVerifiedQuote } from '@/lib/server/services/quote/verifiedQuote';

type Asked<Input> = Pick<ApiRequest<Input>, 'input' | 'caller' | 'now'>;

/** Idempotent. Throws NOT_PAID. */
export async function startApplication(request: ApiRequest<{ quoteId: string }>): Promise<{ url: string }> {
  const { input, now } = request;
  const before = await findVerifiedQuote(input.quoteId, request);
  if (!before.paidAt) await settleLeft(before._id, now);
  const quote = before.paidAt ? before : await findVerifiedQuote(input.quoteId, request);
  const { product, mobileHash } = quote;
  if (!quote.paidAt || product === undefined || mobileHash === undefined) throw new AppError('NOT_PAID');
  const _id = lookupHash('application-id', quote._id);
  const name = await provenNameOf(quote);
  const begun = {
    mobileHash,
    product,
    sections: name === undefined ? {} : { proposer: sealSection('proposer', { name }, _id) },
    updatedAt: now,
    expiresAt: keptUntil('application', now),
  };
  const isNew = await insertApplication({ ...begun, _id, quoteId: quote._id, version: 1, createdAt: now });
  // An application that another number began, before the quote was paid for again, is started over, so that nothing of
  // theirs is shown.
  if (!isNew) await beginAnew(_id, begun);
  if (quote.applicationId === undefined) await markQuote(quote._id, { applicationId: _id });
  return { url: paths.appform(product, _id) };
}

export async function readApplication(
  request: ApiRequest<{ applicationId: string }>,
): Promise<ApplicationDto> {
  return toApplicationDto(await findVerifiedApplication(request), request);
}

/** With `submit`, signs the whole form. Throws CONFLICT on a stale version and after signing. */
export function saveSection(request: ApiRequest<ApplicationBody>): Promise<SavedSectionDto> {
  return retryOnConflict(() => saveOver(request));
}

/**
 * Undefined when a save that names no version lost to another one. It is then repeated, since a masked number in it
 * stands for the one that is stored now.
 */
async function saveOver(request: ApiRequest<ApplicationBody>): Promise<SavedSectionDto | undefined> {
  const { input, now, locale } = request;
  const opened = await findVerifiedApplication(request);
  const { application, isBlocked } = opened;
  // A repeated signature whose answer was lost gets the same answer.
  if (application.submittedAt && input.submit) return toSavedDto(opened, formOf(opened), now);
  checkVersion(application, input.version);
  const { section } = input;
  const stored = formOf(opened)[section];
  // A closing page sends what was typed in it alone: another device may have typed the rest.
  const isMerged = input.version === undefined && !input.submit;
  const typed = isMerged ? layTyped(stored, input.data) : input.data;
  const data = nameWhose(section, keepNumbers(typed, stored), opened.quote.members);
  if (input.submit) return submitApplication(opened, { ...request, input: { ...input, data } });

  const sealed = sealSection(section, data, application._id);
  const change = { updatedAt: now, expiresAt: keptUntil('application', now) };
  const saved = await changeApplication(application, change, { name: section, sealed });
  if (!saved && input.version === undefined) return undefined;
  if (!saved) throw await movedOn(application._id);
  await keepPaidJourney(opened.quote, now);
  const form = formOf(opened, { [section]: data });
  const problems = problemsOf(section, form, { isBlocked, now });
  return {
    ...toSavedDto({ ...opened, application: saved }, form, now),
    ...(Object.keys(problems).length > 0 && { fields: sayFields(problems, locale) }),
  };
}

/** Throws KYC_ENDED. */
export async function sendSignatureOtp(
  request: ApiRequest<{ applicationId: string; version?: number }>,
): Promise<OtpChallengeDto> {
  const opened = await findVerifiedApplication(request);
  const { application } = opened;
  const { version = application.version } = request.input;
  if (application.submittedAt || version !== application.version) throw await movedOn(application._id);
  const form = formOf(opened);
  const states = statesOf(opened, form, request);
  if (SECTIONS.some((section) => section !== 'declaration' && states[section] !== 'complete')) {
    throw new AppError('STEP_NOT_REACHED');
  }
  await checkIdentity(opened.quote, request.now);
  const { mobileNumber = '' } = opened.quote.person;
  const recipient = { channel: 'sms', to: mobileNumber, purpose: 'sign-proposal' } as const;
  const signed = { subject: application._id, answersHash: answersHashOf(opened, form) };
  return generateOtp({ ...recipient, ...signed }, request);
}

async function findVerifiedApplication({
  input,
  caller,
  now,
}: Asked<{ applicationId: string }>): Promise<OpenedApplication> {
  const mobileHash = await provenNumberOf(caller);
  const application = await findApplication(input.applicationId);
  if (application?.mobileHash !== mobileHash) throw new AppError('NOT_FOUND');
  const quote = await findQuote(application.quoteId, now);
  if (quote?.mobileHash !== mobileHash) throw new AppError('NOT_FOUND');
  return openApplication(application, quote);
}

function checkVersion({ submittedAt, version }: ApplicationRecord, given = version): void {
  if (submittedAt || given !== version) throw new AppError('CONFLICT', { version });
}

async function movedOn(id: string): Promise<AppError> {
  return new AppError('CONFLICT', { version: (await findApplication(id))?.version });
}
