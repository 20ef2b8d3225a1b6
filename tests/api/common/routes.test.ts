import { readdirSync } from 'node:fs';
import { routes, unknown } from '@/tests/api/support/routes';

test('every file below pages/api is under test, and parses no body but through the door', () => {
  const files = readdirSync('pages/api', { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.ts'),
  );
  const paths = files
    .filter((file) => !file.includes('['))
    .map((file) => `/api/${file}`.replace(/(\/index)?\.ts$/, ''));
  expect(Object.keys(routes).toSorted()).toEqual(paths.toSorted());
  for (const route of [...Object.values(routes), unknown]) expect(route.config.api.bodyParser).toBe(false);
});
