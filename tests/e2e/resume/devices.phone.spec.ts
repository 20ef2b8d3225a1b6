import { anotherDevice, beginsQuote, newMobile } from '@/tests/e2e/actions/begin';
import { addsSpouseAndDaughter, asha, does, opens, presses, startsWith } from '@/tests/e2e/actions/journey';
import { readMessage, typesCodeOf } from '@/tests/e2e/actions/verify';
import { expectSaved } from '@/tests/e2e/expects/journey';
import { expect, expectAccessible, test } from '@/tests/e2e/support/test';

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

test('a form that is half typed when the battery dies is there on another phone', async ({
  page,
  browser,
  baseURL,
}) => {
  const mobile = newMobile();
  await does(opens('/'), startsWith({ ...asha, mobile }))(page);
  await does(addsSpouseAndDaughter)(page);
  await page
    .getByRole('group', { name: /Husband or wife/ })
    .getByLabel('Day')
    .fill('20');
  await page
    .getByRole('group', { name: /Husband or wife/ })
    .getByLabel('Year')
    .fill('19');
  await expectSaved(page);
  await page.context().setOffline(true);

  const phone = await anotherDevice(browser, baseURL);
  await phone.goto('/continue');
  await phone.getByLabel('Mobile number').fill(mobile);
  await does(presses('Send the code'), typesCodeOf(mobile), presses('Continue this quote'))(phone);
  await expect(phone.getByLabel('Husband or wife')).toBeChecked();
  await presses('Dates of birth')(phone);
  const birth = phone.getByRole('group', { name: /Husband or wife/ });
  await expect(birth.getByLabel('Day')).toHaveValue('20');
  await expect(birth.getByLabel('Year')).toHaveValue('19');
  await phone.context().close();
});
