import { addsSpouseAndDaughter, opens, typesOwnAge } from '@/tests/e2e/actions/journey';
import { expect, test } from '@/tests/e2e/support/test';

test('two tabs of one family follow each other, and none undoes the other', async ({ page, context }) => {
  await opens('/health-insurance-plan/get-quote')(page);
  await addsSpouseAndDaughter(page);
  const other = await context.newPage();
  await opens('/health-insurance-plan/get-quote#ages')(other);
  await typesOwnAge(other);
  const own = (tab: typeof page) => tab.getByRole('group', { name: 'Your date of birth' }).getByLabel('Year');
  await expect(own(page)).toHaveValue('1992');
  // The first tab changes the insured; the date typed in the second stays.
  await page.goBack();
  await page.getByLabel('Mother', { exact: true }).check();
  await expect(other.getByRole('group', { name: /^Mother, date of birth/ })).toBeVisible();
  await other.reload();
  await expect(own(other)).toHaveValue('1992');
  await expect(other.getByRole('group', { name: /^Mother, date of birth/ })).toBeVisible();
  await other.close();
});
