import { createHash } from 'node:crypto';
import mongoose from 'mongoose';
import { api } from '@/lib/config/paths';
import { maskMobile } from '@/lib/domain/common/phone';
import type { CandidaciesDto, DeskCandidaciesDto, DeskCandidacyDto } from '@/lib/domain/careers/contract';
import { addDays, todayInIndia } from '@/lib/domain/common/dates';
import { limits } from '@/lib/server/limits/rateLimits.data';
import { Consents } from '@/models/consents/consent';
import { AuditEntries } from '@/models/desk/auditEntry';
import { useApi } from '@/tests/api/support/api';
import { expectFailure } from '@/tests/api/support/browser';
import { addSampleStaff, staffWith } from '@/tests/api/support/desk';
import { newMobile, prove, Visitor } from '@/tests/api/support/visitors';
import { sendParts } from '@/tests/api/claims/papers';
import { goodWordFiles, hostileWordFiles } from '@/tests/claims/wordFiles';

process.env['RATE_LIMIT_FACTOR'] = '100';
const { newBrowser } = useApi();

let supervisor: Visitor;
beforeAll(async () => {
  await newBrowser().get('/api/health/ready');
  await addSampleStaff();
  supervisor = await staffWith(newBrowser().port, 'supervisor');
});

const cv = goodWordFiles[0]![1];
const text = 'I explain policies to my grandmother';

async function anApplicant() {
  const visitor = new Visitor(newBrowser().port);
  const mobileNumber = newMobile();
  await prove(visitor, mobileNumber);
  const { candidacyId } = (await own(visitor)).draft;
  const person = { name: 'Asha Sample', mobileNumber, email: 'asha@example.com', city: 'Pune' };
  return { visitor, mobileNumber, candidacyId, form: { ...person, opening: 'trainee', text } };
}
const own = async (visitor: Visitor) => (await visitor.get(api.careers)).body as CandidaciesDto;
const attach = (visitor: Visitor, candidacyId: string, file: Buffer) => {
  const hash = createHash('sha256').update(file).digest('hex');
  const paper = { candidacyId, kind: 'proof', bytes: file.length, hash };
  return sendParts(visitor, api.careersDocument, paper, file);
};
async function aCandidacy() {
  const applicant = await anApplicant();
  const { visitor, candidacyId, form } = applicant;
  const paper = await attach(visitor, candidacyId, cv);
  const { body } = await visitor.post(api.careers, { candidacyId, form, submit: true });
  return { ...applicant, paper, answer: body as CandidaciesDto };
}
const readDesk = async (candidacyId: string) =>
  (await supervisor.get(`${api.deskCandidacy}?candidacyId=${candidacyId}`)).body as DeskCandidacyDto;
const listed = async (status: string) => {
  const { body } = await supervisor.get(`${api.deskCandidacies}?status=${status}`);
  return (body as DeskCandidaciesDto).candidacies.map(({ candidacyId }) => candidacyId);
};
const say = async (candidacyId: string, what: string) => {
  const { version } = await readDesk(candidacyId);
  return supervisor.post(api.deskCandidacyWork, { candidacyId, version, what });
};

test('of saves at once one wins, and the others are told the version to read', async () => {
  const { visitor, candidacyId } = await anApplicant();
  const type = (text: string) => visitor.post(api.careers, { candidacyId, version: 0, form: { text } });
  const answers = await Promise.all(['one', 'two', 'three', 'four'].map(type));
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409, 409]);
  const lost = answers.filter(({ status }) => status === 409).map(({ body }) => body['version']);
  expect(lost).toEqual([1, 1, 1]);
});

test('what is typed is kept as it is, with what keeps it from being sent, a CV among it', async () => {
  const { visitor, candidacyId } = await anApplicant();
  await visitor.post(api.careers, { candidacyId, form: { city: 'Pu' } });
  const { draft } = await own(visitor);
  expect(draft).toMatchObject({ candidacyId, version: 1, form: { city: 'Pu' } });
  expect(draft.fields?.['opening']).toBe('Choose an opening');
  // In the order of the page.
  expect(Object.keys(draft.fields ?? {})).toEqual([
    ...['opening', 'name', 'mobileNumber', 'email', 'text', 'papers'],
  ]);
  const form = { mobileNumber: newMobile() };
  const stale = await visitor.post(api.careers, { candidacyId, version: 0, form });
  expectFailure(stale, 409, 'CONFLICT');
  expect(stale.body.version).toBe(1);
  const { body } = await visitor.post(api.careers, { candidacyId, form, submit: true });
  const merged = (body as CandidaciesDto).draft;
  expect(merged.fields?.['mobileNumber']).toMatch(/not the number/);
  expect(merged.form).toEqual({ city: 'Pu', ...form });
  await visitor.post(api.careers, { candidacyId, version: merged.version, form });
  expect((await own(visitor)).draft.form).toEqual(form);
});

