import { api, paths } from '@/lib/config/paths';
import { readMessage } from '@/tests/e2e/actions/verify';
import { Browser } from '@/tests/api/support/browser';
import { aFamily, aLead, aPlan } from '@/tests/api/support/samples';
import { signsInAtDesk } from '@/tests/e2e/actions/desk';
import { expect, expectAccessible, test } from '@/tests/e2e/support/test';

test.setTimeout(60_000);

/** As the command of production adds them; two customers have agreed to be called. */
test.beforeAll(async ({ site }) => {
  await site.kill();
  await site.addStaff('TC-1001', 'telecaller', '6000001001');
  await site.start();
  for (const [mobileNumber, name] of customers) {
    const body = { ...aLead({ mobileNumber, name }), ...aFamily(), ...aPlan() };
    expect((await new Browser(site.port).post(api.quote, body)).status).toBe(201);
  }
});

const customers = [
  ['9812300041', 'Ravi Sample'],
  ['9812300042', 'Imran Sample'],
] as const;

test('by keyboard alone: a pasted number is found, the quote opens, and Escape returns to its row', async ({
  page,
}) => {
  const began = new Date().toISOString();
  await page.goto(paths.dashboard);
  await signsInAtDesk(page, began, 'TC-1001');
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
  const began = new Date().toISOString();
  await page.goto(paths.dashboard);
  await signsInAtDesk(page, began, 'TC-1001');
  await page.keyboard.press('/');
  await page.keyboard.insertText('+91 98765');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('searchbox')).toHaveAccessibleDescription(/10 digits/);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await expect(page.locator('[data-opener]').nth(1)).toBeFocused();
});

test('a quote made on a call opens on the desk, and is the customer’s once the number is proven', async ({
  page,
  browser,
  baseURL,
}) => {
  const mobile = '9812300045';
  const began = new Date().toISOString();
  await page.goto(paths.dashboard);
  await signsInAtDesk(page, began, 'TC-1001');
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
