import type { Page } from '@playwright/test';
import {
  addsSpouseAndDaughter,
  asha,
  does,
  livesInPune,
  opens,
  typesAges,
  typesLead,
  typesOwnAge,
} from '@/tests/e2e/actions/journey';
import { expectPlans } from '@/tests/e2e/expects/journey';
import { expect, test } from '@/tests/e2e/support/test';

const scripts = /\/_next\/static\/(short|scripts)\//;
const isGone = { status: 404, body: 'Not Found' };

/** Simulates a deployment: only files that come with the page's HTML remain. */
async function deploysAnew(page: Page, path: string, { isForEver = false } = {}) {
  const html = await (await page.request.get(path)).text();
  let loads = 0;
  page.on('domcontentloaded', () => loads++);
  await page.route(scripts, async (route) => {
    const isOfPage = html.includes(` src="${new URL(route.request().url()).pathname}"`);
    if (isOfPage || (loads > 1 && !isForEver)) await route.continue();
    else await route.fulfill(isGone);
  });
  return () => loads;
}

test('a form whose script is gone with its build is there after one new load, with what was typed', async ({
  page,
}) => {
  const loads = await deploysAnew(page, '/');
  await does(opens('/'), typesLead(asha))(page);
  await expect.poll(loads).toBe(2);
  await expect(page.getByLabel('Mobile number')).toHaveValue(/98765/);
  await expect(page.getByLabel('Name of the eldest member')).toHaveValue(asha.name);
  await expect(page.getByRole('textbox', { name: 'Year' })).toHaveValue(asha.birth[2]);
  await page.getByRole('button', { name: 'Start Now' }).click();
  await expect(page).toHaveURL(/get-quote\?quoteId=/);
});

test('plans whose script is gone come after one new load, for the family that was typed', async ({
  page,
}) => {
  const path = '/health-insurance-plan/get-quote';
  const loads = await deploysAnew(page, path);
  await does(opens(path), addsSpouseAndDaughter, typesOwnAge)(page);
  await does(typesAges, livesInPune)(page);
  await expectPlans(page);
  expect(loads()).toBe(2);
});

test('where a new load does not help there is one alone, a word about it, and all that was typed', async ({
  page,
}) => {
  const loads = await deploysAnew(page, '/', { isForEver: true });
  await does(opens('/'), typesLead(asha))(page);
  await expect(page.getByRole('alert').getByRole('link', { name: 'Load the page again' })).toBeVisible();
  expect(loads()).toBe(2);
  await expect(page.getByLabel('Name of the eldest member')).toHaveValue(asha.name);
});

test('offline it says so, and the form comes when the line is back', async ({ page, context }) => {
  // An idle page loads its scripts by itself, perhaps before the line is cut. If it does so before the page has loaded,
  // the load event waits for them.
  let cut = () => {};
  const isCut = new Promise<void>((resolve) => (cut = resolve));
  await page.route(scripts, async (route) => {
    await isCut;
    await route.abort('internetdisconnected');
  });
  await page.goto('/', { waitUntil: 'domcontentloaded' });
  await context.setOffline(true);
  cut();
  await page.getByLabel('Mobile number').pressSequentially('98765 43210');
  const note = page.getByRole('alert').filter({ hasText: 'You are offline' });
  await expect(note).toBeVisible();
  await page.unroute(scripts);
  await context.setOffline(false);
  await expect(page.getByLabel('Name of the eldest member')).toBeVisible();
  await expect(page.getByLabel('Mobile number')).toHaveValue(/98765 ?43210/);
  await expect(note).toBeHidden();
});
