import type { Locator, Page } from '@playwright/test';
import { api, paths } from '@/lib/config/paths';
import help from '@/locales/hi/help.json' with { type: 'json' };
import panel from '@/locales/hi/helpPanel.json' with { type: 'json' };
import { givesCodeOfSms } from '@/tests/e2e/actions/desk';
import { expect, expectAccessible, test } from '@/tests/e2e/support/test';

const { talk } = panel;
test.setTimeout(180_000);

/** The words that the log shows, in the log's order. */
async function heardIn(log: Locator, words: readonly string[]): Promise<string[]> {
  const said = await log.getByRole('listitem').allInnerTexts();
  return said.flatMap((line) => [...new Set(words)].filter((each) => line.includes(each)));
}

const linesIn = (log: Locator, words: readonly string[]) =>
  expect.poll(() => heardIn(log, words)).toEqual(words);

const writes = async (page: Page, label: string, words: string) => {
  const field = page.getByRole('textbox', { name: label, exact: true });
  await field.fill(words);
  await field.press('Enter');
};

test('in Hindi from a question that our pages answer, and one that they don’t, to a person; no line is lost or doubled by a killed server and a cut line', async ({
  page,
  browser,
  site,
}) => {
  const staff = { id: 'TC-7001', mobile: '6000007001' };
  await site.kill();
  await site.addStaff(staff);
  await site.start();
  await page.goto(`/hi${paths.help}`);
  await expectAccessible(page);
  await page.getByRole('link', { name: new RegExp(help.ways.ask.title) }).click();
  const own = page.getByRole('dialog');
  await writes(page, panel.question, 'कब से रिन्यू कर सकते हैं?');
  await expect(own.getByRole('link', { name: panel.open })).toBeVisible();
  await writes(page, panel.question, 'क्या आप मेरी साइकिल का बीमा करते हैं?');
  await expect(own.getByText(/हमारे पेज पर इसके बारे में कुछ नहीं लिखा/)).toBeVisible();
  await expectAccessible(page);
  await own.getByRole('button', { name: talk.ask }).last().click();
  await own.getByLabel(talk.form.topic).selectOption('policy');
  await own.getByLabel(talk.form.name).fill('Asha Sample');
  await expectAccessible(page);
  await own.getByRole('button', { name: talk.begin }).click();
  await expect(own.getByText(talk.nobody)).toBeVisible();

  const desk = await (await browser.newContext({ baseURL: site.url })).newPage();
  await givesCodeOfSms(desk, staff);
  await desk.getByRole('button', { name: 'Talks' }).click();
  await desk.getByRole('button', { name: /^Open Asha/ }).click();
  await desk.getByRole('button', { name: 'Take this talk' }).click();
  await expect(own.getByRole('heading', { name: 'Sample' })).toBeVisible();
  const [mine, theirs] = [own.getByRole('log'), desk.getByRole('log')];
  const first = 'क्या आप मेरी साइकिल का बीमा करते हैं?';
  await writes(page, talk.write, 'पहली बात');
  await writes(desk, 'Answer', 'First answer');
  await linesIn(mine, ['पहली बात', 'First answer']);
  await expectAccessible(desk);

  await site.kill();
  await writes(page, talk.write, 'दूसरी बात');
  await writes(page, talk.write, 'तीसरी बात');
  await expect(own.getByText(talk.unsent).first()).toBeVisible();
  await expectAccessible(page);
  await site.start();
  await linesIn(theirs, [first, 'पहली बात', 'First answer', 'दूसरी बात', 'तीसरी बात']);
  await writes(desk, 'Answer', 'Second answer');
  await linesIn(mine, ['पहली बात', 'First answer', 'दूसरी बात', 'तीसरी बात', 'Second answer']);

  // The server is killed before it delivers an answer, and both sides write while it is down.
  const questions: string[] = [];
  const answers: string[] = [];
  for (const round of [1, 2, 3]) {
    const kept = desk.waitForResponse(
      (reply) => reply.url().includes(api.deskTalkAnswer) && reply.status() === 200,
    );
    await writes(desk, 'Answer', `Reply ${round}, kept`);
    await kept;
    await site.kill();
    await writes(page, talk.write, `सवाल ${round}`);
    await writes(desk, 'Answer', `Reply ${round}, unsent`);
    questions.push(`सवाल ${round}`);
    answers.push(`Reply ${round}, kept`, `Reply ${round}, unsent`);
    await site.start();
    const words = [...questions, ...answers];
    for (const log of [mine, theirs])
      await expect.poll(async () => (await heardIn(log, words)).toSorted()).toEqual(words.toSorted());
  }
  const order = await heardIn(mine, [...questions, ...answers]);
  expect(await heardIn(theirs, order)).toEqual(order);
  expect(order.filter((line) => questions.includes(line))).toEqual(questions);
  expect(order.filter((line) => answers.includes(line))).toEqual(answers);

  await page.context().setOffline(true);
  await writes(page, talk.write, 'चौथी बात');
  await expect(own.getByText(talk.unsent)).toBeVisible();
  // The tab is closed while offline, so the next tab must send the message.
  await page.context().setOffline(false);
  await page.goto(`/hi${paths.helpTalk}`);
  const before = ['पहली बात', 'First answer', 'दूसरी बात', 'तीसरी बात', 'Second answer'];
  const all = [first, ...before, ...order, 'चौथी बात'];
  await linesIn(theirs, all);
  await linesIn(page.getByRole('dialog').getByRole('log'), [first, ...all]);
});
