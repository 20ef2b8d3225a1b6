import mongoose from 'mongoose';
import { api } from '@/lib/config/paths';
import validation from '@/locales/en/validation.json';
import { addDays, addMonths, todayInIndia } from '@/lib/domain/common/dates';
import { maskMobile } from '@/lib/domain/common/phone';
import type { DeskPortDto, DeskPortsDto, PortsDto } from '@/lib/domain/porting/contract';
import type { PortForm } from '@/lib/domain/porting/port';
import { limits } from '@/lib/server/limits/rateLimits.data';
import { AuditEntries } from '@/models/desk/auditEntry';
import { useApi } from '@/tests/api/support/api';
import { expectFailure } from '@/tests/api/support/browser';
import { addSampleStaff, staffWith } from '@/tests/api/support/desk';
import { makeQuote } from '@/tests/api/support/journeys';
import { newMobile, prove, Visitor } from '@/tests/api/support/visitors';
import { beforeUpdate } from '@/tests/api/support/store/beforeUpdate';
import { aJpeg } from '@/tests/claims/sampleFiles';
import { Papers } from '@/models/papers/paper';
import { PaperParts } from '@/models/papers/paperPart';
import { Ports } from '@/models/porting/port';
import { aPortForm, sendPort, sendPortPaper } from './ports';

const { newBrowser } = useApi();
const today = todayInIndia(new Date());

let telecaller: Visitor;
let underwriter: Visitor;
beforeAll(async () => {
  await newBrowser().get('/api/health/ready');
  await addSampleStaff();
  telecaller = await staffWith(newBrowser().port, 'telecaller');
  underwriter = await staffWith(newBrowser().port, 'underwriter');
});

async function aCustomer() {
  const visitor = new Visitor(newBrowser().port);
  const mobileNumber = newMobile();
  await prove(visitor, mobileNumber);
  return { visitor, mobileNumber };
}
async function aPort(more: PortForm = {}) {
  const customer = await aCustomer();
  return { ...customer, ...(await sendPort(customer.visitor, customer.mobileNumber, more)) };
}
const own = async (visitor: Visitor) => (await visitor.get(api.ports)).body as PortsDto;
const readDesk = async (portId: string, by = telecaller) =>
  (await by.get(`${api.deskPort}?portId=${portId}`)).body as DeskPortDto;
const work = async (portId: string, what: object) => {
  const { version } = await readDesk(portId);
  return telecaller.post(api.deskPortWork, { portId, version, ...what });
};
const received = { what: 'paper', paper: 'policyCopy', state: 'received' };
const record = {
  document: 'Schedule of 2026-27',
  endsOn: addDays(today, 55),
  sumInsured: 5_00_000,
  bonus: 50_000,
  people: [{ dateOfBirth: '1991-04-02', since: addMonths(today, -58) }],
};
const confirm = async (portId: string, more: object = {}, by = underwriter) => {
  const { version } = await readDesk(portId);
  return by.post(api.deskPortConfirm, { portId, version, record: { ...record, ...more } });
};

test('what is typed is kept as it is; each problem is told beside its field, in words', async () => {
  const { visitor, mobileNumber } = await aCustomer();
  const { portId } = (await own(visitor)).draft;
  await visitor.post(api.ports, { portId, form: { endsOn: '2027-02-3', sumInsured: '5 la' } });
  const { draft } = await own(visitor);
  expect(draft).toMatchObject({ portId, version: 1, form: { endsOn: '2027-02-3', sumInsured: '5 la' } });
  expect(draft.fields).toMatchObject({
    insurer: validation.porting.insurer,
    claimed: validation.application.yesOrNo,
    existing: validation.application.yesOrNo,
  });
  expect(Object.keys(draft.fields ?? {}).toSorted()).toEqual([
    ...['claimed', 'endsOn', 'existing', 'insurer', 'mobileNumber', 'name'],
    ...['people', 'policyNumber', 'since', 'sumInsured'],
  ]);
  const form = aPortForm(mobileNumber);
  expectFailure(await visitor.post(api.ports, { portId, version: 0, form }), 409, 'CONFLICT');
});

