import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import mongoose from 'mongoose';
import { api } from '@/lib/config/paths';
import { locales } from '@/lib/domain/common/locales';
import { SWITCH_KINDS, type SwitchesDto } from '@/lib/domain/desk/switches';
import type { RenewalDto } from '@/lib/domain/renewals/contract';
import { callProvider } from '@/lib/server/integrations/callProvider';
import { deliverMessages } from '@/tests/api/support/store/deliver';
import { messageNames, wordMessage } from '@/lib/server/services/common/messageTexts';
import { postMessage } from '@/lib/server/services/common/outbox';
import { CommandUsageError } from '@/lib/server/services/desk/operatorCommand';
import { readSwitchCommand } from '@/lib/server/services/desk/switchCommand';
import { auditTrail } from '@/tests/api/support/store/audit';
import { addSampleStaff } from '@/tests/api/support/desk';
import { Outbox } from '@/models/common/outbox';
import { AuditEntries } from '@/models/desk/auditEntry';
import { Settings } from '@/models/desk/setting';
import { Policies } from '@/models/policy/policy';
import { makePolicyholder } from '@/tests/api/claims/policyholders';
import { useApi } from '@/tests/api/support/api';
import { expectFailure } from '@/tests/api/support/browser';
import { aBuyer, AMOUNT, pay, ready } from '@/tests/api/support/buyers';
import { startOfYearTo } from '@/tests/api/renewals/holders';
import { aTraveller, aTrip, aTripPolicy, inDays, tells, type TripHolder } from '@/tests/api/travel/trips';
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

/** Turns a switch off, runs `check`, turns it on again and runs `check` once more. */
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

const disclosed = { ...ready, declaration: 'disclosed' } as const;

