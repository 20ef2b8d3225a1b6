import mongoose from 'mongoose';
import { api, paths } from '@/lib/config/paths';
import type { ReviewCasesDto } from '@/lib/domain/desk/reviewCases';
import { addDays, dayAfterTerm, daysBetween, todayInIndia } from '@/lib/domain/common/dates';
import type { ChangeFormDto } from '@/lib/domain/my/contract';
import type { ChangeKind } from '@/lib/domain/my/changes';
import { settleNextCase } from '@/lib/server/services/desk/caseDecisions';
import { AuditEntries } from '@/models/desk/auditEntry';
import { ReviewCases } from '@/models/desk/reviewCase';
import { PolicyChanges } from '@/models/my/policyChange';
import { useApi } from '@/tests/api/support/api';
import { expectFailure } from '@/tests/api/support/browser';
import { Visitor } from '@/tests/api/support/visitors';
import { sendChangeProof } from './proof';
import {
  askChange,
  baby,
  caseOf,
  changeMessages,
  type Customer,
  decide,
  type Deciders,
  home,
  makeCustomer,
  ravi,
  readPolicy,
  requestOf,
  saveChange,
  signInDeciders,
} from './requests';
import { worked } from '@/tests/workedFamily';

const { newBrowser } = useApi();
afterEach(() => jest.useRealTimers());

let staff: Deciders;
let customer: Customer;

beforeAll(async () => {
  const { port } = newBrowser();
  await newBrowser().get('/api/health/ready');
  staff = await signInDeciders(port, 61);
});
beforeEach(async () => {
  customer = await makeCustomer(newBrowser().port);
});

const today = () => todayInIndia(new Date());
const dataOf = { nominee: () => ravi, address: () => home, person: baby };

const save = (kind: ChangeKind, data: object, more: object = {}) => saveChange(customer, kind, data, more);

async function ask(kind: keyof typeof dataOf): Promise<ChangeFormDto> {
  const { status, body } = await askChange(customer, kind, dataOf[kind]());
  expect([status, body.status, body.fields]).toEqual([200, 'asked', undefined]);
  return body as ChangeFormDto;
}

test('a closing page’s last save takes nothing of what another device typed, nor of what the policy says', async () => {
  await save('nominee', { name: 'Ravi' });
  const { body } = await save('nominee', { relation: 'son' }, { version: undefined });
  expect(body.data).toEqual({ name: 'Ravi', relation: 'son' });
  const moved = await save('address', { pincode: '560001' }, { version: undefined });
  expect(moved.body.data).toMatchObject({
    pincode: '560001',
    locality: expect.stringMatching(/./) as string,
  });
});

test.each(['nominee', 'address'] as const)('%s: typed, asked, decided, told, in the policy', async (kind) => {
  const { changeId } = await ask(kind);
  expect(await requestOf(customer)).toMatchObject({ changeId, kind, status: 'asked' });
  expect((await readPolicy(customer)).nominee).toBe('Arjun Sample');
  expect((await decide(staff.supervisor, changeId, 'accepted')).status).toBe(200);
  expect(await requestOf(customer)).toMatchObject({ changeId, kind, status: 'accepted' });
  expect((await readPolicy(customer)).nominee).toBe(kind === 'nominee' ? ravi.name : 'Arjun Sample');
  const { visitor, policyNumber } = customer;
  const { body } = await visitor.get(`${api.myChange}?policyNumber=${policyNumber}&kind=address`);
  if (kind === 'address') expect(body.data).toEqual(home);
  expect((await changeMessages(customer)).map(({ purpose }) => purpose)).toEqual([
    'change-accepted',
    'change-asked',
  ]);
  const audited = [
    ['CHANGE_ASKED', changeId],
    ['CASE_DECIDED', await caseOf(changeId)],
  ] as const;
  for (const [action, about = ''] of audited) {
    expect(await AuditEntries.countDocuments({ action, about })).toBe(1);
  }
});

test('a refusal leaves the policy as it was, and its reason reaches the customer', async () => {
  const { changeId } = await ask('nominee');
  await decide(staff.supervisor, changeId, 'declined');
  const reason = 'Read beside the policy and found right';
  expect(await requestOf(customer)).toMatchObject({ status: 'refused', reason });
  const { policyNumber, visitor } = customer;
  const [message] = await changeMessages(customer);
  expect(message?.text).toContain(reason);
  expect(message?.link).toMatch(new RegExp(`${paths.change(policyNumber, 'nominee')}$`));
  expect((await readPolicy(customer)).nominee).toBe('Arjun Sample');
  const path = `${api.myChange}?${new URLSearchParams({ policyNumber, kind: 'nominee' })}`;
  const read = async () => (await visitor.get(path)).body as ChangeFormDto;
  expect(await read()).toMatchObject({
    status: 'draft',
    version: 0,
    last: { changeId, status: 'refused', reason },
  });
  expect((await ask('nominee')).changeId).not.toBe(changeId);
  expect(await read()).not.toHaveProperty('last');
});

