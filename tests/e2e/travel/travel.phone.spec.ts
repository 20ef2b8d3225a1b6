import { api } from '@/lib/config/paths';
import { anotherDevice, newMobile } from '@/tests/e2e/actions/begin';
import { asha, does, opens, presses, typesLead } from '@/tests/e2e/actions/journey';
import { addsChild, choosesLeastSum, plansTrip, readTrip } from '@/tests/e2e/actions/trip';
import { typesCodeOf } from '@/tests/e2e/actions/verify';
import { expectSaved, expectWelcomeBack } from '@/tests/e2e/expects/journey';
import { expect, expectAccessible, test } from '@/tests/e2e/support/test';

const summary = /\/Travel\/summary\/[\w-]+/;

test('a trip is priced without a number, left half-way, and offered again as it was, after the server was killed', async ({
  page,
  site,
}) => {
  await does(opens('/Travel/get-quote'), plansTrip, addsChild)(page);
  await page.reload();
  await expect(page.getByLabel('Destination')).toHaveValue('thailand');
  await expect(
    page.getByRole('group', { name: 'Date of birth of traveller 2' }).getByLabel('Year'),
  ).toHaveValue('2019');
  await expectAccessible(page);
  await presses('See prices')(page);
  await expect(page.getByRole('radio', { name: /US\$500,000/ })).toBeVisible();
  await expectAccessible(page);
  await choosesLeastSum(page);
  await page.waitForURL(summary);
  await expectSaved(page);
  const before = await readTrip(page);

  await site.kill();
  await site.start();
  await page.goto('/');
  await expectWelcomeBack(page, /Travel Care/);
  await expect(page.getByRole('dialog').getByText('1 adult, 1 child')).toBeVisible();
  await presses('Resume journey')(page);
  await page.waitForURL(summary);
  expect(await readTrip(page)).toEqual(before);
});

test('another phone finds the trip by its number', async ({ page, browser, baseURL }) => {
  const mobile = newMobile();
  await does(opens('/travel-insurance.html'), typesLead({ ...asha, mobile }), presses('Start Now'))(page);
  await expect(
    page.getByRole('group', { name: 'Date of birth of traveller 1' }).getByLabel('Year'),
  ).toHaveValue('1992');
  await does(plansTrip, presses('See prices'), choosesLeastSum)(page);
  await page.waitForURL(summary);
  // The page reports its stage once it is shown. The other phone must not ask before that.
  const isTold = page.waitForRequest(
    (request) =>
      request.url().endsWith(api.revisitUpdate) && /Travel.travellers/.test(request.postData() ?? ''),
  );
  await does(presses('Continue to the passports'), typesCodeOf(mobile))(page);
  await expect(page.getByRole('heading', { name: 'Passports and nominee' })).toBeVisible();
  await (await isTold).response();
  await expectAccessible(page);

  const phone = await anotherDevice(browser, baseURL);
  await phone.goto('/travelLogin');
  await phone.getByLabel('Mobile number').fill(mobile);
  await does(presses('Send the code'), typesCodeOf(mobile))(phone);
  await expect(phone.getByRole('heading', { name: 'Travel Care' })).toBeVisible();
  await expectAccessible(phone);
  await presses('Continue this quote')(phone);
  await phone.waitForURL(/\/Travel\/travellers\/[\w-]+/);
  await expect(phone.getByRole('main').getByText('Thailand')).toBeVisible();
  await phone.context().close();
});

test('what is wrong with a trip stands at its fields, and nothing typed goes', async ({ page }) => {
  await does(opens('/Travel/get-quote'), plansTrip)(page);
  await page.getByLabel('Day you return').fill('2020-01-01');
  await presses('See prices')(page);
  await expect(page.getByRole('alert').filter({ hasText: 'another look' })).toBeFocused();
  await page.getByRole('link', { name: /You can’t be back before you leave/ }).click();
  await expect(page.getByLabel('Day you return')).toBeFocused();
  await expect(page.getByLabel('Day you return')).toHaveValue('2020-01-01');
});
