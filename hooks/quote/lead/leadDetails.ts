export const leadFields = ['mobileNumber', 'name', 'dateOfBirth'] as const;

/** By field: values, or errors. */
export type LeadTexts = Partial<Record<(typeof leadFields)[number], string>>;
export type LeadDetails = LeadTexts & { marketingConsent?: boolean };