test('a person is priced by the server to the day; accepted, they wait for the payment uncovered', async () => {
  const { changeId, addition } = await ask('person');
  expect(addition?.breakdown.reduce((sum, { amount }) => sum + amount, 0)).toBe(addition?.price);
  const days = daysBetween(today(), dayAfterTerm(today(), 12));
  expect(addition).toMatchObject({ days, daysLeft: days });
  expect((await decide(staff.supervisor, changeId, 'accepted')).status).toBe(403);
  expect((await decide(staff.underwriter, changeId, 'accepted')).status).toBe(200);
  expect(await requestOf(customer)).toMatchObject({ status: 'toPay', price: addition?.price });
  expect((await readPolicy(customer)).people).toHaveLength(3);
});

test.each([
  ['a second spouse', { relation: 'spouse', dateOfBirth: worked.spouse }, 'relation'],
  ['a baby of ninety days', { dateOfBirth: addDays(todayInIndia(new Date()), -90) }, 'dateOfBirth'],
  ['an illness without a word on it', { illness: 'yes' }, 'note'],
])('%s stays a draft and says why', async (_who, more, field) => {
  const { status, body } = await askChange(customer, 'person', { ...baby(), ...more });
  expect([status, body.status]).toEqual([200, 'draft']);
  expect(Object.keys(body.fields as object)).toEqual([field]);
});

test('nobody is added without a certificate, which who decides on people opens', async () => {
  const bare = (await save('person', baby(), { submit: true })).body as ChangeFormDto;
  expect([bare.status, Object.keys(bare.fields ?? {})]).toEqual(['draft', ['proof']]);
  const { paperId } = await sendChangeProof(customer.visitor, bare.changeId ?? '');
  expect((await save('person', baby(), { submit: true, version: 1 })).body.status).toBe('asked');
  const { body } = await staff.underwriter.get(`${api.cases}?status=open&kind=person`);
  const found = (body as ReviewCasesDto).cases.find(({ changeId }) => changeId === bare.changeId);
  expect(found?.change?.papers).toEqual([paperId]);
  const path = `${api.deskChangePaper}?paperId=${paperId}`;
  expect((await staff.underwriter.get(path)).headers['content-type']).toBe('image/jpeg');
  expectFailure(await staff.supervisor.get(path), 403, 'FORBIDDEN');
});

test('what is typed is kept half-done; a stale device is told, and takes it up', async () => {
  const { body } = await save('nominee', { name: 'Rav' });
  expect(body).toMatchObject({ status: 'draft', version: 1, data: { name: 'Rav' } });
  const stale = await save('nominee', ravi);
  expectFailure(stale, 409, 'CONFLICT');
  expect(stale.body.version).toBe(1);
  const { status } = await save('nominee', ravi, { version: 1, submit: true });
  expect(status).toBe(200);
  expectFailure(await save('nominee', ravi, { version: 2 }), 409, 'CONFLICT');
});

test('two presses at once make one request, one case, one message', async () => {
  await save('nominee', ravi);
  const both = await Promise.all([1, 2].map(() => save('nominee', ravi, { version: 1, submit: true })));
  expect(both.map(({ status }) => status).toSorted()[0]).toBe(200);
  await save('nominee', ravi, { version: 2, submit: true });
  expect(await PolicyChanges.countDocuments({ policyNumber: customer.policyNumber })).toBe(1);
  expect(await changeMessages(customer)).toHaveLength(1);
});

test('taken back, it leaves the desk; a case without a request decides nothing', async () => {
  const { changeId } = await ask('address');
  const gone = `${api.myChange}?changeId=${changeId ?? ''}`;
  expectFailure(await new Visitor(newBrowser().port).delete(gone), 401, 'NOT_SIGNED_IN');
  for (const _again of [1, 2]) expect((await customer.visitor.delete(gone)).status).toBe(204);
  expect((await requestOf(customer))?.status).toBe('withdrawn');
  expectFailure(await decide(staff.supervisor, changeId, 'accepted'), 409, 'CONFLICT');
});

function aGate() {
  let open = () => {};
  const opened = new Promise<void>((resolve) => {
    open = resolve;
  });
  return { open: () => open(), opened };
}

test('taken back while its decision is carried out, it is one of both', async () => {
  const { changeId = '' } = await ask('nominee');
  const reason = 'Read beside the policy and found right';
  const decision = { caseId: await caseOf(changeId), decision: 'accepted', reason };
  const [applied, takenBack] = [aGate(), aGate()];
  let decided: Promise<unknown> | undefined;
  const { collection } = PolicyChanges;
  const write = collection.findOneAndUpdate.bind(collection);
  const spy = jest.spyOn(collection, 'findOneAndUpdate').mockImplementation(async (...given) => {
    const { status } = (given[1] as { $set?: { status?: string } }).$set ?? {};
    if (status === 'accepted') {
      applied.open();
      await takenBack.opened;
    }
    if (status !== 'withdrawn') return write(...given);
    decided = staff.supervisor.post(api.cases, decision);
    await applied.opened;
    return write(...given).finally(takenBack.open);
  });
  await customer.visitor.delete(`${api.myChange}?changeId=${changeId}`);
  await decided;
  spy.mockRestore();
  expect(await requestOf(customer)).toMatchObject({ status: 'accepted' });
  expect((await readPolicy(customer)).nominee).toBe(ravi.name);
});

