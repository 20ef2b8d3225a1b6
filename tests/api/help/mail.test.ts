import { formatDateOf } from '@/lib/i18n/format';
import { Outbox } from '@/models/common/outbox';
import { Talks } from '@/models/help/talk';
import { useApi } from '@/tests/api/support/api';
import { addSampleStaff, staffWith } from '@/tests/api/support/desk';
import {
  messagesTo,
  newMobile,
  passSeconds,
  prove,
  startNextDay,
  type Visitor,
} from '@/tests/api/support/visitors';
import { answer, talksBy, tell, work } from './talkSupport';

process.env['RATE_LIMIT_FACTOR'] = '1';
const { newBrowser } = useApi();
afterEach(() => jest.useRealTimers());

const talks = talksBy(newBrowser);
const words = 'Buy my pills at pills.example';
let staff: Visitor;
let addresses = 0;
const newAddress = () => `asha.${(addresses += 1)}@example.com`;
beforeAll(async () => {
  await newBrowser().get('/api/health/ready');
  await addSampleStaff();
  staff = await staffWith(newBrowser().port);
});

const mailsTo = async (email: string) =>
  (await messagesTo(email, newBrowser())).filter(({ purpose }) => purpose === 'talk-transcript');

test('a talk that nobody answered is mailed to nobody', async () => {
  const email = newAddress();
  const { write, leave } = await talks.begin({ email });
  await write(words);
  await leave();
  await tell();
  expect(await mailsTo(email)).toEqual([]);
});

test('one mail after an answer, however often the talk is left and goes on', async () => {
  const email = newAddress();
  const mobileNumber = newMobile();
  const { talkId, write, leave } = await talks.beginBy((visitor) => prove(visitor, mobileNumber), {
    email,
    mobileNumber,
  });
  await write('When does it begin?');
  await work(staff, talkId, 'take');
  await answer(staff, talkId, 'On 1 March.');
  for (const _ of [1, 2, 3]) {
    await leave();
    await tell();
    await write(words);
  }
  expect(await mailsTo(email)).toHaveLength(1);
  // The outbox has dropped its messages by this time.
  await Outbox.deleteMany({});
  await leave();
  await tell();
  expect(await mailsTo(email)).toEqual([]);
});

test('to an address of somebody who proved nothing goes a link, and no word that was typed', async () => {
  const email = newAddress();
  const { talkId, write, leave } = await talks.begin({
    email,
    name: 'Free Pills',
    mobileNumber: newMobile(),
  });
  await write(words);
  await work(staff, talkId, 'take');
  await answer(staff, talkId, 'Good day.');
  await leave();
  await tell();
  const [mail] = await mailsTo(email);
  expect(mail?.text).toMatch(/\/help#talk/);
  expect(mail?.text).not.toMatch(/pills/i);
});

test('an address hears five times a day, whoever types it', async () => {
  startNextDay();
  const email = newAddress();
  const today = await staffWith(newBrowser().port);
  for (let at = 0; at < 6; at += 1) {
    const { talkId, leave } = await talks.begin({ email });
    await work(today, talkId, 'take');
    await answer(today, talkId, 'Good day.');
    await leave();
  }
  await tell();
  expect(await mailsTo(email)).toHaveLength(5);
});

test('in the mail the lines of each day stand under their date, in the language of the talk', async () => {
  const email = newAddress();
  const mobileNumber = newMobile();
  const { talkId, write, leave } = await talks.beginBy((visitor) => prove(visitor, mobileNumber), {
    email,
    mobileNumber,
  });
  await Talks.updateOne({ _id: talkId }, { $set: { language: 'hi' } });
  await write('One');
  const first = formatDateOf(new Date().toISOString(), 'hi');
  // Later than what the previous test has scheduled.
  passSeconds(3 * 24 * 60 * 60);
  staff = await staffWith(newBrowser().port);
  await work(staff, talkId, 'take');
  await answer(staff, talkId, 'Two');
  await answer(staff, talkId, 'Three');
  const second = formatDateOf(new Date().toISOString(), 'hi');
  await leave();
  await tell();
  const [mail] = await mailsTo(email);
  const lines = mail?.text
    .split('\n')
    .filter((line) => /One|Two|Three/.test(line) || [first, second].includes(line));
  expect(lines?.map((line) => line.replace(/^.*: /, ''))).toEqual([first, 'One', second, 'Two', 'Three']);
});