test.each([
  ['a day that isn’t', { endsOn: '2027-02-29' }, 'endsOn', /leap years/],
  ['a policy that has ended', { endsOn: addDays(today, -1) }, 'endsOn', /has passed/],
  ['a policy of another decade', { endsOn: '2099-03-31' }, 'endsOn', /three years/],
  ['a first day to come', { since: addDays(today, 1) }, 'since', /still to come/],
  ['a leap day that was', { since: '2023-02-29' }, 'since', /exists/],
  ['no sum', { sumInsured: '4,999' }, 'sumInsured', /50,000/],
  ['an insurer without a name', { insurer: 'other' }, 'otherInsurer', /name/],
  [
    'a person to be born',
    { people: [{ name: 'Asha Rao', dateOfBirth: addDays(today, 1) }] },
    'people.0.dateOfBirth',
    /birth/,
  ],
  ['a claim without a year', { claims: [{ amount: '100' }] }, 'claims.0.year', /year/],
  ['claims that are not told', { claims: [] }, 'claims', /each claim/],
  ['another number', { mobileNumber: newMobile() }, 'mobileNumber', /not the number/],
] as const)('%s is not sent', async (_what, more, field, words) => {
  const { visitor, mobileNumber } = await aCustomer();
  const { portId, dto } = await sendPort(visitor, mobileNumber, more);
  expect(dto.draft.portId).toBe(portId);
  expect(dto.draft.fields?.[field]).toMatch(words);
  expect(Object.keys(dto.draft.fields ?? {})).toEqual([field]);
});

test('sent, it is on the desk with its due day, and with its customer: once, sealed', async () => {
  const { visitor, portId, form } = await aPort();
  await visitor.post(api.ports, { portId, form, submit: true });
  const { ports, draft } = await own(visitor);
  expect(draft.portId).not.toBe(portId);
  expect(ports).toEqual([
    {
      portId,
      status: 'sent',
      insurer: 'Star Health',
      endsOn: form.endsOn,
      sentOn: today,
      until: addDays(today, 10),
      papers: {},
      files: [],
    },
  ]);
  const { body } = await telecaller.get(api.deskPorts);
  const row = (body as DeskPortsDto).ports.find((each) => each.portId === portId);
  expect(row).toMatchObject({ name: 'Asha Sample', dueOn: addDays(today, 10), isLate: false });
  const rows = await mongoose.connection.collection('ports').find().toArray();
  expect(JSON.stringify(rows)).not.toMatch(/Asha|161130|1991-04-02|Star/);
});

test('too late, it is due at once', async () => {
  const { portId } = await aPort({ endsOn: addDays(today, 20) });
  expect(await readDesk(portId)).toMatchObject({ dueOn: today, until: addDays(today, -25) });
});

test('who sells reads no illness and no number; who decides of risks reads it', async () => {
  const { portId, mobileNumber } = await aPort();
  expect(await readDesk(portId)).toMatchObject({
    mobileNumber: maskMobile(mobileNumber),
    sumInsured: 5_00_000,
    isAgreed: true,
    claims: [{ amount: '48,000' }],
  });
  expect(await readDesk(portId)).not.toHaveProperty('existing');
  expect(JSON.stringify(await readDesk(portId))).not.toContain('1991-04-02');
  expect(await readDesk(portId, underwriter)).toMatchObject({
    existing: true,
    people: [{ dateOfBirth: '1991-04-02' }, {}],
  });
});

