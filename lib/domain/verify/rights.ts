import type { OtpPurpose } from './otp.data';

export const RIGHTS = [
  ...(['journeys', 'policies', 'consents', 'claims', 'renewals'] as const),
  ...(['grievances', 'careers', 'ports'] as const),
] as const;
export type Right = (typeof RIGHTS)[number];
/** What an endpoint asks for. After `any` its service looks for the right that the request names. */
export type AskedRight = Right | 'any';

/** The only table of rights by purpose. Signatures and staff sign-ins open nothing of a customer. */
const rightsOf: Record<OtpPurpose, readonly Right[]> = {
  'verify-phone': RIGHTS,
  resume: ['journeys'],
  'do-not-disturb': ['consents'],
  claim: ['claims'],
  renewal: ['renewals'],
  grievance: ['grievances'],
  careers: ['careers'],
  porting: ['ports'],
  'sign-proposal': [],
  'leave-number': [],
  // Given only together with the code of the old number: a session of the new one follows.
  'take-number': RIGHTS,
  'staff-sign-in': [],
};

export function opens(purpose: OtpPurpose, right: AskedRight): boolean {
  return right === 'any' ? rightsOf[purpose].length > 0 : rightsOf[purpose].includes(right);
}
