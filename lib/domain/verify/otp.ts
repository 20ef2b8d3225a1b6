import { OTP_DIGITS, OTP_LIFE_SECONDS, OTP_MAX_ATTEMPTS } from './otp.data';

/** What is known of a code that was sent. Times are milliseconds. */
export type Challenge = { attempts: number; expiresAt: number; isUsed: boolean };

/** Why a challenge takes no more tries. One that never was, was used or was followed by a newer one is expired. */
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

/** The digits of a random whole number below 10 to the power of OTP_DIGITS. */
export function toOtp(random: number): string {
  return String(random).padStart(OTP_DIGITS, '0');
}

/** `pxxxx@mail.example`: the domain and the first letter tell the owner which address it is. */
export function maskEmail(email: string): string {
  return `${email.slice(0, 1)}xxxx${email.slice(email.lastIndexOf('@'))}`;
}
