import mongoose from 'mongoose';
import { api, paths } from '@/lib/config/paths';
import type { ReviewCasesDto } from '@/lib/domain/desk/reviewCases';
import type { MyDto } from '@/lib/domain/my/contract';
import type { NumberChangeDto, NumberSide } from '@/lib/domain/my/numberChange';
import { toPolicyNumber } from '@/lib/domain/policy/policyNumber';
import { mobileHashOf } from '@/lib/server/services/common/personalData';
import { moveNextNumber } from '@/lib/server/services/my/number/moveNumber';
import { AuditEntries } from '@/models/desk/auditEntry';
import { NumberChanges } from '@/models/my/numberChange';
import { Policies } from '@/models/policy/policy';
import { Quotes } from '@/models/quote/quote';
import { useApi } from '@/tests/api/support/api';
import { expectFailure } from '@/tests/api/support/browser';
import { lastCode, messagesTo, newMobile, passSeconds, prove, Visitor } from '@/tests/api/support/visitors';
import { sendProof } from './proof';
import {
  type Customer,
  decide,
  type Deciders,
  makeCustomer,
  ravi,
  readPolicy,
  signInDeciders,
} from './requests';

const { newBrowser } = useApi();
const port = () => newBrowser().port;
afterEach(() => jest.useRealTimers());

let staff: Deciders;
let customer: Customer;
let to: string;
beforeAll(async () => {
  await newBrowser().get('/api/health/ready');
  staff = await signInDeciders(port(), 51);
});
beforeEach(async () => {
  customer = await makeCustomer(port());
  to = newMobile();
});

type Way = 'codes' | 'request';
const begin = (by: Visitor, mobileNumber: string, way: Way, policyNumber = customer.policyNumber) =>
  by.post(api.myNumber, { policyNumber, mobileNumber, way });

async function begun(
  by: Visitor,
  mobileNumber: string,
  ...[way, policyNumber]: [Way, string?]
): Promise<NumberChangeDto> {
  const { status, body } = await begin(by, mobileNumber, way, policyNumber);
  expect([status, body.status]).toEqual([200, 'draft']);
  return body as NumberChangeDto;
}

async function askCode(changeId: string, side: NumberSide, by = customer.visitor) {
  passSeconds(60);
  const { body, status } = await by.post(api.myNumberCode, { changeId, side });
  expect(status).toBe(200);
  const otp = await lastCode(side === 'old' ? customer.mobileNumber : to, by);
  return { changeId, requestId: body.requestId as string, otp };
}

const tryCode = (given: object, by = customer.visitor) => by.post(api.myNumberProof, given);
const policyOf = (by: Visitor) => by.get(`${api.policy}?policyNumber=${customer.policyNumber}`);
const byCodes = async (): Promise<void> => {
  const { changeId } = await begun(customer.visitor, to, 'codes');
  for (const side of ['old', 'new'] as const) await tryCode(await askCode(changeId, side));
};

/** The names of all collections with a record of this number. */
async function heldBy(mobileNumber: string): Promise<string[]> {
  const keeping = Object.values(mongoose.models).filter((model) => model.schema.path('mobileHash'));
  expect(keeping.length).toBeGreaterThan(10);
  const mobileHash = mobileHashOf(mobileNumber);
  const counts = await Promise.all(
    keeping.map(async ({ collection }) => [
      collection.name,
      await mongoose.connection.collection(collection.name).countDocuments({ mobileHash }),
    ]),
  );
  return counts.flatMap(([name, count]) => (count === 0 ? [] : [name as string])).toSorted();
}

