import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import mongoose from 'mongoose';
import { api } from '@/lib/config/paths';
import { locales } from '@/lib/domain/common/locales';
import { SWITCH_KINDS, type SwitchesDto } from '@/lib/domain/desk/switches';
import { callProvider } from '@/lib/server/integrations/callProvider';
import { deliverMessages } from '@/lib/server/services/common/deliverMessages';
import { wordMessage } from '@/lib/server/services/common/messageTexts';
import { postMessage } from '@/lib/server/services/common/outbox';
import { StaffUsageError } from '@/lib/server/services/desk/staffCommand';
import { readSwitchCommand } from '@/lib/server/services/desk/switchCommand';
import { addSampleStaff } from '@/tests/api/support/desk';
import { Outbox } from '@/models/common/outbox';
import { AuditEntries } from '@/models/desk/auditEntry';
import { Settings } from '@/models/desk/setting';
import { useApi } from '@/tests/api/support/api';
import { expectFailure } from '@/tests/api/support/browser';
import { aBuyer, AMOUNT, pay } from '@/tests/api/support/buyers';
import { aTraveller, tells } from '@/tests/api/travel/trips';
import { signIn, Visitor } from '@/tests/api/support/visitors';

const { newBrowser } = useApi();
const WHY = 'Its price is wrong';
let supervisor: Visitor;

beforeAll(async () => {
  await newBrowser().get('/api/health/ready');
  await addSampleStaff();
  supervisor = new Visitor(newBrowser().port);
  await signIn(supervisor, 'SAMPLE-2001', '6000002001');
});
afterAll(() => jest.useRealTimers());

const turn = (way: 'off' | 'on', kind: string, name: string, reason = WHY) =>
  supervisor.post(api.deskSwitches, { kind, name, way, reason });
const run = async (...args: readonly string[]) => readSwitchCommand(args).run();

/** Off while `check` looks, then on again, and looked at once more. */
async function whileOff(kind: string, name: string, check: (isOff: boolean) => Promise<void>): Promise<void> {
  expect((await turn('off', kind, name)).status).toBe(200);
  await check(true);
  expect((await turn('on', kind, name)).status).toBe(200);
  await check(false);
}

const family = 'members=self:1990-01-01&sumInsured=1000000&tenure=1&city=Pune';

test('no switch is turned without its entry in the audit', async () => {
  const admin = mongoose.connection.getClient().db('admin');
  const fail = (mode: string) =>
    admin.command({
      configureFailPoint: 'failCommand',
      mode,
      data: { failCommands: ['insert'], errorCode: 121 },
    });
  const turns = () => AuditEntries.countDocuments({ action: 'SWITCH_TURNED' });
  for (const way of ['off', 'on'] as const) expect((await turn(way, 'strip', 'info')).status).toBe(200);
  const before = await turns();
  await fail('alwaysOn');
  try {
    expect((await turn('off', 'strip', 'info')).status).toBeGreaterThanOrEqual(500);
  } finally {
    await fail('off');
  }
  const off = (await Settings.findById('switches').lean())?.off ?? [];
  expect([off.length, await turns()]).toEqual([0, before]);
});

test('a product that is off is not offered, with the reason, alone or among all', async () => {
  await whileOff('product', 'aspire', async (isOff) => {
    const { body } = await newBrowser().get(`${api.price}?${family}`);
    const { plans, refused } = body as unknown as Record<
      'plans' | 'refused',
      { product: string; reason: string }[]
    >;
    expect(plans.some(({ product }) => product === 'aspire')).toBe(!isOff);
    const told = refused.filter(({ product }) => product === 'aspire').map(({ reason }) => reason);
    expect(told).toEqual(isOff ? ['paused'] : []);
    const alone = await newBrowser().get(`${api.price}?product=aspire&${family}`);
    if (isOff) expectFailure(alone, 422, 'PLAN_NOT_AVAILABLE');
    else expect(alone.status).toBe(200);
  });
});

test('a payment way that is off is neither offered nor taken, and says so in three languages', async () => {
  const buyer = await aBuyer(newBrowser().port);
  const { visitor, quoteId } = buyer;
  await whileOff('payment', 'pay', async (isOff) => {
    const offer = await visitor.get(`${api.payments}?quoteId=${quoteId}`);
    expect(offer.body.isPaused).toBe(isOff || undefined);
    if (!isOff) return;
    const said = new Set<unknown>();
    for (const locale of locales) {
      const answer = await visitor.post(
        api.payments,
        { quoteId, amount: AMOUNT },
        { 'Accept-Language': locale },
      );
      expectFailure(answer, 422, 'PAYMENT_PAUSED');
      said.add(answer.body.message);
    }
    expect(said.size).toBe(3);
  });
  expect((await pay(buyer)).status).toBe(201);
});

