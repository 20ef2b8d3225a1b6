import { readLocal } from '@/lib/client/saving/storage';
import { tellLeft } from '@/lib/client/verify/leftSession';
import { api } from '@/lib/config/paths';
import type { TalkLineDto } from '@/lib/domain/help/contract';
import { catchLog, fakeApi, holdAnswers } from '@/tests/browser/fakeApi';
import { FakeSource } from '@/tests/browser/fakeSource';
import { TalkLine } from './talkLine';

const opening = { topic: 'policy', name: 'Asha' } as const;
const ok = { body: {} };
const settled = () => new Promise((resolve) => setTimeout(resolve, 20));
const stop: (() => void)[] = [];

beforeEach(() => {
  FakeSource.install();
  localStorage.clear();
});
afterEach(() => stop.splice(0).forEach((each) => each()));

function aLine() {
  const line = new TalkLine();
  stop.push(line.subscribe(() => undefined));
  return line;
}
const unsentIn = (line: TalkLine) => line.current().unsent.map(({ text }) => text);
const lineOf = (seq: number): TalkLineDto => ({ seq, kind: 'customer', at: '2026-11-24T10:44:00.000Z' });

test('a request for a talk whose answer is lost is repeated by the same visitor, who is known by a mark of the first', async () => {
  catchLog();
  const marks: string[] = [];
  fakeApi(() => {
    marks.push(document.cookie.match(/first=([\w-]+)/)?.[1] ?? 'none');
    return marks.length === 1 ? 'offline' : ok;
  });
  const line = aLine();
  line.begin(opening, []);
  await settled();
  window.dispatchEvent(new Event('online'));
  await settled();
  const [first, second] = marks;
  expect(first).not.toBe('none');
  expect(second).toBe(first);
});

test('what was asked before goes along, and lines go one after the other', async () => {
  const calls = fakeApi(ok, ok, ok);
  const line = aLine();
  line.begin(opening, ['Is it covered?']);
  line.write('And when?');
  await settled();
  expect(calls.map(({ url, body }) => [url, body?.['text']])).toEqual([
    [api.helpTalk, undefined],
    [api.helpMessage, 'Is it covered?'],
    [api.helpMessage, 'And when?'],
  ]);
  expect(line.current().unsent).toEqual([]);
  expect(FakeSource.opened).toHaveLength(1);
});

test('a cut line loses nothing: what is unsent is kept, and goes with the same id when the network is back', async () => {
  catchLog();
  const calls = fakeApi(ok, 'offline', ok, ok);
  const line = aLine();
  line.begin(opening, ['One']);
  await settled();
  line.write('Two');
  expect(unsentIn(line)).toEqual(['One', 'Two']);
  expect(line.current().cutAt).toBeDefined();
  expect(readLocal('helpTalk')).toContain('Two');
  window.dispatchEvent(new Event('online'));
  await settled();
  expect(unsentIn(line)).toEqual([]);
  const sent = calls.filter(({ url }) => url === api.helpMessage).map(({ body }) => body);
  expect(sent.map((body) => body?.['text'])).toEqual(['One', 'One', 'Two']);
  expect(sent[0]?.['messageId']).toBe(sent[1]?.['messageId']);
});

test('a closed tab loses nothing: the next one sends what was left', async () => {
  catchLog();
  fakeApi(ok, 'offline');
  const first = aLine();
  first.begin(opening, ['One']);
  await settled();
  stop.splice(0).forEach((each) => each());
  const calls = fakeApi(ok);
  const next = aLine();
  await settled();
  expect(calls.map(({ body }) => body?.['text'])).toEqual(['One']);
  expect(unsentIn(next)).toEqual([]);
});

test('what a talk did not take any more goes along with the next one', async () => {
  catchLog();
  const gone = { status: 404, body: { code: 'NOT_FOUND' } };
  fakeApi(ok, gone);
  const line = aLine();
  line.begin(opening, []);
  await settled();
  line.write('One');
  await settled();
  const source = FakeSource.opened.at(-1)!;
  source.close();
  source.onerror?.();
  await settled();
  expect(line.current().talkId).toBeUndefined();
  const calls = fakeApi(ok);
  line.begin(opening, ['Two']);
  await settled();
  expect(calls.flatMap(({ body }) => body['text'] ?? [])).toEqual(['One', 'Two']);
  expect(line.current().unsent).toEqual([]);
});

test('a line that comes twice is shown once, in its place', async () => {
  fakeApi(ok);
  const line = aLine();
  line.begin(opening, []);
  await settled();
  const source = FakeSource.opened.at(-1)!;
  for (const seq of [1, 2, 1, 2]) source.say('line', lineOf(seq));
  expect(line.current().lines.map(({ seq }) => seq)).toEqual([1, 2]);
});

test('a number of a card is masked before it is kept anywhere', async () => {
  fakeApi(ok, ok);
  const line = aLine();
  line.begin(opening, ['4111 1111 1111 1111']);
  expect(localStorage.getItem('helpTalk')).not.toContain('4111');
  await settled();
});

test('who signs out leaves neither lines nor what is on its way to the next holder of the device', async () => {
  catchLog();
  const refused = { status: 404, body: { code: 'NOT_FOUND', message: 'x' } };
  fakeApi((url) => (url === api.helpMessage ? refused : ok));
  const line = aLine();
  line.begin(opening, []);
  await settled();
  const letGo = holdAnswers();
  line.write('My name is Asha');
  localStorage.clear();
  tellLeft();
  letGo();
  await settled();
  expect(line.current()).toMatchObject({ lines: [], unsent: [], isBeginning: false });
  expect(line.current().talkId).toBeUndefined();
  expect(readLocal('helpTalk')).toBeUndefined();
});
