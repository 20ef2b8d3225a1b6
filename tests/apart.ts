/** For every program a test or bench starts: APP_ENV=test ignores `.env` and exported databases. */
export const apart = {
  APP_ENV: 'test',
  MONGODB_URI: '',
  // `next start` would read `.env`.
  __NEXT_PROCESSED_ENV: 'true',
};
