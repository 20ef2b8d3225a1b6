/** Sample figures: what a serious stay in hospital costs, and how it grows. Rupees and percent. */
export const HOSPITAL_BILLS = { metro: 8_00_000, city: 6_00_000, town: 4_50_000 } as const;
export const FURTHER_PERSON_PERCENT = 15;
export const OLDER_PERCENT = 25;
export const OLDER_FROM_AGE = 46;
export const ILLNESS_PERCENT = 25;
/** Medical prices: ten percent a year for five years, 1.1 to the fifth. */
export const RISE_PERCENT = 61;
/** Cover from an employer ends with the job. */
export const EMPLOYER_PERCENT = 50;
