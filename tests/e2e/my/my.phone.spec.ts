import type { Page } from '@playwright/test';
import { newMobile } from '@/tests/e2e/actions/begin';
import { buysPolicy } from '@/tests/e2e/actions/buy';
import { press, says, typeDate } from '@/tests/e2e/actions/purchase';
import { signsIn } from '@/tests/e2e/actions/signIn';
import type { Site } from '@/tests/e2e/support/site';
import { expectKept } from '@/tests/e2e/expects/kept';
import { expect, expectAccessible, test } from '@/tests/e2e/support/test';

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
  await expectKept(first, '/ta/my');

  await site.kill();
  await first.close();
  let away = await context.newPage();
  await away.goto('/ta/my#cards');
  await expect(copyShown(away)).toBeVisible();
  await expectCards(away);
  await expectAccessible(away);
  await site.start();
  await away.reload();
  await expect(copyShown(away)).toBeHidden();
  await expectCards(away);
  away = await asksForAnother(away, site);

  await context.setOffline(true);
  await away.reload();
  await expect(copyShown(away)).toBeVisible();
  await away.getByRole('button', { name: says('session.notYou') }).click();
  await expect(away.getByRole('heading', { name: says('session.outTitle') })).toBeVisible();
  await expect.poll(() => away.evaluate(() => caches.has('my'))).toBe(false);
  await context.setOffline(false);
});

/** Types a change, kills the server, closes the tab, and sends the change from a new one. */
async function asksForAnother(before: Page, site: Site): Promise<Page> {
  const name = says('application.fields.name');
  await before.getByRole('link', { name: says('my.policy.change') }).click();
  await expectAccessible(before);
  await before.getByRole('link', { name: says('change.kinds.nominee.title') }).click();
  await before.getByLabel(name).fill('Ravi Sample');
  await before.getByLabel(says('application.fields.relation')).selectOption('father');
  await expect(before.getByText(says('common.save.saved')).first()).toBeVisible();
  const address = before.url();
  await site.kill();
  await before.close();
  await site.start();
  const page = await before.context().newPage();
  await page.goto(address);
  await expect(page.getByLabel(name)).toHaveValue('Ravi Sample');
  await expect(page.getByLabel(says('application.fields.relation'))).toHaveValue('father');
  await press(page, 'change.ask');
  await expectAccessible(page);
  const birth = page.getByRole('group', { name: says('application.fields.dateOfBirth') });
  await typeDate(birth, ['06', '05', '1960']);
  await press(page, 'change.ask');
  await expect(page.getByText(says('change.askedTitle'))).toBeVisible();
  await page.getByRole('link', { name: says('change.toMy') }).click();
  await expect(page.getByText(says('my.requests.states.asked'))).toBeVisible();
  return page;
}