test('a server that stops after the decision leaves it to the worker', async () => {
  const { changeId } = await ask('nominee');
  const decided = {
    decision: 'accepted',
    decidedAt: new Date(),
    decidedBy: 'SAMPLE-62',
    leaseUntil: new Date(0),
  };
  await ReviewCases.updateOne({ changeId }, { $set: decided });
  while (await settleNextCase(new Date()));
  expect(await requestOf(customer)).toMatchObject({ status: 'accepted' });
  expect((await readPolicy(customer)).nominee).toBe(ravi.name);
});

test('the desk reads what is asked beside what stands; a telecaller sees that it waits, and an illness only underwriters', async () => {
  const asked = await ask('address');
  await askChange(customer, 'person', { ...baby(), illness: 'yes', note: 'Thyroid since 2019' });
  const listed = async (role: keyof Deciders) => {
    const { body, text } = await staff[role].get(`${api.cases}?status=open`);
    return { ...(body as ReviewCasesDto), text };
  };
  const { cases } = await listed('supervisor');
  const found = cases.find(({ changeId }) => changeId === asked.changeId);
  expect(found?.change?.fields).toContainEqual({ name: 'pincode', before: '411038', after: '411045' });
  expect((await listed('telecaller')).text).not.toMatch(/New Road|Thyroid|new@mail/);
  expect((await listed('supervisor')).text).not.toMatch(/Thyroid/);
  expect((await listed('underwriter')).text).toMatch(/Thyroid/);
});

test('the database holds nothing readable of what was asked', async () => {
  await ask('nominee');
  await ask('address');
  await askChange(customer, 'person', { ...baby(), illness: 'yes', note: 'Thyroid since 2019' });
  const rows = await mongoose.connection.collection('policyChanges').find().toArray();
  expect(JSON.stringify(rows)).not.toMatch(/Ravi|Tara|New Road|new@mail|Thyroid|1960-05-06/);
});

test('a policy that ended is not changed', async () => {
  await mongoose.connection
    .collection<{ _id: string }>('policies')
    .updateOne({ _id: customer.policyNumber }, { $set: { endsOn: addDays(today(), -1) } });
  expectFailure(await save('nominee', ravi), 409, 'STEP_NOT_REACHED');
});

/** Simulates a server that stopped after withdrawing the change and before closing its case. */
test('a request that was taken back, but for its case, swallows no later one', async () => {
  const first = await ask('nominee');
  await PolicyChanges.updateOne(
    { _id: first.changeId },
    { $set: { status: 'withdrawn' }, $unset: { isOpen: 1 } },
  );
  const second = await ask('nominee');
  expect(await ReviewCases.findOne({ changeId: first.changeId })).toMatchObject({ decision: 'withdrawn' });
  expect((await decide(staff.supervisor, second.changeId, 'accepted')).status).toBe(200);
  expect((await readPolicy(customer)).nominee).toBe(ravi.name);
});

test('while an earlier decision is still settled, a request says so and is asked a moment later', async () => {
  const first = await ask('address');
  const leaseUntil = new Date(Date.now() - 1);
  const decided = { decision: 'accepted', decidedAt: leaseUntil, leaseUntil };
  await ReviewCases.updateOne({ changeId: first.changeId }, { $set: decided });
  await PolicyChanges.updateOne(
    { _id: first.changeId },
    { $set: { status: 'accepted' }, $unset: { isOpen: 1 } },
  );
  expectFailure(await save('address', home, { submit: true }), 503, 'UNAVAILABLE');
  while (await settleNextCase(new Date()));
  const again = await save('address', home, { version: 1, submit: true });
  expect(again.body.status).toBe('asked');
  expect((await decide(staff.supervisor, again.body.changeId as string, 'accepted')).status).toBe(200);
});

test('a decision that a stopped server has yet to settle is not taken back', async () => {
  const { changeId = '' } = await ask('nominee');
  const leaseUntil = new Date(Date.now() - 1);
  const decided = { decision: 'accepted', decidedAt: leaseUntil, leaseUntil };
  await ReviewCases.updateOne({ changeId }, { $set: decided });
  await customer.visitor.delete(`${api.myChange}?changeId=${changeId}`);
  while (await settleNextCase(new Date()));
  expect(await requestOf(customer)).toMatchObject({ changeId, status: 'accepted' });
  expect((await readPolicy(customer)).nominee).toBe(ravi.name);
});
