import type { OtpPurpose } from './otp.data';

/** What lies behind a code, each a part of the customer's own place. */
export const RIGHTS = ['journeys', 'policies', 'consents', 'claims', 'renewals'] as const;
export type Right = (typeof RIGHTS)[number];

/** What a code opens is what its message says: the only table. A signature and a staff sign-in open no place of a customer. */
const rightsOf: Record<OtpPurpose, readonly Right[]> = {
  'verify-phone': RIGHTS,
  resume: ['journeys'],
  'do-not-disturb': ['consents'],
  claim: ['claims'],
  renewal: ['renewals'],
  'sign-proposal': [],
  'staff-sign-in': [],
};

export function opens(purpose: OtpPurpose, right: Right): boolean {
  return rightsOf[purpose].includes(right);
}
