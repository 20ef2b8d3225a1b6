import { readFileSync } from 'node:fs';
import { describeApi, type Route } from '@/scripts/openapi/describeApi';

test('the published description is what the endpoints say today (npm run describe-api writes it)', async () => {
  const load = (file: string) => jest.requireActual<Route>(file);
  const published = readFileSync('lib/server/api/openapi.json', 'utf8');
  expect(published.split('\n')).toEqual((await describeApi(process.cwd(), load)).split('\n'));
});
