import { api } from '@/lib/config/paths';
import { readMessage } from '@/tests/e2e/actions/verify';
import { aFamily, aLead, aPlan } from '@/tests/api/support/samples';
import { signsInAtDesk, startsAt } from '@/tests/e2e/actions/desk';
import { expect, expectAccessible, test } from '@/tests/e2e/support/test';

test.setTimeout(60_000);

const staff = { id: 'TC-1002', mobile: '6000001002' };

/** Two customers have agreed to be called. */
test.beforeAll(async ({ site }) => {
  await startsAt(site, staff, 11);
  for (const [mobileNumber, name] of customers) {
    const answer = await fetch(site.url + api.quote, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ ...aLead({ mobileNumber, name }), ...aFamily(), ...aPlan() }),
    });
    expect(answer.status).toBe(201);
  }
});

// Restores the clock for the other tests of this site.
test.afterAll(async ({ site }) => {
  await site.kill();
  await site.start();
});

const customers = [
  ['9812300041', 'Ravi Sample'],
  ['9812300042', 'Imran Sample'],
] as const;

test('by keyboard alone: a pasted number is found, the quote opens, and Escape returns to its row', async ({
  page,
}) => {
  await signsInAtDesk(page, staff);
  await page.keyboard.press('/');
  await expect(page.getByRole('searchbox')).toBeFocused();
  await page.keyboard.insertText('+91 98123-00042');
  await page.keyboard.press('Enter');
  const rows = page.locator('tbody').getByRole('row');
  await expect(rows).toHaveCount(1);
  await expect(rows).toContainText('Imran Sample');
  await page.keyboard.press('ArrowDown');
  const opener = page.getByRole('button', { name: 'Imran Sample' });
  await expect(opener).toBeFocused();
  await expectAccessible(page);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('complementary')).toBeVisible();
  await expect(opener).toHaveAttribute('aria-expanded', 'true');
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(opener).toBeFocused();
  await expect(page.getByRole('complementary')).toHaveCount(0);
});

test('half a number is refused beside the field, and arrows go through the list', async ({ page }) => {
  await signsInAtDesk(page, staff);
  await page.keyboard.press('/');
  await page.keyboard.insertText('+91 98765');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('searchbox')).toHaveAccessibleDescription(/^A mobile number has 10.digits/);
  const second = page.locator('[data-opener]').nth(1);
  await expect(second).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await expect(second).toBeFocused();
});

test('a quote made on a call opens on the desk, and is the customer’s once the number is proven', async ({
  page,
  browser,
  baseURL,
}) => {
  const mobile = '9812300045';
  await signsInAtDesk(page, staff);
  await page.getByRole('button', { name: 'New quote' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('Name of the caller')).toBeFocused();
  await page.keyboard.type('Asha Sample');
  await page.keyboard.press('Tab');
  await page.keyboard.insertText(`+91 ${mobile}`);
  await page.keyboard.press('Tab');
  for (const part of ['02', '04', '1992']) {
    await page.keyboard.type(part);
    await page.keyboard.press('Tab');
  }
  await page.getByRole('combobox', { name: /pincode/i }).focus();
  await page.keyboard.type('411038');
  await page.getByRole('radio', { name: 'No' }).press('Space');
  await page.getByRole('radio', { name: /ReAssure 2.0/ }).press('Space');
  await page.getByLabel('The customer has heard this and said yes').press('Space');
  await expectAccessible(page);
  const made = page.waitForResponse((answer) => answer.url().endsWith(api.makeQuote));
  await page.getByRole('button', { name: 'Make the quote' }).press('Enter');
  const { quoteId } = (await (await made).json()) as { quoteId: string };
  await expect(page.getByRole('complementary')).toBeVisible();

  const customer = await (await browser.newContext({ baseURL: baseURL ?? '' })).newPage();
  const read = () => customer.request.get(`${api.quote}?quoteId=${quoteId}`);
  expect((await read()).status()).toBe(404);
  const asked = await customer.request.post(api.otpPhoneGenerate, { data: { mobileNumber: mobile } });
  const { requestId } = (await asked.json()) as { requestId: string };
  const { text } = await readMessage(customer, mobile);
  await customer.request.post(api.otpPhoneValidate, { data: { requestId, otp: text.slice(0, 6) } });
  expect((await read()).status()).toBe(200);
});
