/**
 * The version of consent texts as the ledger records it. Changing a text needs a new version; the test beside
 * this file gives the fingerprint.
 */
export const CONSENT_TEXTS = {
  version: '2026-11-23.3',
  fingerprint: 'a96fb194db18a8bc',
  keys: [
    'callbacks.consent',
    'callMe.consent',
    'careers.form.consent',
    'deskMake.consent',
    'forms.lead.consent',
    'quote.who.child',
    'forms.lead.marketing',
    'kyc.consent',
    'kyc.consentForm60',
  ],
} as const;
