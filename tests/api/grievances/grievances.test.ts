import { createHash } from 'node:crypto';
import mongoose from 'mongoose';
import { api } from '@/lib/config/paths';
import type {
  DeskGrievanceDto,
  DeskGrievancesDto,
  FollowUpDto,
  GrievancesDto,
} from '@/lib/domain/grievances/contract';
import { tellNextGrievance } from '@/lib/server/services/grievances/tellGrievance';
import { deliverMessages } from '@/tests/api/support/store/deliver';
import { limits } from '@/lib/server/limits/rateLimits.data';
import { RateLimits } from '@/models/common/rateLimit';
import { AuditEntries } from '@/models/desk/auditEntry';
import { useApi } from '@/tests/api/support/api';
import { expectFailure } from '@/tests/api/support/browser';
import { addSampleStaff, staffWith } from '@/tests/api/support/desk';
import { messagesTo, newMobile, prove, startNextDay, Visitor } from '@/tests/api/support/visitors';
import { sendParts } from '@/tests/api/claims/papers';
import { aJpeg } from '@/tests/claims/sampleFiles';

const FACTOR = 100;
process.env['RATE_LIMIT_FACTOR'] = String(FACTOR);
const { newBrowser } = useApi();
afterEach(() => jest.useRealTimers());

let claims: Visitor;
let supervisor: Visitor;
beforeAll(async () => {
  await newBrowser().get('/api/health/ready');
  await addSampleStaff();
  const { port } = newBrowser();
  [claims, supervisor] = [await staffWith(port, 'claims'), await staffWith(port, 'supervisor')];
});

const words = 'You paid less than the hospital asked for';

async function aCustomer() {
  const visitor = new Visitor(newBrowser().port);
  const mobileNumber = newMobile();
  await prove(visitor, mobileNumber);
  const form = { about: 'claim', text: words, name: 'Asha Sample', mobileNumber };
  return { visitor, mobileNumber, form };
}
const own = async (visitor: Visitor) => (await visitor.get(api.grievances)).body as GrievancesDto;
const save = async (visitor: Visitor, body: object) => {
  const { grievanceId } = (await own(visitor)).draft;
  return visitor.post(api.grievances, { grievanceId, ...body });
};
async function aGrievance(about = 'claim') {
  const customer = await aCustomer();
  const { body } = await save(customer.visitor, { form: { ...customer.form, about }, submit: true });
  return { ...customer, grievance: (body as GrievancesDto).grievances[0]! };
}
const readDesk = async (staff: Visitor, grievanceId: string) =>
  (await staff.get(`${api.deskGrievance}?grievanceId=${grievanceId}`)).body as DeskGrievanceDto;
const work = async (staff: Visitor, grievanceId: string, step: object) => {
  const { version } = await readDesk(staff, grievanceId);
  return staff.post(api.deskGrievanceWork, { grievanceId, version, text: 'We have read it', ...step });
};
const tell = async () => {
  while (await tellNextGrievance(new Date()));
  await deliverMessages(new Date());
};
const sentTo = async (mobileNumber: string, browser: Visitor) =>
  (await messagesTo(mobileNumber, browser)).flatMap(({ purpose }) =>
    purpose.startsWith('grievance-') ? [purpose.slice('grievance-'.length)] : [],
  );
const aFile = (grievanceId: string, file: Buffer) => {
  const hash = createHash('sha256').update(file).digest('hex');
  return { grievanceId, kind: 'proof', bytes: file.length, hash };
};

test('what is typed is kept as it is, with what keeps it from being filed, in words', async () => {
  const { visitor, form } = await aCustomer();
  const { draft } = await own(visitor);
  expect(draft).toMatchObject({ version: 0, form: {}, papers: [] });
  await visitor.post(api.grievances, { grievanceId: draft.grievanceId, form: { text: 'It' } });
  const kept = (await own(visitor)).draft;
  expect(kept).toMatchObject({ grievanceId: draft.grievanceId, version: 1, form: { text: 'It' } });
  expect(Object.keys(kept.fields ?? {}).toSorted()).toEqual(['about', 'mobileNumber', 'name', 'text']);
  const stale = { grievanceId: draft.grievanceId, version: 0, form };
  expectFailure(await visitor.post(api.grievances, stale), 409, 'CONFLICT');
  const other = { ...form, mobileNumber: newMobile() };
  const { body } = await save(visitor, { form: other, submit: true });
  expect((body as GrievancesDto).draft.fields).toEqual({
    mobileNumber: expect.stringContaining('not the number that you confirmed') as string,
  });
});

