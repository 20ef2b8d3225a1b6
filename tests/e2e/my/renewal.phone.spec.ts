import type { Page } from '@playwright/test';
import { paths } from '@/lib/config/paths';
import { newMobile } from '@/tests/e2e/actions/begin';
import { buysPolicy } from '@/tests/e2e/actions/buy';
import { says } from '@/tests/e2e/actions/purchase';
import { signsIn } from '@/tests/e2e/actions/signIn';
import { expect, expectAccessible, test } from '@/tests/e2e/support/test';

test.setTimeout(180_000);

/** Twenty days before the end of a policy that is bought now. */
const later = { minutesLater: 345 * 24 * 60 };
const hindi = (key: string) => says(key, 'hi');

const presses = (page: Page, key: string) =>
  page
    .getByRole('button', { name: hindi(key) })
    .and(page.locator(':visible'))
    .first()
    .click();

test('in Hindi from the reminder’s address to the renewed policy, through a killed server', async ({
  page,
  context,
  site,
}) => {
  const mobile = newMobile();
  const policyNumber = await buysPolicy(page, mobile);
  await context.clearCookies();
  await site.kill();
  await site.start(later);

  await page.goto(`/ta${paths.renewal(policyNumber)}`);
  await expectAccessible(page);
  await signsIn(page, mobile);
  await expect(page.getByRole('region', { name: says('renewals.bridge.label') })).toBeVisible();
  await page.goto(`/hi${paths.renewal(policyNumber)}`);
  const bridge = page.getByRole('region', { name: hindi('renewals.bridge.label') });
  await expect(bridge.getByRole('listitem')).toHaveCount(6);
  await expect(page.getByRole('heading', { name: hindi('renewals.carried.title') })).toBeVisible();
  await expectAccessible(page);

  const twoYears = page.getByRole('radio').nth(1);
  await twoYears.check({ force: true });
  await expect(page.getByText(hindi('common.save.saved')).first()).toBeVisible();
  await site.kill();
  await site.start(later);
  await page.reload();
  await expect(twoYears).toBeChecked();

  await presses(page, 'renewals.pay.action');
  await page.waitForURL(/\/sandbox\/pay\//);
  await presses(page, 'sandbox.choices.success');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(hindi('payment.states.renewed.title'), {
    timeout: 30_000,
  });
  await expectAccessible(page);
  await page.getByRole('link', { name: hindi('payment.actions.policy') }).click();
  await expect(page).toHaveURL(/\/hi\/policy/);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByText(policyNumber)).toHaveCount(0);
  await page.goto(`/hi${paths.renewal(policyNumber)}`);
  await expect(page.getByText(hindi('renewals.head.renewed'))).toBeVisible();
});