test('papers are noted, the customer sees it, and each step is in the audit', async () => {
  const { visitor, portId } = await aPort();
  await work(portId, { what: 'take' });
  await work(portId, { what: 'paper', paper: 'claimsHistory', state: 'asked' });
  const stale = { portId, version: 1, ...received };
  expectFailure(await telecaller.post(api.deskPortWork, stale), 409, 'CONFLICT');
  expectFailure(await work(portId, { what: 'paper' }), 400, 'INVALID_INPUT');
  await work(portId, received);
  expect((await own(visitor)).ports[0]).toMatchObject({
    status: 'working',
    papers: { claimsHistory: 'asked', policyCopy: 'received' },
  });
  await work(portId, { what: 'close', ended: 'late' });
  expectFailure(await work(portId, received), 409, 'STEP_NOT_REACHED');
  expect((await own(visitor)).ports[0]).toMatchObject({ status: 'closed', ended: 'late' });
  const entries = await AuditEntries.find({ about: portId }).lean();
  expect([...new Set(entries.map(({ action }) => action))].toSorted()).toEqual([
    ...['PORT_CLOSED', 'PORT_PAPER_NOTED', 'PORT_READ', 'PORT_SENT', 'PORT_TAKEN'],
  ]);
  expect(JSON.stringify(entries)).not.toMatch(/Asha|1991|161130/);
});

test('waits are confirmed by an underwriter alone, and from a paper that is here', async () => {
  const { visitor, portId } = await aPort();
  expectFailure(await confirm(portId), 409, 'STEP_NOT_REACHED');
  await work(portId, received);
  expectFailure(await confirm(portId, {}, telecaller), 403, 'FORBIDDEN');
  expectFailure(await confirm(portId, { document: '-' }), 400, 'INVALID_INPUT');
  const future = [{ dateOfBirth: '1991-04-02', since: addDays(today, 1) }];
  expectFailure(await confirm(portId, { people: future }), 400, 'INVALID_INPUT');
  expect((await confirm(portId)).body).toMatchObject({ status: 'confirmed' });
  expectFailure(await work(portId, received), 409, 'STEP_NOT_REACHED');
  expect((await own(visitor)).ports[0]).toMatchObject({
    credit: { since: addMonths(today, -58), sumInsured: 5_50_000 },
  });
  // The birth dates in the paper are only for people who decide on risks.
  expect(await readDesk(portId, underwriter)).toMatchObject({ record });
  const sold = await readDesk(portId);
  expect(sold.record).toMatchObject({ sumInsured: 5_00_000, people: [{ since: addMonths(today, -58) }] });
  expect(JSON.stringify(sold)).not.toContain('1991-04-02');
});

test('a quote of the same number is linked, no other one', async () => {
  const { visitor, portId, mobileNumber } = await aPort();
  const stranger = await makeQuote(new Visitor(newBrowser().port), { mobileNumber: newMobile() });
  const refused = await work(portId, { what: 'quote', quoteId: stranger.quoteId });
  expectFailure(refused, 400, 'INVALID_INPUT');
  expect(JSON.stringify(refused.body)).toMatch(/this customer’s number/);
  const { quoteId } = await makeQuote(visitor, { mobileNumber });
  expect((await work(portId, { what: 'quote', quoteId })).status).toBe(200);
  expect(await readDesk(portId)).toMatchObject({ quoteId });
});

test('a quote that another move has is linked to no second one', async () => {
  const { visitor, portId, mobileNumber } = await aPort();
  const second = await sendPort(visitor, mobileNumber, { policyNumber: 'P/2002' });
  const { quoteId } = await makeQuote(visitor, { mobileNumber });
  await work(portId, { what: 'quote', quoteId });
  expectFailure(await work(second.portId, { what: 'quote', quoteId }), 400, 'INVALID_INPUT');
  expect((await work(portId, { what: 'quote', quoteId })).status).toBe(200);
});

test('nor where two of ours link it at the same moment', async () => {
  const { visitor, portId, mobileNumber } = await aPort();
  const second = await sendPort(visitor, mobileNumber, { policyNumber: 'P/2002' });
  const { quoteId } = await makeQuote(visitor, { mobileNumber });
  let first: number | undefined;
  beforeUpdate(Ports, async () => {
    first = (await work(second.portId, { what: 'quote', quoteId })).status;
  });
  const late = await work(portId, { what: 'quote', quoteId });
  expect(first).toBe(200);
  expectFailure(late, 400, 'INVALID_INPUT');
  expect(await readDesk(portId)).not.toHaveProperty('quoteId');
  await work(second.portId, { what: 'close', ended: 'wish' });
  expect((await work(portId, { what: 'quote', quoteId })).status).toBe(200);
});

