import { api } from '@/lib/config/paths';
import type { DeskPortDto } from '@/lib/domain/porting/contract';
import { limits } from '@/lib/server/limits/rateLimits.data';
import { expectFailure } from '@/tests/api/support/browser';
import { newMobile, prove, type Visitor } from '@/tests/api/support/visitors';
import { setHour, useDesk } from '@/tests/api/desk/links/steps';
import { sendPort } from './ports';

const { newVisitor, telecaller } = useDesk();

async function aPort() {
  const visitor = newVisitor();
  const mobileNumber = newMobile();
  await prove(visitor, mobileNumber);
  return { visitor, mobileNumber, ...(await sendPort(visitor, mobileNumber)) };
}
const readDesk = async (portId: string, by: Visitor) =>
  (await by.get(`${api.deskPort}?portId=${portId}`)).body as DeskPortDto;
const call = async (portId: string, by: Visitor) => {
  const { version } = await readDesk(portId, by);
  return by.post(api.deskPortWork, { portId, version, what: 'call' });
};

test('who sells is shown a number but for a call, while its customer agrees to it', async () => {
  const { visitor, portId, mobileNumber } = await aPort();
  const caller = await telecaller();
  expect((await call(portId, caller)).body).toMatchObject({ mobileNumber, status: 'working' });
  expect(await readDesk(portId, caller)).toMatchObject({ assignedTo: 'SAMPLE-1001' });
  await visitor.post(api.consentsWithdraw, {});
  expectFailure(await call(portId, caller), 422, 'NO_CONSENT');
});

test('no number is shown at night, nor beyond those of a day', async () => {
  const { portId } = await aPort();
  setHour(22);
  const caller = await telecaller();
  expectFailure(await call(portId, caller), 422, 'NO_CALL_TIME');
  setHour(11, 1);
  const takeCall: { max: number } = limits.takeCall;
  const limit = jest.replaceProperty(takeCall, 'max', 0);
  const next = await telecaller();
  expectFailure(await call(portId, next), 429, 'TOO_MANY_REQUESTS');
  limit.restore();
});
