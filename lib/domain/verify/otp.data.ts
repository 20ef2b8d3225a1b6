/** NIST 800-63B: 20 bits, single use, at most 10 minutes. */
export const OTP_DIGITS = 6;
export const OTP_LIFE_SECONDS = 5 * 60;
export const OTP_MAX_ATTEMPTS = 5;

export const CHANNELS = ['sms', 'whatsapp', 'email'] as const;
export type Channel = (typeof CHANNELS)[number];

export const SERVICE_PURPOSES = [
  ...(['resume', 'do-not-disturb', 'claim', 'renewal'] as const),
  ...(['grievance', 'careers', 'porting'] as const),
] as const;
export const OTP_PURPOSES = [
  'verify-phone',
  'staff-sign-in',
  'sign-proposal',
  'leave-number',
  'take-number',
  ...SERVICE_PURPOSES,
] as const;
export type ServicePurpose = (typeof SERVICE_PURPOSES)[number];
export type OtpPurpose = (typeof OTP_PURPOSES)[number];
