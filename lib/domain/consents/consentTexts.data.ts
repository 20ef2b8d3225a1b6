/**
 * The version of consent texts as the ledger records it. Changing a text needs a new version; the test beside
 * this file gives the fingerprint.
 */
export const CONSENT_TEXTS = {
  version: '2026-11-28',
  fingerprint: 'fbea6b25645a39a2',
  keys: [
    'callbacks.consent',
    'callMe.consent',
    'careers.form.consent',
    'deskMake.consent',
    'forms.lead.consent',
    'quote.who.child',
    'forms.lead.marketing',
    'porting.consent',
    'kyc.consent',
    'kyc.consentForm60',
  ],
} as const;
