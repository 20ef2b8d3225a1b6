import { api } from '@/lib/config/paths';
import { addMonths, startInIndia, todayInIndia } from '@/lib/domain/common/dates';
import type { DeskReportsDto, SentReportDto } from '@/lib/domain/reports/contract';
import { Reports } from '@/models/reports/report';
import { AuditEntries } from '@/models/desk/auditEntry';
import { keyedHash } from '@/lib/server/crypto';
import { useApi } from '@/tests/api/support/api';
import { expectFailure } from '@/tests/api/support/browser';
import { addSampleStaff, staffWith } from '@/tests/api/support/desk';
import { newMobile, prove, setClock, Visitor } from '@/tests/api/support/visitors';

process.env['RATE_LIMIT_FACTOR'] = '100';
const { newBrowser } = useApi();
afterEach(() => jest.useRealTimers());
const answers = { about: 'bribe', text: 'The clinic pays for each bill', name: 'Asha Sample' };

test('a report of nobody: no session, number, address or hour is stored, even of one who is signed in', async () => {
  const visitor = new Visitor(newBrowser().port);
  await prove(visitor, newMobile());
  const before = await AuditEntries.countDocuments({});
  const { status, body } = await visitor.post(api.reports, { kind: 'wrongdoing', answers });
  expect(status).toBe(201);
  const { reportId = '', code = '' } = body as SentReportDto;
  const stored = await Reports.findById(reportId).lean().orFail();
  expect(Object.keys(stored).toSorted()).toEqual([
    '_id',
    'answers',
    'codeHash',
    'expiresAt',
    'kind',
    'lines',
    'schemaVersion',
    'sentOn',
    'version',
  ]);
  expect(JSON.stringify(stored)).not.toMatch(/clinic|Asha/);
  expect(JSON.stringify(stored)).not.toContain(code);
  expect(await AuditEntries.countDocuments({})).toBe(before);
});

test.each(['wrongdoing', 'call'] as const)(
  '%s that is sent again, since its answer was lost, counts once',
  async (kind) => {
    const given = kind === 'call' ? { waited: 'good' } : answers;
    const count = () => Reports.countDocuments({ kind });
    const before = await count();
    const send = (key?: string) =>
      newBrowser().post(api.reports, { kind, answers: given, ...(key && { key }) });
    const key = 'a1b2'.repeat(8);
    const first = await send(key);
    expect(await send(key)).toMatchObject({ status: 201, body: first.body });
    expect(await count()).toBe(before + 1);
    for (const other of ['c3d4'.repeat(8), undefined]) await send(other);
    expect(await count()).toBe(before + 3);
  },
);

test('sent again on the first of the next month, which its number would name, it counts once too', async () => {
  const firstDay = `${addMonths(todayInIndia(new Date()), 1).slice(0, 7)}-01`;
  const sendAt = (seconds: number) => {
    setClock(startInIndia(firstDay).getTime() + seconds * 1000);
    return newBrowser().post(api.reports, { kind: 'wrongdoing', answers, key: 'e5f6'.repeat(8) });
  };
  const before = await Reports.countDocuments({});
  const { body } = await sendAt(-60);
  expect(await sendAt(60)).toMatchObject({ status: 201, body });
  expect(await Reports.countDocuments({})).toBe(before + 1);
});

test('it is followed by number and code alone, and answered by supervisors', async () => {
  await addSampleStaff();
  const { port } = newBrowser();
  const supervisor = await staffWith(port, 'supervisor');
  const stranger = newBrowser();
  const { body } = await stranger.post(api.reports, {
    kind: 'weakness',
    answers: { ...answers, about: 'hole' },
  });
  const { reportId = '', code = '' } = body as SentReportDto;
  const listed = await supervisor.get(`${api.deskReports}?kind=weakness`);
  expect((listed.body as DeskReportsDto).reports).toMatchObject([{ reportId, answers: { about: 'hole' } }]);
  await supervisor.post(api.deskReports, { reportId, text: 'Which page was it?' });
  const followed = await newBrowser().post(api.reportFollow, { reportId, code, text: 'The one of claims' });
  expect(followed.body).toMatchObject({
    lines: [
      { from: 'us', text: 'Which page was it?' },
      { from: 'reporter', text: 'The one of claims' },
    ],
  });
  const wrong = { reportId, code: code.replace(/./, (letter) => (letter === 'A' ? 'B' : 'A')) };
  expectFailure(await stranger.post(api.reportFollow, wrong), 404, 'NOT_FOUND');
  expect((await AuditEntries.find({ about: reportId }).lean()).map(({ action }) => action)).toEqual([
    'REPORT_ANSWERED',
  ]);
});

test('one that was sent to an earlier server is still followed by its code', async () => {
  const stranger = newBrowser();
  const { body } = await stranger.post(api.reports, { kind: 'wrongdoing', answers });
  const { reportId = '', code = '' } = body as SentReportDto;
  const codeHash = keyedHash('report-code', `${reportId}|${code}`);
  await Reports.updateOne({ _id: reportId }, { codeHash });
  expect((await stranger.post(api.reportFollow, { reportId, code })).status).toBe(200);
});

test('a survey gives neither number nor code, and what is missing is said beside its field', async () => {
  const stranger = newBrowser();
  const sent = await stranger.post(api.reports, { kind: 'call', answers: { waited: 'bad' } });
  expect(sent.body).toEqual({});
  const { body } = await stranger.post(api.reports, { kind: 'wrongdoing', answers: { about: 'bribe' } });
  expect(body.fields).toEqual({ 'answers.text': expect.stringMatching(/few words/) as string });
});
