import { existsSync } from 'node:fs';
import { webkit } from '@playwright/test';
import { asha, does, opens, startsWith } from '@/tests/e2e/actions/journey';
import { expect, test } from '@/tests/e2e/support/test';

/** Safari takes `Secure` and `__Host-` cookies over TLS alone, on localhost too. */

test('what a site without TLS asks the browser to keep needs none', async ({ page, context }) => {
  await does(opens('/'), startsWith(asha))(page);
  await expect(page).toHaveURL(/get-quote\?quoteId=/);
  const cookies = await context.cookies();
  expect(cookies.map(({ name }) => name)).toContain('sukhayu-session');
  expect(cookies.filter(({ name, secure }) => secure || name.startsWith('__'))).toEqual([]);
});

test('in Safari who comes back to http://localhost is welcomed', async ({ site }) => {
  test.skip(
    !existsSync(webkit.executablePath()),
    'Playwright’s WebKit isn’t here: npx playwright install webkit',
  );
  const browser = await webkit.launch();
  const page = await browser.newPage({ baseURL: site.url, locale: 'en-IN' });
  await does(opens('/'), startsWith(asha))(page);
  await expect(page).toHaveURL(/get-quote\?quoteId=/);
  await page.goto('/');
  await expect(page.getByRole('dialog', { name: 'Welcome back' })).toBeVisible();
  await browser.close();
});