test('what is neither a photo nor a document is refused with all that is taken', async () => {
  const { visitor, candidacyId } = await anApplicant();
  const sheet = hostileWordFiles.find(([what]) => what === 'a sheet of Excel')![1];
  for (const file of [sheet, Buffer.from('My name is Asha')]) {
    const paper = await attach(visitor, candidacyId, file);
    expect(paper).toMatchObject({ state: 'refused', says: expect.stringMatching(/PDF and Word/) as string });
  }
});

test('a Word file with macros is refused, a good one is taken; sent once it says when it is deleted', async () => {
  const { visitor, candidacyId, form } = await anApplicant();
  const macros = hostileWordFiles.find(([what]) => what === 'a DOCX with macros')![1];
  expect(await attach(visitor, candidacyId, macros)).toMatchObject({ state: 'refused', refusal: 'script' });
  expect(await attach(visitor, candidacyId, cv)).toMatchObject({ state: 'kept' });
  const body = { candidacyId, form, submit: true };
  for (const _ of [1, 2]) expect((await visitor.post(api.careers, body)).status).toBe(200);
  const today = todayInIndia(new Date());
  const { draft, candidacies } = await own(visitor);
  expect(candidacies).toEqual([
    { candidacyId, opening: 'trainee', sentOn: today, keptUntil: addDays(today, 180) },
  ]);
  expect(draft.candidacyId).not.toBe(candidacyId);
  const rows = await mongoose.connection.collection('candidacies').find().toArray();
  expect(JSON.stringify(rows)).not.toMatch(/Asha|example|Pune|grandmother/);
});

test('the desk reads it with its CV, and says read, called or declined, each in the audit', async () => {
  const { candidacyId, paper, mobileNumber } = await aCandidacy();
  expect([await listed('open'), await listed('done')].map((ids) => ids.includes(candidacyId))).toEqual([
    ...[true, false],
  ]);
  expect(await readDesk(candidacyId)).toMatchObject({
    status: 'sent',
    mobileNumber: maskMobile(mobileNumber),
    email: 'asha@example.com',
    text,
    isAgreed: true,
    papers: [{ state: 'kept' }],
  });
  const opened = await supervisor.get(`${api.deskCandidacyPaper}?paperId=${paper.paperId}`);
  expect(opened.headers['content-disposition']).toContain('.docx');
  const stale = { candidacyId, version: 1, what: 'read' };
  expectFailure(await supervisor.post(api.deskCandidacyWork, stale), 409, 'CONFLICT');
  expect((await say(candidacyId, 'read')).body).toMatchObject({ status: 'read' });
  expect((await say(candidacyId, 'called')).body).toMatchObject({ status: 'called', mobileNumber });
  expect([await listed('open'), await listed('done')].map((ids) => ids.includes(candidacyId))).toEqual([
    ...[false, true],
  ]);
  const entries = await AuditEntries.find({ about: candidacyId }).lean();
  expect([...new Set(entries.map(({ action }) => action))].toSorted()).toEqual([
    ...['CANDIDACY_CALLED', 'CANDIDACY_NOTED'],
    ...['CANDIDACY_PAPER_OPENED', 'CANDIDACY_READ', 'CANDIDACY_SENT'],
  ]);
});

test('nobody is called whose consent was taken back', async () => {
  const { candidacyId, visitor, mobileNumber } = await aCandidacy();
  expect(await Consents.countDocuments({ quoteId: candidacyId, purpose: 'careers' })).toBe(1);
  await visitor.post(api.consentsWithdraw, {});
  expectFailure(await say(candidacyId, 'called'), 422, 'NO_CONSENT');
  const { isAgreed, email, mobileNumber: shown } = await readDesk(candidacyId);
  expect({ isAgreed, email }).toEqual({ isAgreed: false, email: '' });
  expect(shown).not.toBe(mobileNumber);
  expect((await say(candidacyId, 'declined')).status).toBe(200);
});

test('taken back, all of it is gone', async () => {
  const { candidacyId, visitor, paper } = await aCandidacy();
  for (const status of [200, 200]) {
    expect((await visitor.post(api.careersWithdraw, { candidacyId })).status).toBe(status);
  }
  expect((await own(visitor)).candidacies).toEqual([]);
  expectFailure(await supervisor.get(`${api.deskCandidacyPaper}?paperId=${paper.paperId}`), 404, 'NOT_FOUND');
  expect(await listed('open')).not.toContain(candidacyId);
});

test('numbers of candidates count among those that one person is shown in a day', async () => {
  const { candidacyId } = await aCandidacy();
  const takeCall: { max: number } = limits.takeCall;
  jest.replaceProperty(takeCall, 'max', 0);
  expectFailure(await say(candidacyId, 'called'), 429, 'TOO_MANY_REQUESTS');
  jest.restoreAllMocks();
  expect(await AuditEntries.countDocuments({ action: 'CANDIDACY_CALLED', about: candidacyId })).toBe(0);
});
