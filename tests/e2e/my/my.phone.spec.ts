import type { Page } from '@playwright/test';
import { newMobile } from '@/tests/e2e/actions/begin';
import { buysPolicy } from '@/tests/e2e/actions/buy';
import { press, says } from '@/tests/e2e/actions/purchase';
import { readMessage } from '@/tests/e2e/actions/verify';
import { expect, expectAccessible, test } from '@/tests/e2e/support/test';

async function signsIn(page: Page, mobile: string): Promise<void> {
  const since = new Date().toISOString();
  await page.getByLabel(says('verify.number')).fill(mobile);
  await press(page, 'verify.send');
  const field = page.getByLabel(says('verify.code'));
  await expect(field).toBeFocused();
  const { text } = await readMessage(page, mobile, since);
  await field.fill(/\d{6}/.exec(text)?.[0] ?? '');
  await press(page, 'verify.confirm');
}

async function expectCards(page: Page): Promise<void> {
  const cards = page.getByRole('region', { name: says('my.cards.title') });
  for (const name of ['Asha Sample', 'Arjun Sample']) {
    await expect(cards.getByRole('article').filter({ hasText: name })).toBeVisible();
  }
  await expect(cards.getByRole('img', { name: 'Arjun' })).toBeVisible();
}

const copyShown = (page: Page) => page.getByRole('status').filter({ hasText: says('my.copy') });

test('in Tamil from the code to the card, which opens with the server killed and the tab closed', async ({
  page: first,
  context,
  site,
}) => {
  const mobile = newMobile();
  const policyNumber = await buysPolicy(first, mobile);
  await context.clearCookies();
  await first.goto('/ta');
  await first.getByRole('button', { name: says('layout.menu') }).click();
  await first
    .getByRole('link', { name: says('layout.my') })
    .first()
    .click();
  await expect(first).toHaveURL(/\/ta\/my$/);
  await expectAccessible(first);
  await signsIn(first, mobile);
  await expect(first.getByText(policyNumber).first()).toBeVisible();
  await expectCards(first);
  await expectAccessible(first);
  await expect.poll(() => first.evaluate(keptFiles)).toContain('/ta/my');

  await site.kill();
  await first.close();
  const away = await context.newPage();
  await away.goto('/ta/my#cards');
  await expect(copyShown(away)).toBeVisible();
  await expectCards(away);
  await expectAccessible(away);
  await site.start();
  await away.reload();
  await expect(copyShown(away)).toBeHidden();
  await expectCards(away);

  await context.setOffline(true);
  await away.reload();
  await expect(copyShown(away)).toBeVisible();
  await away.getByRole('button', { name: says('session.notYou') }).click();
  await expect(away.getByRole('heading', { name: says('session.outTitle') })).toBeVisible();
  await expect.poll(() => away.evaluate(keptFiles)).toEqual([]);
  await context.setOffline(false);
});

async function keptFiles(): Promise<string[]> {
  if (!(await caches.has('my'))) return [];
  const kept = await (await caches.open('my')).keys();
  return kept.map(({ url }) => new URL(url).pathname);
}