test('a grievance is filed once, with its papers, its dates and an SMS', async () => {
  const { visitor, mobileNumber, form } = await aCustomer();
  const { grievanceId } = (await own(visitor)).draft;
  const file = aJpeg();
  const paper = await sendParts(visitor, api.grievanceDocument, aFile(grievanceId, file), file);
  expect(paper.state).toBe('kept');
  const body = { grievanceId, form, submit: true };
  for (const _ of [1, 2]) expect((await visitor.post(api.grievances, body)).status).toBe(200);
  const { draft, grievances } = await own(visitor);
  expect(grievances).toMatchObject([
    { grievanceId, status: 'filed', isLate: false, day: 0, text: words, papers: [{ state: 'kept' }] },
  ]);
  expect(draft.grievanceId).not.toBe(grievanceId);
  await tell();
  await tell();
  expect(await sentTo(mobileNumber, visitor)).toEqual(['filed']);
  const opened = await visitor.get(`${api.grievanceDocument}?paperId=${paper.paperId}`);
  expect(opened.status).toBe(200);
  await visitor.delete(`${api.grievanceDocument}?paperId=${paper.paperId}`);
  expect((await own(visitor)).grievances[0]?.papers).toHaveLength(1);
});

test('a paper of a draft can be taken out again', async () => {
  const { visitor } = await aCustomer();
  const { grievanceId } = (await own(visitor)).draft;
  const file = aJpeg();
  const { paperId } = await sendParts(visitor, api.grievanceDocument, aFile(grievanceId, file), file);
  expect((await visitor.delete(`${api.grievanceDocument}?paperId=${paperId}`)).status).toBe(204);
  expect((await own(visitor)).draft.papers).toEqual([]);
});

test('the desk writes, asks and answers; the customer adds a line, and reads it all', async () => {
  const { visitor, mobileNumber, grievance } = await aGrievance();
  const { grievanceId } = grievance;
  expect((await work(claims, grievanceId, { what: 'noted' })).body).toMatchObject({ status: 'filed' });
  expect((await work(claims, grievanceId, { what: 'asked' })).body).toMatchObject({ status: 'asked' });
  await visitor.post(api.grievanceLine, { grievanceId, text: 'The hospital has answered' });
  expectFailure(await work(claims, grievanceId, { what: 'answered' }), 400, 'INVALID_INPUT');
  const answer = { what: 'answered', outcome: 'partly', text: 'We pay the theatre' };
  expect((await work(claims, grievanceId, answer)).body).toMatchObject({ status: 'answered' });
  expectFailure(await work(claims, grievanceId, answer), 409, 'CONFLICT');
  const read = (await own(visitor)).grievances[0]!;
  expect(read.steps).toMatchObject([
    { what: 'filed' },
    { what: 'noted', text: 'We have read it', by: expect.stringMatching(/\D/) as string },
    { what: 'asked', text: 'We have read it' },
    { what: 'line', text: 'The hospital has answered' },
    { what: 'answered', outcome: 'partly', text: 'We pay the theatre' },
  ]);
  expect(read).toMatchObject({ status: 'answered', answeredOn: read.dates.filedOn });
  await tell();
  expect((await sentTo(mobileNumber, visitor)).toSorted()).toEqual(['answered', 'asked', 'filed', 'noted']);
  const entries = await AuditEntries.find({ about: grievanceId }).lean();
  expect(new Set(entries.map(({ action }) => action))).toEqual(
    new Set([
      ...['GRIEVANCE_FILED', 'GRIEVANCE_READ', 'GRIEVANCE_NOTED', 'GRIEVANCE_ASKED', 'GRIEVANCE_ANSWERED'],
    ]),
  );
});

test('a line whose answer was lost is there once', async () => {
  const { visitor, grievance } = await aGrievance();
  const { grievanceId } = grievance;
  const add = (text: string) => visitor.post(api.grievanceLine, { grievanceId, text });
  for (const text of ['It has answered.', 'It has answered.', 'It pays.']) await add(text);
  const { steps } = (await own(visitor)).grievances[0]!;
  expect(steps.flatMap(({ text }) => text ?? [])).toEqual(['It has answered.', 'It pays.']);
});

