/** Sample figures: a serious hospital stay and its growth, in rupees and percent. */
export const HOSPITAL_BILLS = { metro: 8_00_000, city: 6_00_000, town: 4_50_000 } as const;
export const FURTHER_PERSON_PERCENT = 15;
export const OLDER_PERCENT = 25;
export const OLDER_FROM_AGE = 46;
export const ILLNESS_PERCENT = 25;
/** Ten percent a year for five years: 1.1⁵. */
export const RISE_PERCENT = 61;
/** Employer cover ends with the job. */
export const EMPLOYER_PERCENT = 50;
