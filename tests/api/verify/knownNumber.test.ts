import { api } from '@/lib/config/paths';
import { useApi } from '@/tests/api/support/api';
import { makeQuote } from '@/tests/api/support/journeys';
import { newMobile, prove, Visitor } from '@/tests/api/support/visitors';

const { newBrowser } = useApi();

test.each([
  [api.ports, 'portId'],
  [api.careers, 'candidacyId'],
  [api.grievances, 'grievanceId'],
])('%s offers the number where a quote tells it, until one is typed', async (path, key) => {
  const draftOf = async (visitor: Visitor) =>
    ((await visitor.get(path)).body as { draft: Record<string, string> }).draft;
  const [visitor, nobody] = [new Visitor(newBrowser().port), new Visitor(newBrowser().port)];
  await prove(nobody, newMobile());
  expect(await draftOf(nobody)).not.toHaveProperty('knownNumber');
  const mobileNumber = newMobile();
  await makeQuote(visitor, { mobileNumber });
  await prove(visitor, mobileNumber);
  const { [key]: id, knownNumber } = await draftOf(visitor);
  expect(knownNumber).toBe(mobileNumber);
  await visitor.post(path, { [key]: id, form: { mobileNumber: '' } });
  expect(await draftOf(visitor)).not.toHaveProperty('knownNumber');
});