test('a provider that is off is refused at once, as if it were away', async () => {
  let asked = 0;
  const server = createServer((_request, response) => {
    asked += 1;
    response.end('{}');
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  await whileOff('provider', 'Signzy', async (isOff) => {
    const answer = await callProvider('Signzy', url, {}).catch(String);
    expect(answer).toEqual(isOff ? 'ProviderError: Signzy did not answer' : {});
    expect(asked).toBe(isOff ? 0 : 1);
  });
  server.closeAllConnections();
  server.close();
});

test.each([
  ['info', { enabledOnPages: [] }],
  ['promotional', { enabledOnPages: ['home', 'plans'], strip: [] }],
])('the %s strip is gone while it is off', async (name, gone) => {
  await whileOff('strip', name, async (isOff) => {
    const { body } = await newBrowser().post(api.infoStrip, {});
    expect(body.data).toEqual(isOff ? gone : { enabledOnPages: ['home', 'plans'] });
  });
});

test('a message that is off is not sent, and kept as refused', async () => {
  const sent: string[] = [];
  await whileOff('message', 'otp.resume', async (isOff) => {
    await Outbox.deleteMany({});
    const now = new Date();
    await postMessage(
      { channel: 'sms', to: '6000000001', purpose: 'test', ...wordMessage('otp.resume', { otp: '1' }, 'en') },
      now,
    );
    await deliverMessages(now, () => ({ deliver: async ({ text }) => void sent.push(text) }));
    expect((await Outbox.findOne().lean())?.status).toBe(isOff ? 'refused' : 'sent');
  });
  expect(sent).toHaveLength(1);
});

test('operations turn by command, each turn is in the audit once, and the desk sees who did it and why', async () => {
  await AuditEntries.collection.deleteMany({ action: 'SWITCH_TURNED' });
  expect((await run('off', 'strip', 'info', WHY)).text).toMatch(/strip info is off/);
  expect((await run('off', 'strip', 'info', WHY)).text).toMatch(/was off already/);
  const { body } = await supervisor.get(api.deskSwitches);
  const { switches } = body as unknown as SwitchesDto;
  expect(new Set(switches.map(({ kind }) => kind))).toEqual(new Set(SWITCH_KINDS));
  expect(switches.find(({ name }) => name === 'info')?.off).toMatchObject({ by: 'operations', reason: WHY });
  expect((await run('list')).text).toContain(`strip  info  off since`);
  expect((await run('on', 'strip', 'info', 'It is right again')).code).toBe(0);
  expect(await run('off', 'product', 'nothing', WHY)).toMatchObject({ code: 1 });
  const trail = await AuditEntries.find({ action: 'SWITCH_TURNED' }).sort({ at: 1 }).lean();
  expect(trail.map(({ actor, details }) => [actor, details])).toEqual([
    ['operations', { switch: 'strip info', way: 'off', reason: WHY }],
    ['operations', { switch: 'strip info', way: 'on', reason: 'It is right again' }],
  ]);
});

test('another server knows a switch within five seconds', async () => {
  jest.useFakeTimers({
    doNotFake: ['nextTick', 'setImmediate', 'setTimeout', 'setInterval', 'queueMicrotask'],
  });
  const strip = async () => (await newBrowser().post(api.infoStrip, {})).body.data;
  expect(await strip()).toEqual({ enabledOnPages: ['home', 'plans'] });
  const off = [{ kind: 'strip', name: 'info', reason: WHY, by: 'S-1', at: new Date() }];
  await Settings.updateOne({ _id: 'switches' }, { $set: { off } });
  jest.setSystemTime(Date.now() + 5_000);
  expect(await strip()).toEqual({ enabledOnPages: [] });
  await Settings.updateOne({ _id: 'switches' }, { $set: { off: [] } });
});

test.each([
  ['nothing to do', []],
  ['no reason', ['off', 'strip', 'info']],
  ['a number as a reason', ['off', 'strip', 'info', 'call 9876543210']],
  ['a number in groups as a reason', ['off', 'strip', 'info', 'call 98765 43210']],
  ['a number with hyphens as a reason', ['off', 'strip', 'info', 'call +91-987-654-3210']],
  ['a number in other digits as a reason', ['off', 'strip', 'info', 'call ९८७६५४३२१०']],
  ['an address as a reason', ['off', 'strip', 'info', 'ask a@sample.example']],
  ['another kind', ['off', 'page', 'home', WHY]],
])('%s is refused before any database is opened', (_what, args) => {
  expect(() => readSwitchCommand(args)).toThrow(StaffUsageError);
});

test('a trip that is told whole takes no money while trips are off', async () => {
  const traveller = await aTraveller(newBrowser().port);
  await tells(traveller);
  const { visitor, quoteId, amount } = traveller;
  await whileOff('product', 'travel-care', async (isOff) => {
    const asked = await visitor.post(api.payments, { quoteId, amount });
    if (isOff) expectFailure(asked, 422, 'PLAN_NOT_AVAILABLE');
    else expect(asked.status).toBe(201);
  });
});
