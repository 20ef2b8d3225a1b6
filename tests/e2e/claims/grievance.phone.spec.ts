import { paths } from '@/lib/config/paths';
import { aJpeg } from '@/tests/claims/sampleFiles';
import { newMobile } from '@/tests/e2e/actions/begin';
import { chooses, claimsDesk } from '@/tests/e2e/actions/claims';
import { press, says } from '@/tests/e2e/actions/purchase';
import { signsIn } from '@/tests/e2e/actions/signIn';
import { expect, expectAccessible, test } from '@/tests/e2e/support/test';

const story = 'அறை வாடகை காரணமாக அறுவை அரங்கும் குறைக்கப்பட்டது.';
const CLAIM = 'CL-2611-00000000';
test.setTimeout(120_000);

test('in Tamil from a claim to a grievance with a paper, through a killed server, to the answer of the desk and the word on it', async ({
  page: first,
  browser,
  site,
}) => {
  const mobile = newMobile();
  const address = `/ta${paths.grievanceAbout(CLAIM)}`;
  await first.goto(address);
  await expectAccessible(first);
  await signsIn(first, mobile);
  const text = says('grievance.form.text');
  await first.getByLabel(text).fill(story);
  await expect(first.getByText(says('common.save.saved')).first()).toBeVisible();
  await site.kill();
  await first.close();
  await site.start();

  const page = await first.context().newPage();
  await page.goto(address);
  await expect(page.getByLabel(text)).toHaveValue(story);
  await expect(page.getByLabel(says('grievance.form.reference'))).toHaveValue(CLAIM);
  await expect(page.getByRole('radio', { name: says('grievance.form.abouts.claim') })).toBeChecked();
  await press(page, 'grievance.form.send');
  await expect(page.getByRole('alert').getByRole('link', { name: says('validation.name') })).toBeVisible();
  await expectAccessible(page);
  await page.getByLabel(says('grievance.form.name')).fill('Asha Sample');
  await expect(page.getByLabel(says('grievance.form.mobileNumber'))).toHaveValue(mobile);
  await chooses(page.locator('#grievance-papers'), 'bill.jpg', aJpeg({ scan: 100_000 }));
  await expect(page.getByText(says('sentPapers.states.kept'))).toBeVisible();
  await press(page, 'grievance.form.send');
  const card = page.getByRole('article');
  await expect(card.getByText(says('grievance.card.states.filed'))).toBeVisible();
  const number = /GR-\d{4}-\d{8}/.exec(await card.innerText())?.[0] ?? '';
  await expectAccessible(page);

  const desk = await claimsDesk(browser, site);
  await desk.goto(paths.dashboard);
  await desk.getByRole('button', { name: 'Grievances' }).click();
  await desk.getByRole('button', { name: new RegExp(number) }).click();
  await expect(desk.getByText(story).first()).toBeVisible();
  await desk.getByLabel('What do you write?').selectOption('answered');
  await desk.getByLabel('The answer is').selectOption('partly');
  await desk.getByLabel('To the customer').fill('We pay the theatre.');
  await expectAccessible(desk);
  await desk.getByRole('button', { name: 'Send' }).click();
  await expect(desk.getByText('No grievance here')).toBeVisible();

  await page.goto(`/ta${paths.grievanceOf(number)}`);
  await page.reload();
  await expect(card.getByText('We pay the theatre.')).toBeVisible();
  await expect(card.getByText(says('grievance.story.outcomes.partly'))).toBeVisible();

  await press(page, 'grievance.settle.no');
  await expect(card.getByText(says('grievance.card.states.unsettled'))).toBeVisible();
  const line = card.getByLabel(says('grievance.card.line'));
  await line.fill(story);
  await card.getByLabel(says('grievance.ombudsman.pincode')).fill('600001');
  await expect(card.getByText(says('common.save.saved')).first()).toBeVisible();
  await expectAccessible(page);
  await page.reload();
  await expect(line).toHaveValue(story);
  const download = page.waitForEvent('download');
  await press(page, 'grievance.ombudsman.get');
  expect((await download).suggestedFilename()).toBe(`${number}-ombudsman.pdf`);
  await press(page, 'grievance.settle.yes');
  await expect(card.getByText(says('grievance.card.states.settled'))).toBeVisible();
});
