/**
 * Which wording a consent was given to, as the ledger keeps it. A change of one of these texts needs a new version:
 * the test beside this file then says what the fingerprint is.
 */
export const CONSENT_TEXTS = {
  version: '2026-11-22.2',
  fingerprint: '10daf743b61b77f6',
  keys: [
    'callbacks.consent',
    'forms.lead.consent',
    'quote.who.child',
    'forms.lead.marketing',
    'kyc.consent',
    'kyc.consentForm60',
  ],
} as const;
