import { OTP_DIGITS, OTP_LIFE_SECONDS, OTP_MAX_ATTEMPTS } from './otp.data';

/** Times in ms. */
export type Challenge = { attempts: number; expiresAt: number; isUsed: boolean };

/** Why a challenge takes no more tries; unknown, used and superseded ones count as expired. */
export function findRefusal(
  challenge: Challenge | undefined,
  now: number,
): 'OTP_LOCKED' | 'EXPIRED' | undefined {
  if (!challenge || challenge.isUsed || challenge.expiresAt <= now) return 'EXPIRED';
  return challenge.attempts >= OTP_MAX_ATTEMPTS ? 'OTP_LOCKED' : undefined;
}

export function attemptsLeft(attempts: number): number {
  return Math.max(0, OTP_MAX_ATTEMPTS - attempts);
}

export function otpExpiry(now: number): number {
  return now + OTP_LIFE_SECONDS * 1000;
}

export function toOtp(random: number): string {
  return String(random).padStart(OTP_DIGITS, '0');
}

export function maskEmail(email: string): string {
  return `${email.slice(0, 1)}xxxx${email.slice(email.lastIndexOf('@'))}`;
}
