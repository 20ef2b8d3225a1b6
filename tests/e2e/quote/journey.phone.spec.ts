import { asha, does, opens, presses, startsWith, typesLead } from '@/tests/e2e/actions/journey';
import { expectSaved, expectWelcomeBack } from '@/tests/e2e/expects/journey';
import { expect, test } from '@/tests/e2e/support/test';

test('who left after the lead form is offered the way on from there', async ({ page }) => {
  await does(opens('/'), startsWith(asha))(page);
  await expect(page).toHaveURL(/get-quote\?quoteId=/);
  await expectSaved(page);
  await page.goto('/');
  await expectWelcomeBack(page, /basic details/);
  await presses('Resume journey')(page);
  await expect(page).toHaveURL(/get-quote\?quoteId=/);
});

test('“Start a new search” closes, forgets, and does not ask again', async ({ page }) => {
  await does(opens('/'), startsWith(asha))(page);
  await expectSaved(page);
  await page.goto('/');
  await expectWelcomeBack(page, /basic details/);
  await presses('Start a new search')(page);
  await expect(page.getByRole('dialog')).toBeHidden();
  const cookies = await page.context().cookies();
  expect(cookies.map(({ name }) => name)).not.toContain('uuid_resume');
});

test('who is faster than the page’s own script need not press twice', async ({ page }) => {
  let arrive = () => {};
  const arrived = new Promise<void>((resolve) => (arrive = resolve));
  await page.route('**/_next/**/*.js', async (route) => {
    await arrived;
    await route.continue();
  });
  const early = page.waitForResponse('**/early.js');
  await page.goto('/', { waitUntil: 'commit' });
  await early;
  await does(typesLead(asha), presses('Start Now'))(page);
  arrive();
  await expect(page).toHaveURL(/get-quote\?quoteId=/);
});

test('bad input is told beside the field, and nothing that was typed is lost', async ({ page }) => {
  await page.goto('/');
  await page.getByLabel('Mobile number').fill('12345');
  await page.getByLabel('Name of the eldest member').fill('A');
  await page.getByLabel('Name of the eldest member').blur();
  await expect(page.getByText('Please enter valid mobile number').first()).toBeVisible();
  await expect(page.getByText('Please enter valid name').first()).toBeVisible();
  await page.reload();
  await expect(page.getByLabel('Mobile number')).toHaveValue('12345');
});
