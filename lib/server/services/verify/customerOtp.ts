import type { OtpChallengeDto } from '@/lib/domain/verify/contract';
import type { Quote } from '@/lib/domain/quote/quote';
import { type OtpPurpose, SERVICE_PURPOSES } from '@/lib/domain/verify/otp.data';
import { opens } from '@/lib/domain/verify/rights';
import type { OtpTryBody, PhoneOtpBody, ServiceOtpBody } from '@/lib/validation/verify/requests';
import type { Caller } from '@/lib/server/auth/caller';
import { knownCookie } from '@/lib/server/auth/knownBrowser';
import { openCustomerSession } from '@/lib/server/auth/verifiedPhone';
import type { ApiRequest } from '@/lib/server/services/common/apiRequest';
import { AppError } from '@/lib/server/http/errors';
import { findOwnQuote } from '@/lib/server/services/quote/quoteStore';
import { generateOtp, redeemOtp } from './otp';
import { findReadableQuote } from '@/lib/server/services/resume/revisits';
import { takeOverQuotes } from '@/lib/server/services/quote/verifiedQuote';

export async function generatePhoneOtp(request: ApiRequest<PhoneOtpBody>): Promise<OtpChallengeDto> {
  const to = request.input.mobileNumber ?? (await numberOfQuote(request));
  return generateOtp({ channel: 'sms', to, purpose: 'verify-phone' }, request, request.input.proof);
}

export function generateServiceOtp(request: ApiRequest<ServiceOtpBody>): Promise<OtpChallengeDto> {
  const { channel, to, purpose, proof } = request.input;
  return generateOtp({ channel, to, purpose }, request, proof);
}

export async function validatePhoneOtp(request: ApiRequest<OtpTryBody>): Promise<string[]> {
  return signIn(await redeemOtp(request.input, ['verify-phone'], request), request);
}

/** A code sent by mail proves no number and sets no cookie. */
export async function validateServiceOtp(request: ApiRequest<OtpTryBody>): Promise<string[]> {
  const redeemed = await redeemOtp(request.input, SERVICE_PURPOSES, request);
  return redeemed.channel === 'email' ? [] : signIn(redeemed, request);
}

type Proven = { targetHash: string; purpose: OtpPurpose };

async function signIn(
  { targetHash: mobileHash, purpose }: Proven,
  { caller, now }: Pick<ApiRequest<unknown>, 'caller' | 'now'>,
): Promise<string[]> {
  if (opens(purpose, 'journeys')) await takeOverQuotes(mobileHash, caller.ownerHash, now);
  const session = await openCustomerSession({ mobileHash, purpose, token: caller.token }, now);
  return [session, await knownCookie(mobileHash)];
}

async function numberOfQuote({ input, caller, now }: ApiRequest<PhoneOtpBody>): Promise<string> {
  const quote = input.quoteId === undefined ? null : await findKnownQuote(input.quoteId, caller, now);
  if (!quote) throw new AppError('NOT_FOUND');
  const { mobileNumber } = quote.person;
  if (mobileNumber === undefined) throw new AppError('STEP_NOT_REACHED');
  return mobileNumber;
}

async function findKnownQuote(quoteId: string, caller: Caller, now: Date): Promise<Quote | null> {
  return (await findOwnQuote(quoteId, caller.ownerHash)) ?? findReadableQuote(quoteId, caller, now);
}