test('who writes line after line leaves us room to answer', async () => {
  const { visitor, grievance } = await aGrievance();
  const { grievanceId } = grievance;
  const add = (text: string) => visitor.post(api.grievanceLine, { grievanceId, text });
  expect((await add('It has answered.')).status).toBe(200);
  await RateLimits.updateMany({ _id: /^add-line/ }, { $set: { count: limits.addLine.max * FACTOR } });
  expectFailure(await add('It has answered again.'), 429, 'TOO_MANY_REQUESTS');
  expect((await work(claims, grievanceId, { what: 'noted' })).status).toBe(200);
});

test('what is typed into a filed one is kept as it is, by field, and a line that was added is empty', async () => {
  const { visitor, grievance } = await aGrievance();
  const { grievanceId } = grievance;
  const type = async (typed: object, version?: number) =>
    visitor.post(api.grievanceFollowUp, { grievanceId, typed, ...(version !== undefined && { version }) });
  const { body } = await type({ line: 'The hospital ' }, 0);
  expect(body).toEqual({ version: 1 } satisfies FollowUpDto);
  expectFailure(await type({ line: 'Older' }, 0), 409, 'CONFLICT');
  await type({ pincode: '411038' });
  const kept = async () => (await own(visitor)).grievances[0]?.followUp;
  expect(await kept()).toEqual({ version: 2, typed: { line: 'The hospital ', pincode: '411038' } });
  const { version } = await readDesk(claims, grievanceId);
  await type({ line: 'The hospital has answered ' });
  expect((await readDesk(claims, grievanceId)).version).toBe(version);
  await visitor.post(api.grievanceLine, { grievanceId, text: 'The hospital has answered ' });
  expect(await kept()).toEqual({ version: 3, typed: { pincode: '411038' } });
  expect(JSON.stringify(await readDesk(claims, grievanceId))).not.toContain('411038');
});

test('by one press the customer says that our answer settles it, or gives it back to the desk', async () => {
  const { visitor, grievance } = await aGrievance();
  const { grievanceId } = grievance;
  const settle = (isSettled: boolean) => visitor.post(api.grievanceSettle, { grievanceId, isSettled });
  const read = async () => (await own(visitor)).grievances[0]!;
  const openAtDesk = async () => {
    const { grievances } = (await claims.get(api.deskGrievances)).body as DeskGrievancesDto;
    return grievances.some((row) => row.grievanceId === grievanceId);
  };
  expectFailure(await settle(true), 409, 'STEP_NOT_REACHED');
  const answer = { what: 'answered', outcome: 'notInFavour', text: 'We do not pay the theatre' };
  await work(claims, grievanceId, answer);
  expect([await openAtDesk(), (await read()).ombudsman]).toMatchObject([false, { isNow: false }]);
  for (const _ of [1, 2]) expect((await settle(false)).status).toBe(200);
  expect([await openAtDesk(), await read()]).toMatchObject([
    true,
    { status: 'unsettled', isLate: false, ombudsman: { from: grievance.dates.filedOn, isNow: true } },
  ]);
  await visitor.post(api.grievanceLine, { grievanceId, text: 'The theatre was needed' });
  expect((await work(claims, grievanceId, { what: 'asked' })).body).toMatchObject({ status: 'unsettled' });
  await work(claims, grievanceId, { ...answer, outcome: 'inFavour' });
  for (const _ of [1, 2]) expect((await settle(true)).status).toBe(200);
  expectFailure(await settle(false), 409, 'STEP_NOT_REACHED');
  const done = await read();
  expect(done.ombudsman).toBeUndefined();
  expect([await openAtDesk(), done.status, done.steps.map(({ what }) => what)]).toEqual([
    false,
    'settled',
    ['filed', 'answered', 'unsettled', 'line', 'asked', 'answered', 'settled'],
  ]);
  const entries = await AuditEntries.find({ about: grievanceId, actor: 'customer' }).lean();
  expect(entries.map(({ action }) => action).toSorted()).toEqual([
    ...['GRIEVANCE_FILED', 'GRIEVANCE_SETTLED', 'GRIEVANCE_UNSETTLED'],
  ]);
});

