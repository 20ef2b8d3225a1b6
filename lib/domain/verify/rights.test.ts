import { OTP_PURPOSES, type OtpPurpose } from './otp.data';
import { opens, RIGHTS, type Right } from './rights';

/** A code opens what its message names. */
const said: Record<OtpPurpose, readonly Right[]> = {
  'verify-phone': RIGHTS,
  'staff-sign-in': [],
  'sign-proposal': [],
  'leave-number': [],
  // Given with the code of the old number alone.
  'take-number': RIGHTS,
  resume: ['journeys'],
  'do-not-disturb': ['consents'],
  claim: ['claims'],
  renewal: ['renewals'],
  grievance: ['grievances'],
  careers: ['careers'],
  porting: ['ports'],
};

test.each(OTP_PURPOSES)('a code to %s opens what its message says', (purpose) => {
  expect(RIGHTS.filter((right) => opens(purpose, right))).toEqual(said[purpose]);
});