test('with a code to each number everything moves, and sessions of the old number have no right at once', async () => {
  const other = new Visitor(port());
  passSeconds(60);
  await prove(other, customer.mobileNumber);
  const { changeId } = await begun(customer.visitor, to, 'codes');
  const first = await tryCode(await askCode(changeId, 'old'));
  expect(first.body).toMatchObject({ status: 'draft', proven: ['old'] });
  expect((await policyOf(other)).status).toBe(200);
  const second = await tryCode(await askCode(changeId, 'new'));
  expect([second.status, second.body.status]).toEqual([200, 'accepted']);
  for (const path of [api.my, api.claimPolicies, api.consents])
    expect((await other.get(path)).text).not.toContain(customer.policyNumber);
  expectFailure(await policyOf(other), 404, 'NOT_FOUND');
  expectFailure(await other.get(`${api.quote}?quoteId=${customer.quoteId}`), 404, 'NOT_FOUND');
  // This browser has proven the new number with its code.
  const { body } = await customer.visitor.get(api.my);
  expect((body as MyDto).policies.map(({ policyNumber }) => policyNumber)).toEqual([customer.policyNumber]);
  expect((body as MyDto).consents.length).toBeGreaterThan(0);
  expect((await messagesTo(customer.mobileNumber, other))[0]?.purpose).toBe('number-accepted');
  expect((await messagesTo(to, other))[0]?.purpose).toBe('number-accepted');
  expect(await AuditEntries.countDocuments({ action: 'NUMBER_CHANGED', about: changeId })).toBe(1);
  const { mobileHash } = (await Policies.findById(customer.policyNumber).lean())!;
  expect((await Quotes.findById(customer.quoteId).lean())?.mobileHash).toBe(mobileHash);
  expect(await heldBy(customer.mobileNumber)).toEqual(['customerSessions']);
});

test('a session alone moves nothing: neither without the old code, nor with one for another change', async () => {
  const { changeId } = await begun(customer.visitor, to, 'codes');
  const { body } = await tryCode(await askCode(changeId, 'new'));
  expect(body).toMatchObject({ status: 'draft', proven: ['new'] });
  const elsewhere = newMobile();
  const another = await begun(customer.visitor, elsewhere, 'codes');
  const code = await askCode(another.changeId, 'old');
  expectFailure(await tryCode({ ...code, changeId }), 410, 'EXPIRED');
  passSeconds(60);
  await prove(customer.visitor, customer.mobileNumber);
  const { body: challenge } = await customer.visitor.post(api.otpPhoneGenerate, {
    mobileNumber: customer.mobileNumber,
  });
  expectFailure(
    await tryCode({ changeId, requestId: challenge.requestId as string, otp: '123456' }),
    410,
    'EXPIRED',
  );
  expect((await policyOf(customer.visitor)).status).toBe(200);
});

test('a code given more than ten minutes ago is asked for again', async () => {
  const { changeId } = await begun(customer.visitor, to, 'codes');
  await tryCode(await askCode(changeId, 'old'));
  passSeconds(10 * 60);
  const { body } = await tryCode(await askCode(changeId, 'new'));
  expect(body).toMatchObject({ status: 'draft', proven: ['new'] });
});

test('of two changes at once the second one finds the policy gone', async () => {
  const [first, second] = [to, newMobile()];
  const one = await begun(customer.visitor, first, 'codes');
  const other = await begun(customer.visitor, second, 'codes');
  await tryCode(await askCode(one.changeId, 'old'));
  await tryCode(await askCode(other.changeId, 'old'));
  await tryCode(await askCode(one.changeId, 'new'));
  expectFailure(
    await customer.visitor.post(api.myNumberCode, { changeId: other.changeId, side: 'new' }),
    404,
    'NOT_FOUND',
  );
  expect((await readPolicy(customer)).policyNumber).toBe(customer.policyNumber);
});

async function asker(): Promise<Visitor> {
  const visitor = new Visitor(port());
  passSeconds(60);
  await prove(visitor, to);
  return visitor;
}

async function asked(by: Visitor, policyNumber?: string): Promise<NumberChangeDto> {
  const { changeId } = await begun(by, to, 'request', policyNumber);
  await sendProof(by, changeId, to);
  const { status, body } = await by.post(api.myNumberRequest, { changeId });
  expect([status, body.status]).toEqual([200, 'asked']);
  return body as NumberChangeDto;
}

