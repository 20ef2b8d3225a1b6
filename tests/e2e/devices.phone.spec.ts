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
