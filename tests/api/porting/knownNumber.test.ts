import { api } from '@/lib/config/paths';
import type { PortsDto } from '@/lib/domain/porting/contract';
import { useApi } from '@/tests/api/support/api';
import { makeQuote } from '@/tests/api/support/journeys';
import { newMobile, prove, Visitor } from '@/tests/api/support/visitors';

const { newBrowser } = useApi();
const draftOf = async (visitor: Visitor) => ((await visitor.get(api.ports)).body as PortsDto).draft;

test('the number is offered where a quote tells it, until one is typed', async () => {
  const [visitor, nobody] = [new Visitor(newBrowser().port), new Visitor(newBrowser().port)];
  await prove(nobody, newMobile());
  expect(await draftOf(nobody)).not.toHaveProperty('knownNumber');
  const mobileNumber = newMobile();
  await makeQuote(visitor, { mobileNumber });
  await prove(visitor, mobileNumber);
  const { portId, knownNumber } = await draftOf(visitor);
  expect(knownNumber).toBe(mobileNumber);
  await visitor.post(api.ports, { portId, form: { mobileNumber: '' } });
  expect(await draftOf(visitor)).not.toHaveProperty('knownNumber');
});
