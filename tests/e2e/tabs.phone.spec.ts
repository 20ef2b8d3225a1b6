import { addsSpouseAndDaughter, opens, typesOwnAge } from './actions/journey';
import { expect, test } from './test';

test('two tabs of one family follow each other, and none undoes the other', async ({ page, context }) => {
  await opens('/health-insurance-plan/get-quote')(page);
  await addsSpouseAndDaughter(page);
  const other = await context.newPage();
  await opens('/health-insurance-plan/get-quote#ages')(other);
  await typesOwnAge(other);
  const own = (tab: typeof page) => tab.getByRole('group', { name: 'Your date of birth' }).getByLabel('Year');
  await expect(own(page)).toHaveValue('1992');
  // The first tab changes who is covered: the birth date that the second typed stays.
  await page.goto('/health-insurance-plan/get-quote#who');
  await page.getByLabel('Mother', { exact: true }).check();
  await expect(other.getByRole('group', { name: /^Mother, date of birth/ })).toBeVisible();
  await other.reload();
  await expect(own(other)).toHaveValue('1992');
  await expect(other.getByRole('group', { name: /^Mother, date of birth/ })).toBeVisible();
  await other.close();
});

test('without a line nothing typed is lost, and when it is back it is sent', async ({ page, context }) => {
  await opens('/')(page);
  await page.getByLabel('Mobile number').fill('98765 43210');
  await page.getByLabel('Name of the eldest member').fill('Asha Sample');
  await context.setOffline(true);
  const birth = page.getByRole('group', { name: /Date of birth of the eldest/ });
  await birth.getByLabel('Day').fill('14');
  await birth.getByLabel('Month').fill('06');
  await birth.getByLabel('Year').fill('1992');
  await page.getByRole('button', { name: 'Start Now' }).click();
  await expect(page.getByText(/We could not send this just now/)).toBeVisible();
  await expect(page.getByLabel('Name of the eldest member')).toHaveValue('Asha Sample');
  await context.setOffline(false);
  await page.getByRole('button', { name: 'Start Now' }).click();
  await expect(page).toHaveURL(/get-quote\?quoteId=/);
  await context.setOffline(true);
  await expect(page.getByText('Not saved yet, retrying').first()).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByText(/^Saved/).first()).toBeVisible();
});