test('who works on a move sees which others name the same policy there, however it is written', async () => {
  const mine = await aPort({ policyNumber: 'P/55-1' });
  const theirs = await aPort({ policyNumber: 'p 551' });
  const other = await aPort({ policyNumber: 'P/55-1', insurer: 'niva' });
  expect((await readDesk(theirs.portId)).sameAs).toEqual([mine.portId]);
  expect((await readDesk(other.portId)).sameAs).toBeUndefined();
});

test('papers are sent with the case, opened by who confirms alone, and stay once they were read', async () => {
  const { visitor, portId } = await aPort();
  const { visitor: stranger } = await aCustomer();
  const file = aJpeg({ comment: portId });
  expect((await sendPortPaper(stranger, portId, file)).state).toBeUndefined();
  const { paperId, state } = await sendPortPaper(visitor, portId, file);
  expect(state).toBe('kept');
  expect((await own(visitor)).ports[0]?.files).toMatchObject([{ paperId, state: 'kept' }]);
  const seen = await readDesk(portId);
  expect([seen.files, seen.fileIds, seen.papers]).toEqual([1, undefined, {}]);
  expect((await readDesk(portId, underwriter)).fileIds).toEqual([paperId]);
  const path = `${api.deskPortPaper}?paperId=${paperId}`;
  expectFailure(await telecaller.get(path), 403, 'FORBIDDEN');
  expect((await underwriter.get(path)).file.equals(file)).toBe(true);
  expect(await AuditEntries.countDocuments({ about: paperId, action: 'PORT_PAPER_OPENED' })).toBe(1);
  const remove = (by = visitor) => by.delete(`${api.portDocument}?paperId=${paperId}`);
  await remove(stranger);
  await work(portId, received);
  await confirm(portId);
  expectFailure(await remove(), 409, 'STEP_NOT_REACHED');
  expect(await PaperParts.countDocuments({ paperId })).toBeGreaterThan(0);
  await visitor.post(api.portWithdraw, { portId });
  expect([
    await Papers.countDocuments({ ownerId: portId }),
    await PaperParts.countDocuments({ paperId }),
  ]).toEqual([0, 0]);
  const { draft } = await own(visitor);
  expectFailure(
    await visitor.post(api.portDocument, {
      portId: draft.portId,
      kind: 'proof',
      bytes: 3,
      hash: 'a'.repeat(64),
    }),
    409,
    'STEP_NOT_REACHED',
  );
});

test('taken back, all of it is gone', async () => {
  const { visitor, portId } = await aPort();
  for (const _ of [1, 2]) expect((await visitor.post(api.portWithdraw, { portId })).status).toBe(200);
  expect((await own(visitor)).ports).toEqual([]);
  expectFailure(await telecaller.get(`${api.deskPort}?portId=${portId}`), 404, 'NOT_FOUND');
});

test('nobody else’s is read, saved or taken back, and a number sends five a day', async () => {
  const { visitor, mobileNumber, portId } = await aPort();
  const { visitor: other } = await aCustomer();
  const form = { policyNumber: 'stolen' };
  expectFailure(await other.post(api.ports, { portId, form, submit: true }), 404, 'NOT_FOUND');
  expectFailure(await other.post(api.portWithdraw, { portId }), 404, 'NOT_FOUND');
  for (let sent = 1; sent < limits.sendPort.max; sent += 1)
    expect((await sendPort(visitor, mobileNumber)).status).toBe(200);
  expect((await sendPort(visitor, mobileNumber)).status).toBe(429);
  expect((await own(visitor)).draft.form).toMatchObject({ policyNumber: 'P/161130/01/2026' });
});