test.each([
  ['pay', ready],
  ['block', disclosed],
])('%s while it is off is neither offered nor taken, and says so in three languages', async (way, marks) => {
  const buyer = await aBuyer(newBrowser().port, marks);
  const { visitor, quoteId } = buyer;
  await whileOff('payment', way, async (isOff) => {
    const offer = await visitor.get(`${api.payments}?quoteId=${quoteId}`);
    expect(offer.body.mode).toBe(way);
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
  const words = wordMessage('resume.link', { link: 'sample' }, 'en');
  await whileOff('message', 'resume.link', async (isOff) => {
    await Outbox.deleteMany({});
    const now = new Date();
    await postMessage({ channel: 'sms', to: '6000000001', purpose: 'test', ...words }, now);
    await deliverMessages(now, () => ({ deliver: async ({ text }) => void sent.push(text) }));
    expect((await Outbox.findOne().lean())?.status).toBe(isOff ? 'refused' : 'sent');
  });
  expect(sent).toHaveLength(1);
});

test('neither a code nor a warning of what somebody else may have done is stopped, by the desk or by command', async () => {
  const { body } = await supervisor.get(api.deskSwitches);
  const { switches } = body as unknown as SwitchesDto;
  const offered = switches.filter(({ kind }) => kind === 'message').map(({ name }) => name);
  expect(offered).toEqual(expect.arrayContaining(['resume.reminder', 'claim.approved', 'renewal.reminder']));
  const kept = messageNames().filter((name) => !offered.includes(name));
  expect(new Set(kept.map((name) => name.split('.')[0]))).toEqual(
    new Set(['otp', 'number', 'account', 'claim', 'renewal']),
  );
  for (const name of [
    'otp.staff-sign-in',
    'number.old-asked',
    'account.accepted',
    'claim.accountChanged',
    'claim.accountTold',
  ]) {
    expect(kept).toContain(name);
    expectFailure(await turn('off', 'message', name), 404, 'NOT_FOUND');
    expect(await run('off', 'message', name, WHY)).toMatchObject({ code: 1 });
  }
  // A debit must be announced a day before, so its message can't be stopped.
  expect(kept).toContain('renewal.mandateDebit');
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
  const trail = await auditTrail({ action: 'SWITCH_TURNED' });
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
  expect(() => readSwitchCommand(args)).toThrow(CommandUsageError);
});

test('a trip that is told whole takes no money while trips are off, and says so before it is asked', async () => {
  const traveller = await aTraveller(newBrowser().port);
  await tells(traveller);
  const { visitor, quoteId, amount } = traveller;
  await whileOff('product', 'travel-care', async (isOff) => {
    const offer = await visitor.get(`${api.payments}?quoteId=${quoteId}`);
    expect(offer.body.isPaused).toBe(isOff || undefined);
    const asked = await visitor.post(api.payments, { quoteId, amount });
    if (isOff) expectFailure(asked, 422, 'PLAN_NOT_AVAILABLE');
    else expect(asked.status).toBe(201);
  });
});

test('no price of a trip is shown while trips are off', async () => {
  const { travellers, ...trip } = aTrip();
  const query = new URLSearchParams({ ...trip, travellers: travellers.join(',') });
  await whileOff('product', 'travel-care', async (isOff) => {
    const answer = await newBrowser().get(`${api.travelPrice}?${query}`);
    if (!isOff) return expect(answer.body.plans).not.toEqual([]);
    expectFailure(answer, 422, 'PLAN_NOT_AVAILABLE');
    expect(answer.body.refused).toMatchObject({ product: 'travel-care', reason: 'paused' });
  });
});

test('while trips are off one that was bought takes no money for dearer days, and is shortened and cancelled', async () => {
  const holder = await aTripPolicy(newBrowser().port);
  const other = await aTripPolicy(newBrowser().port);
  const ask = ({ visitor, policyNumber }: TripHolder, days: Record<string, string>) =>
    visitor.get(`${api.tripChange}?${new URLSearchParams({ policyNumber, ...days })}`);
  const move = ({ visitor, policyNumber }: TripHolder, days: Record<string, string>, amount: unknown) =>
    visitor.post(api.tripChange, { policyNumber, ...days, amount });
  const longer = { startsOn: inDays(12), endsOn: inDays(30) };
  const shorter = { startsOn: inDays(12), endsOn: inDays(14) };
  const { difference } = (await ask(holder, longer)).body;
  await whileOff('product', 'travel-care', async (isOff) => {
    const answers = [await ask(holder, longer), await move(holder, longer, difference)];
    if (!isOff) return expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    for (const each of answers) expectFailure(each, 422, 'PAYMENT_PAUSED');
    const less = (await ask(other, shorter)).body.difference;
    expect((await move(other, shorter, less)).body.policy.trip).toMatchObject(shorter);
    const { visitor, policyNumber } = other;
    const ended = await visitor.post(api.tripCancel, { policyNumber, reason: 'visaRefused' });
    expect(ended.status).toBe(200);
  });
});

test('a policy is renewed while its plan is not sold, unless payments are off', async () => {
  const { visitor, policyNumber } = await makePolicyholder(newBrowser().port);
  const endsOn = inDays(20);
  const startsOn = startOfYearTo(endsOn);
  await Policies.updateOne(
    { _id: policyNumber },
    { startsOn, issuedOn: startsOn, endsOn, inviteOn: inDays(-40) },
  );
  const { product } = (await Policies.findById(policyNumber).lean()) ?? {};
  const { body } = await visitor.get(`${api.renewal}?policyNumber=${policyNumber}`);
  const { price, choices } = body as RenewalDto;
  const amount = price.prices[choices.tenure - 1]?.priceAfterTax;
  const order = () => visitor.post(api.renewalPay, { policyNumber, amount });
  await whileOff('payment', 'pay', async (isOff) => {
    if (isOff) expectFailure(await order(), 422, 'PAYMENT_PAUSED');
  });
  await whileOff('product', product ?? '', async (isOff) => {
    if (isOff) expect((await order()).status).toBe(201);
  });
});