/** The token of the link in the newest message to the old number. */
async function token(): Promise<string> {
  const [message] = await messagesTo(customer.mobileNumber, newBrowser());
  return message?.link?.split('#stop-')[1] ?? '';
}

const object = (stop: string) => newBrowser().post(api.myNumberObjection, { token: stop });
const accept = ({ changeId }: Pick<NumberChangeDto, 'changeId'>) =>
  decide(staff.supervisor, changeId, 'accepted');

test('the old number is lost: proven by paper, decided by a person, papers wait for a day', async () => {
  const visitor = await asker();
  const request = await asked(visitor);
  expect((await messagesTo(to, visitor))[0]?.purpose).toBe('number-asked');
  expectFailure(await policyOf(visitor), 404, 'NOT_FOUND');
  const { text } = await staff.supervisor.get(`${api.cases}?status=open&kind=mobile`);
  expect(text).toContain(request.changeId);
  expect(text).not.toContain(to);
  expect((await accept(request)).status).toBe(200);
  expect((await policyOf(visitor)).status).toBe(200);
  expectFailure(await policyOf(customer.visitor), 404, 'NOT_FOUND');
  const schedule = `${api.policyDocument}?policyNumber=${customer.policyNumber}&kind=schedule`;
  expectFailure(await visitor.get(schedule), 409, 'NUMBER_COOLING');
  expectFailure(await begin(visitor, newMobile(), 'codes'), 409, 'NUMBER_COOLING');
  const cancel = { policyNumber: customer.policyNumber, reason: 'price' };
  expectFailure(await visitor.post(api.policyCancel, cancel), 409, 'NUMBER_COOLING');
  const heir = { policyNumber: customer.policyNumber, kind: 'nominee', data: ravi, version: 0 };
  expectFailure(await visitor.post(api.myChange, { ...heir, submit: true }), 409, 'NUMBER_COOLING');
  const stop = await token();
  passSeconds(24 * 60 * 60 + 1);
  expectFailure(await object(stop), 410, 'EXPIRED');
  await prove(visitor, to);
  expect((await visitor.get(schedule)).status).toBe(200);
});

test.each(['before it is decided', 'in the cooling time'])('the old number stops it %s', async (when) => {
  const visitor = await asker();
  const request = await asked(visitor);
  if (when === 'in the cooling time') await accept(request);
  const stop = await token();
  for (const _again of [1, 2]) expect((await object(stop)).status).toBe(200);
  expectFailure(await policyOf(visitor), 404, 'NOT_FOUND');
  expect((await policyOf(customer.visitor)).status).toBe(200);
  expectFailure(await accept(request), 409, 'CONFLICT');
  expect((await messagesTo(to, visitor))[0]?.purpose).toBe('number-objected');
  expect((await Policies.findById(customer.policyNumber).lean())?.coolUntil).toBeUndefined();
});

test('who asks proves the new number and sends a paper; a guessed link stops nothing', async () => {
  const visitor = await asker();
  expectFailure(await begin(visitor, newMobile(), 'request'), 401, 'NOT_SIGNED_IN');
  expectFailure(await begin(visitor, to, 'codes'), 404, 'NOT_FOUND');
  const { changeId } = await begun(visitor, to, 'request');
  const bare = await visitor.post(api.myNumberRequest, { changeId });
  expect(bare.body.fields).toEqual({ proof: expect.stringContaining('photo ID') });
  expectFailure(await visitor.post(api.myNumberCode, { changeId, side: 'old' }), 409, 'STEP_NOT_REACHED');
  expectFailure(await customer.visitor.post(api.myNumberRequest, { changeId }), 404, 'NOT_FOUND');
  expectFailure(await object(`${changeId}.${'a'.repeat(43)}`), 404, 'NOT_FOUND');
});

