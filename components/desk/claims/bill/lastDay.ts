/** Keeps the year of a date that is typed to four digits. */
export const LAST_DAY = '9999-12-31';
