import '@testing-library/jest-dom';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { api } from '@/lib/config/paths';
import type { DeskTalkDto, TalkHolderDto } from '@/lib/domain/help/contract';
import desk from '@/locales/en/desk.json';
import deskTalks from '@/locales/en/deskTalks.json';
import { catchLog, fakeApi } from '@/tests/browser/fakeApi';
import talkFiles from '@/locales/en/talkFiles.json';
import { faultsIn } from '@/tests/browser/axe';
import { aRouter, inPage } from '@/tests/browser/inPage';
import { Talks } from './Talks';

const talk: DeskTalkDto = {
  talkId: 't1',
  topic: 'policy',
  status: 'talking',
  language: 'hi',
  name: 'Asha',
  by: 'Sample',
  isOwn: true,
  mayTake: false,
  since: '2026-11-24T10:44:00.000Z',
  lines: 1,
  isProven: true,
  hasNumber: true,
  hasEmail: false,
  takesFiles: true,
  history: [{ seq: 1, kind: 'customer', at: '2026-11-24T10:44:00.000Z', text: 'When does it begin?' }],
};
afterEach(() => {
  jest.useRealTimers();
  sessionStorage.clear();
});

const holder: TalkHolderDto = {
  policies: [
    {
      policyNumber: 'SUK2026-01234567897',
      productName: 'ReAssure 2.0',
      tier: 'Platinum+',
      sumInsured: 10_00_000,
      state: 'inForce',
      endsOn: '2027-11-22',
    },
    {
      policyNumber: 'SKT2026-01234567897',
      productName: 'Travel',
      isTrip: true,
      sumInsured: 50_000,
      state: 'ended',
      endsOn: '2026-11-01',
    },
  ],
  claims: [{ claimId: 'CL-2811-00000001', status: 'asked', policyNumber: 'SUK2026-01234567897' }],
};
const rows = { body: { talks: [talk], page: 1, limit: 30, total: 1 } };
type Sent = { status: number; body: object } | 'offline';

/** A desk whose answers come back with what `answer` says. */
function open(answer: () => Sent, staffId: string, shown: DeskTalkDto = talk) {
  const calls = fakeApi((url) => {
    if (url.startsWith(api.deskTalkAnswer)) return answer();
    if (url.startsWith(api.deskTalkHolder)) return { body: holder };
    return url.startsWith(`${api.deskTalk}?`)
      ? { body: shown }
      : { ...rows, body: { ...rows.body, talks: [shown] } };
  });
  const page = render(<Talks staffId={staffId} />, {
    wrapper: inPage(aRouter().router, { desk, deskTalks, talkFiles }),
  });
  // An earlier test may still be sending its own answers.
  const sent = () =>
    calls.filter(({ url, body }) => url === api.deskTalkAnswer && body['text'] === 'On 1 March.');
  return { user: userEvent.setup(), sent, page, calls };
}
const field = () => screen.findByRole('textbox', { name: deskTalks.answer });
const unfold = async (user: ReturnType<typeof userEvent.setup>) =>
  user.click(await screen.findByRole('button', { name: /^Open Asha/ }));
const fold = async (user: ReturnType<typeof userEvent.setup>) =>
  user.click(screen.getByRole('button', { name: /^Fold Asha/ }));

test('what is typed, and what is not sent, is there when a talk is folded and opened again', async () => {
  catchLog();
  const { user } = open(() => 'offline', 'TC-1');
  await unfold(user);
  await user.type(await field(), 'In spring.{Enter}And it');
  await fold(user);
  await unfold(user);
  expect(await field()).toHaveValue('And it');
  expect(screen.getByText('In spring.')).toBeVisible();
  expect(screen.getByText(deskTalks.unsent)).toBeVisible();
});

test.each(['NO_CONSENT', 'TALK_FULL'])('%s is said in words, and is not tried again', async (code) => {
  catchLog();
  jest.useFakeTimers({ doNotFake: ['queueMicrotask'] });
  const { sent } = open(() => ({ status: 422, body: { code, message: `Words of ${code}` } }), code);
  const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
  await unfold(user);
  await user.type(await field(), 'On 1 March.{Enter}');
  expect(await screen.findByText(`Words of ${code}`)).toBeVisible();
  await jest.advanceTimersByTimeAsync(10_000);
  expect(sent()).toHaveLength(1);
  await user.click(screen.getByRole('button', { name: deskTalks.takeBack }));
  expect(await field()).toHaveValue('On 1 March.');
  expect(screen.queryByRole('alert')).toBeNull();
  expect(await field()).toHaveFocus();
});

test('a talk says in which language its customer reads', async () => {
  open(() => 'offline', 'TC-1');
  expect(await screen.findByText('Hindi, 1 line')).toBeVisible();
});

test('only of talks that wait it is said who stands first', async () => {
  const { user } = open(() => 'offline', 'TC-5');
  expect(await screen.findByText(deskTalks.lead)).toBeVisible();
  await user.click(screen.getByRole('button', { name: deskTalks.done }));
  expect(screen.queryByText(deskTalks.lead)).toBeNull();
});

test('a supervisor takes a talk over from somebody who has it', async () => {
  const { user } = open(() => 'offline', 'SV-1', { ...talk, isOwn: false, mayTake: true });
  await unfold(user);
  expect(await screen.findByRole('button', { name: 'Take over from Sample' })).toBeVisible();
  expect(screen.queryByRole('textbox')).toBeNull();
});

test('a file is a line by its name, sent and opened from here; the open talk is accessible', async () => {
  const file = { paperId: 'p1', bytes: 1_100_000 };
  const sent = { seq: 2, kind: 'customer', at: talk.since, text: 'ambulance.jpg', file } as const;
  const { user, page } = open(() => 'offline', 'TC-2', { ...talk, history: [...talk.history, sent] });
  await unfold(user);
  expect(await screen.findByRole('button', { name: 'Open ambulance.jpg, 1075 KB' })).toBeVisible();
  expect(screen.getByRole('button', { name: /^Send a file/ })).toBeVisible();
  expect(await faultsIn(page.container)).toEqual([]);
});

test('beside a talk that one has with a proven number stands what it has; not beside another', async () => {
  const { user, page } = open(() => 'offline', 'TC-3');
  await unfold(user);
  const region = await screen.findByRole('region', { name: deskTalks.holder.title });
  const said = within(region)
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);
  expect(said).toEqual([
    'SUK2026-01234567897 ReAssure 2.0 Platinum+, ₹10,00,000, in force until 22 Nov 2027',
    'SKT2026-01234567897 Travel, US$50,000, ended on 01 Nov 2026',
    'CL-2811-00000001 With the customer, of SUK2026-01234567897',
  ]);
  expect(await faultsIn(page.container)).toEqual([]);
});

test.each([{ isProven: false }, { isOwn: false }])('nothing is asked for where %j', async (more) => {
  const { user, calls } = open(() => 'offline', 'TC-4', { ...talk, ...more });
  await unfold(user);
  await screen.findByText('When does it begin?');
  expect(calls.filter(({ url }) => url.startsWith(api.deskTalkHolder))).toEqual([]);
});
