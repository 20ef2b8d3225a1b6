/**
 * The version of consent texts as the ledger records it. Changing a text needs a new version; the test beside
 * this file gives the fingerprint.
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
