import { ConfigurationError, type ServerEnv } from '@/lib/config/serverEnv';
import { openNamedDatabase } from './namedDatabase';

const DATA_DIR = '/nowhere/data';
const MONGODB_URI = 'mongodb://127.0.0.1:1/sukhayu';

test.each([
  [
    'no database',
    { DATA_DIR },
    false,
    `names no database. To work on the embedded store in ${DATA_DIR}, say so`,
  ],
  ['two', { DATA_DIR, MONGODB_URI }, true, 'names a database: leave out --embedded'],
])('who names %s is refused with a sentence', async (_what, env, isEmbedded, said) => {
  const refused = openNamedDatabase(env as ServerEnv, '/', isEmbedded);
  await expect(refused).rejects.toThrow(ConfigurationError);
  await expect(refused).rejects.toThrow(said);
});
