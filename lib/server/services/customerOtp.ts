import type { OtpChallengeDto } from '@/lib/domain/contract';
import { SERVICE_PURPOSES } from '@/lib/domain/otp.data';
import type { OtpTryBody, PhoneOtpBody, ServiceOtpBody } from '@/lib/validation/requests/otp';
import { verifiedCookie } from '../auth/verifiedPhone';
import type { ApiRequest } from '../http/createHandler';
import { generateOtp, redeemOtp } from './otp';

export function generatePhoneOtp(request: ApiRequest<PhoneOtpBody>): Promise<OtpChallengeDto> {
  const { mobileNumber } = request.input;
  return generateOtp({ channel: 'sms', to: mobileNumber, purpose: 'verify-phone' }, request);
}

export function generateServiceOtp(request: ApiRequest<ServiceOtpBody>): Promise<OtpChallengeDto> {
  return generateOtp(request.input, request);
}

/** Answers the cookies by which this browser counts as verified for its number. */
export async function validatePhoneOtp({ input, now }: ApiRequest<OtpTryBody>): Promise<string[]> {
  const { targetHash } = await redeemOtp(input, ['verify-phone'], now);
  return [await verifiedCookie(targetHash, now)];
}

/** As validatePhoneOtp; a code that came by mail proves no number, so there is no cookie for it. */
export async function validateServiceOtp({ input, now }: ApiRequest<OtpTryBody>): Promise<string[]> {
  const { channel, targetHash } = await redeemOtp(input, SERVICE_PURPOSES, now);
  return channel === 'email' ? [] : [await verifiedCookie(targetHash, now)];
}
