import { api } from '@/lib/config/paths';
import type { DeskReportsDto } from '@/lib/domain/reports/contract';
import { Reports } from '@/models/reports/report';
import { useApi } from '@/tests/api/support/api';
import { expectFailure } from '@/tests/api/support/browser';
import { addSampleStaff, staffWith } from '@/tests/api/support/desk';
import { passSeconds, Visitor } from '@/tests/api/support/visitors';
import { answer, talksBy, work } from './talkSupport';

process.env['RATE_LIMIT_FACTOR'] = '100';
const { newBrowser } = useApi();
afterEach(() => jest.useRealTimers());
const talks = talksBy(newBrowser);
beforeAll(async () => {
  await newBrowser().get('/api/health/ready');
  await addSampleStaff();
});

/** A talk that a person answered, and a function by which its browser answers the survey. */
async function anAnswered() {
  const staff = await staffWith(newBrowser().port);
  const talk = await talks.begin();
  await talk.write('When does it begin?');
  await work(staff, talk.talkId, 'take');
  await answer(staff, talk.talkId, 'On 1 March.');
  const tell = (answers: object, by = talk.visitor) =>
    by.post(api.helpSurvey, { talkId: talk.talkId, answers });
  return { ...talk, tell };
}

test('one answer a talk is kept, without a name; a repeat the day after changes nothing; a supervisor reads it', async () => {
  const { talkId, tell } = await anAnswered();
  const better = 'Quicker, and my PIN 482913 is my own';
  expect((await tell({ answered: 'partly', better })).status).toBe(204);
  passSeconds(24 * 60 * 60);
  expect((await tell({ answered: 'no' })).status).toBe(204);
  const [kept, ...others] = await Reports.find({ kind: 'talk' }).lean();
  expect(others).toEqual([]);
  expect(JSON.stringify(kept)).not.toMatch(new RegExp(`${talkId}|Quicker|Asha`));
  const supervisor = await staffWith(newBrowser().port, 'supervisor');
  const { reports } = (await supervisor.get(`${api.deskReports}?kind=talk`)).body as DeskReportsDto;
  expect(reports.map(({ answers }) => answers)).toEqual([
    { answered: 'partly', better: 'Quicker, and my PIN •••• is my own' },
  ]);
});

test('asked of its browser alone, once a person has answered; what is no answer is refused beside its field', async () => {
  const { tell } = await anAnswered();
  expectFailure(await tell({ answered: 'yes' }, new Visitor(newBrowser().port)), 404, 'NOT_FOUND');
  const unanswered = await talks.begin();
  const early = { talkId: unanswered.talkId, answers: { answered: 'yes' } };
  expectFailure(await unanswered.visitor.post(api.helpSurvey, early), 409, 'STEP_NOT_REACHED');
  for (const answers of [{}, { answered: 'maybe' }]) {
    const { status, body } = await tell(answers);
    expect([status, Object.keys((body as { fields: object }).fields)]).toEqual([400, ['answers.answered']]);
  }
  const body = { kind: 'talk', answers: { answered: 'yes' } };
  expectFailure(await new Visitor(newBrowser().port).post(api.reports, body), 400, 'INVALID_INPUT');
});