test('who asks about a policy that is not there, or that cannot move, is answered as about any other', async () => {
  const visitor = await asker();
  const told = async (policyNumber?: string) => {
    const { changeId, ...answer } = await asked(visitor, policyNumber);
    const { body } = await visitor.get(api.my);
    const shown = (body as MyDto).requests.find((each) => each.changeId === changeId);
    expect(shown).toMatchObject({ kind: 'mobile', status: 'asked' });
    return { changeId, keys: Object.keys(answer), status: answer.status };
  };
  const nowhere = toPolicyNumber({ insurer: 'SUK', year: 2026, chance: 4_711n });
  const { changeId: real, ...answer } = await told();
  const { changeId, ...none } = await told(nowhere);
  expect(none).toEqual(answer);
  expect((await accept({ changeId: real })).status).toBe(200);
  // It cools now.
  to = newMobile();
  const cooling = await asked(await asker());
  const { body } = await staff.supervisor.get(`${api.cases}?status=open&kind=mobile`);
  const changeOf = (id: string) =>
    (body as ReviewCasesDto).cases.find((each) => each.changeId === id)?.change;
  const [papers, fields] = [[expect.any(String)], [{ name: 'mobileNumber' }]];
  expect(changeOf(changeId)).toMatchObject({ policyNumber: nowhere, cannotMove: true, papers, fields });
  expect(changeOf(cooling.changeId)).toMatchObject({ cannotMove: true, fields: { length: 3 } });
  for (const id of [changeId, cooling.changeId]) {
    expect((await accept({ changeId: id })).status).toBe(200);
    expect((await NumberChanges.findById(id).lean())?.status).toBe('refused');
  }
  const { body: mine } = await visitor.get(`${api.myNumber}?policyNumber=${nowhere}`);
  expect(mine).toMatchObject({ last: { changeId, status: 'refused' } });
  expect((await policyOf(visitor)).status).toBe(200);
});

test('a thief who asks first stops neither the owner’s request nor a change by codes', async () => {
  const thief = await asker();
  const theirs = await asked(thief);
  const owner = new Visitor(port());
  const stolen = to;
  to = newMobile();
  passSeconds(60);
  await prove(owner, to);
  const own = await asked(owner);
  expect((await accept(own)).status).toBe(200);
  expect((await policyOf(owner)).status).toBe(200);
  expect((await accept(theirs)).status).toBe(200);
  expectFailure(await policyOf(thief), 404, 'NOT_FOUND');
  const link = expect.stringContaining(paths.change(customer.policyNumber, 'mobile')) as string;
  expect((await messagesTo(stolen, thief))[0]).toMatchObject({ purpose: 'number-refused', link });
});

test('codes that were begun and left keep nobody from asking with a paper, or whose policy it is then', async () => {
  const later = newMobile();
  for (const mobileNumber of [to, later]) await begun(customer.visitor, mobileNumber, 'codes');
  const visitor = await asker();
  expect((await accept(await asked(visitor))).status).toBe(200);
  passSeconds(24 * 60 * 60 + 1);
  await prove(visitor, to);
  expect((await begin(visitor, later, 'codes')).body.status).toBe('draft');
});

test('a server that stops after its first write leaves the rest to any other', async () => {
  const write = jest.spyOn(Quotes.collection, 'findOneAndReplace').mockRejectedValue(new Error('it died'));
  await byCodes();
  write.mockRestore();
  expectFailure(await policyOf(customer.visitor), 404, 'NOT_FOUND');
  while (await moveNextNumber(new Date(Date.now() + 60_000)));
  const { mobileHash } = (await Policies.findById(customer.policyNumber).lean())!;
  expect((await Quotes.findById(customer.quoteId).lean())?.mobileHash).toBe(mobileHash);
  const visitor = await asker();
  expect((await policyOf(visitor)).status).toBe(200);
});
