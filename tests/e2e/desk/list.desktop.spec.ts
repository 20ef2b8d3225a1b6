import { api } from '@/lib/config/paths';
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
