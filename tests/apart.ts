/**
 * For every program that a test or a bench starts: with APP_ENV=test it takes nothing from `.env`, and no database that
 * happens to be exported is measured, filled or dropped.
 */
export const apart = {
  APP_ENV: 'test',
  MONGODB_URI: '',
  // `next start` by itself would read `.env`.
  __NEXT_PROCESSED_ENV: 'true',
};