test('the ombudsman’s form is made from day 30, or from an answer that does not settle it', async () => {
  const { visitor, mobileNumber, grievance } = await aGrievance();
  const { grievanceId } = grievance;
  const typed = { pincode: '411038', address: '12 Sample Lane' };
  await visitor.post(api.grievanceFollowUp, { grievanceId, typed });
  const form = () => visitor.get(`${api.grievanceOmbudsman}?grievanceId=${grievanceId}&language=en`);
  expectFailure(await form(), 409, 'STEP_NOT_REACHED');
  for (let day = 0; day < 30; day += 1) startNextDay();
  await prove(visitor, mobileNumber);
  const answer = await form();
  expect([answer.status, answer.headers['content-type']]).toEqual([200, 'application/pdf']);
  const stranger = (await aCustomer()).visitor;
  const path = `${api.grievanceOmbudsman}?grievanceId=${grievanceId}`;
  expectFailure(await stranger.get(path), 404, 'NOT_FOUND');
});

test('claims are answered by those who settle claims, all else by supervisors', async () => {
  const about = { claim: await aGrievance('claim'), refund: await aGrievance('refund') };
  const listOf = async (staff: Visitor) => {
    const { grievances } = (await staff.get(api.deskGrievances)).body as DeskGrievancesDto;
    return grievances.map(({ grievanceId }) => grievanceId);
  };
  const [ofClaims, ofSupervisor] = [await listOf(claims), await listOf(supervisor)];
  const ids = [about.claim.grievance.grievanceId, about.refund.grievance.grievanceId] as const;
  expect(ids.map((id) => ofClaims.includes(id))).toEqual([true, false]);
  expect(ids.map((id) => ofSupervisor.includes(id))).toEqual([false, true]);
  expectFailure(await supervisor.get(`${api.deskGrievance}?grievanceId=${ids[0]}`), 404, 'NOT_FOUND');
});

test('after 14 days it is given to the chief officer by itself, and the customer is told, once', async () => {
  const { visitor, mobileNumber, grievance } = await aGrievance();
  await tell();
  for (let day = 0; day < 14; day += 1) startNextDay();
  await tell();
  const late = async () => {
    await prove(visitor, mobileNumber);
    return (await own(visitor)).grievances[0]!;
  };
  expect(await late()).toMatchObject({ isLate: false, day: 14 });
  startNextDay();
  await tell();
  await tell();
  const found = await late();
  expect(found).toMatchObject({ isLate: true, day: 15, grievanceId: grievance.grievanceId });
  expect(found.steps.map(({ what }) => what)).toEqual(['filed', 'late']);
  expect((await sentTo(mobileNumber, visitor)).toSorted()).toEqual(['filed', 'late']);
});

test('what is taken back stays on record without its papers, and is closed', async () => {
  const { visitor, grievance } = await aGrievance();
  const { grievanceId } = grievance;
  const file = aJpeg();
  await sendParts(visitor, api.grievanceDocument, aFile(grievanceId, file), file);
  for (const _ of [1, 2]) await visitor.post(api.grievanceWithdraw, { grievanceId });
  expect((await own(visitor)).grievances).toMatchObject([{ status: 'withdrawn', papers: [] }]);
  const line = { grievanceId, text: 'But still' };
  expectFailure(await visitor.post(api.grievanceLine, line), 409, 'STEP_NOT_REACHED');
});

test('nobody else reads, writes or takes back, and a dump holds nothing that was told', async () => {
  const { grievance } = await aGrievance();
  const { visitor } = await aCustomer();
  const { grievanceId } = grievance;
  const form = { text: 'x' };
  for (const [path, body] of [
    [api.grievances, { grievanceId, form }],
    [api.grievanceLine, { grievanceId, text: 'Mine now' }],
    [api.grievanceFollowUp, { grievanceId, typed: { line: 'x' } }],
    [api.grievanceSettle, { grievanceId, isSettled: true }],
    [api.grievanceWithdraw, { grievanceId }],
  ] as const) {
    expectFailure(await visitor.post(path, body), 404, 'NOT_FOUND');
  }
  const rows = await mongoose.connection.collection('grievances').find().toArray();
  expect(JSON.stringify(rows)).not.toMatch(/Asha|hospital asked|theatre/);
});
