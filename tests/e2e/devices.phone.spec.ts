import { anotherDevice, beginsQuote, newMobile } from './actions/begin';
import { presses } from './actions/journey';
import { readMessage, typesCodeOf } from './actions/verify';
import { expect, expectAccessible, test } from './test';

const summary = /\/health-insurance-plan\/summary\//;

test('a link takes the journey to another phone: pressed, proven, and there it is', async ({
  page,
  browser,
  baseURL,
}) => {
  const [own, other] = [newMobile(), newMobile()];
  await beginsQuote(page, own);
  await presses('Continue on another device')(page);
  await page.getByRole('textbox', { name: 'Mobile number' }).fill(other);
  await presses('Send the link')(page);
  await expect(page.getByText(`The link is on its way to ${other}.`)).toBeVisible();
  await expectAccessible(page);

  const phone = await anotherDevice(browser, baseURL);
  const { link = '' } = await readMessage(phone, other);
  await phone.goto(`${baseURL}${new URL(link).pathname}${new URL(link).hash}`);
  await expectAccessible(phone);
  await presses('Continue')(phone);
  await expect(phone.getByRole('heading', { name: /Your quote is here: Aspire/ })).toBeVisible();
  await presses('Send the code')(phone);
  await typesCodeOf(own)(phone);
  await phone.waitForURL(summary);
  await expect(phone.getByText('Pune').first()).toBeVisible();
  await phone.context().close();
});

test('the number alone lists what is open; one is chosen, and what is deleted here is gone there', async ({
  page,
  browser,
  baseURL,
}) => {
  const mobile = newMobile();
  await beginsQuote(page, mobile);
  const quoteId = await beginsQuote(page, mobile);
  const phone = await anotherDevice(browser, baseURL);
  await phone.goto('/continue');
  await phone.getByLabel('Mobile number').fill(mobile);
  await presses('Send the code')(phone);
  await typesCodeOf(mobile)(phone);
  await expect(phone.getByRole('article')).toHaveCount(2);
  await expectAccessible(phone);
  await presses('Go on with this one')(phone);
  await phone.waitForURL(new RegExp(quoteId));

  await page.goto('/');
  await presses('Delete my saved details')(page);
  await expect(page.getByText('Your saved details are deleted.')).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('uuid_resume'))).toBeNull();
  await phone.goto('/continue');
  await expect(phone.getByRole('article')).toHaveCount(1);
  await phone.context().close();
});

test('who proves a number sees what was agreed to, and takes it back', async ({ page }) => {
  const mobile = newMobile();
  await beginsQuote(page, mobile);
  await page.goto('/do-not-disturb');
  await page.getByLabel('Mobile number').fill(mobile);
  await presses('Send the code')(page);
  await typesCodeOf(mobile)(page);
  await expect(page.getByText('Calls, SMS and WhatsApp about your inquiry')).toBeVisible();
  await expectAccessible(page);
  await presses('Withdraw everything')(page);
  await expect(page.getByText(/We no longer call or write to this number/)).toBeVisible();
  await expect(page.getByText(/^Withdrawn \d\d/)).toBeVisible();
});
