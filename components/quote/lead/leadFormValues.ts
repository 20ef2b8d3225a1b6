export const leadFields = ['mobileNumber', 'name', 'dateOfBirth'] as const;
export type FieldTexts = Partial<Record<(typeof leadFields)[number], string>>;
export type LeadFormValues = FieldTexts & { marketingConsent?: boolean };
