import type { Browser, Page } from '@playwright/test';
import { paths } from '@/lib/config/paths';
import { addDays, startInIndia, todayInIndia } from '@/lib/domain/common/dates';
import { type Locale, locales, pathIn } from '@/lib/i18n/locales';
import { newMobile } from '@/tests/e2e/actions/begin';
import { buysPolicy } from '@/tests/e2e/actions/buy';
import { press, says } from '@/tests/e2e/actions/purchase';
import { signsIn } from '@/tests/e2e/actions/signIn';
import { readMessage } from '@/tests/e2e/actions/verify';
import type { Site } from '@/tests/e2e/support/site';
import { expect, expectAccessible, test } from '@/tests/e2e/support/test';

test.setTimeout(180_000);

/** Noon of the day on which a policy bought now has twenty days left. Reminders go out by day. */
const thatNoon = startInIndia(addDays(todayInIndia(new Date()), 344)).getTime() + 12 * 3_600_000;
const later = { minutesLater: Math.round((thatNoon - Date.now()) / 60_000) };
const soonBefore = new Date(thatNoon - 3_600_000).toISOString();

const walked = 'hi';

type Holder = { mobile: string; policyNumber: string };
let holders: Record<Locale, Holder>;

async function becomesHolder(browser: Browser, baseURL: string, locale: Locale): Promise<[Locale, Holder]> {
  const context = await browser.newContext({ baseURL });
  const mobile = newMobile();
  const policyNumber = await buysPolicy(await context.newPage(), mobile, locale);
  await context.close();
  return [locale, { mobile, policyNumber }];
}

test.beforeAll(async ({ browser, site }) => {
  const bought = await Promise.all(locales.map((locale) => becomesHolder(browser, site.url, locale)));
  holders = Object.fromEntries(bought) as typeof holders;
  await site.kill();
  await site.start(later);
});

// Other tests of this site expect today's date.
test.afterAll(async ({ site }) => {
  await site.kill();
  await site.start();
});

async function isKilled(page: Page, site: Site): Promise<void> {
  await site.kill();
  await site.start(later);
  await page.reload();
}

/** Reads the reminder on the customer's phone, in their language. */
async function readsReminder(page: Page, { mobile, policyNumber }: Holder): Promise<string> {
  const { text } = await readMessage(page, mobile, soonBefore, 'renewal-before30');
  expect(text).toContain(policyNumber);
  const { pathname, hash } = new URL(/https?:\S+/.exec(text)?.[0] ?? '');
  return pathname + hash;
}

/** Opens the reminder's link and signs in. Resolves to the link. */
async function opensReminder(
  page: Page,
  locale: Locale,
  beforeCode: () => Promise<void> = async () => {},
): Promise<string> {
  const holder = holders[locale];
  const word = (key: string) => says(key, locale);
  const link = await readsReminder(page, holder);
  expect(link).toMatch(new RegExp(`^${pathIn(locale, paths.renewals)}#[\\w-]{43}$`));
  await page.goto(link);
  await expect(page.getByText(word('renewals.openedText'))).toContainText('ReAssure 2.0');
  await expectAccessible(page);
  await beforeCode();
  await signsIn(page, holder.mobile, locale);
  const bridge = page.getByRole('region', { name: word('renewals.bridge.label') });
  await expect(bridge.getByRole('listitem')).toHaveCount(6);
  await expect(page.getByRole('heading', { name: word('renewals.carried.title') })).toBeVisible();
  await expectAccessible(page);
  return link;
}

for (const locale of locales) {
  if (locale === walked) continue;
  test(`the reminder’s link leads to the renewal: ${locale}`, async ({ page }) => {
    await opensReminder(page, locale);
  });
}

test('from the reminder’s link to the renewed policy, through a server that is killed at each step, in Hindi', async ({
  page,
  site,
}) => {
  const locale = walked;
  const { policyNumber } = holders[locale];
  const word = (key: string) => says(key, locale);
  const link = await opensReminder(page, locale, () => isKilled(page, site));
  const twoYears = page.getByRole('radio').nth(1);
  await twoYears.check({ force: true });
  await expect(page.getByText(word('common.save.saved')).first()).toBeVisible();
  await isKilled(page, site);
  await expect(twoYears).toBeChecked();

  await press(page, 'renewals.pay.action', locale);
  await page.waitForURL(/\/sandbox\/pay\//);
  await isKilled(page, site);
  await press(page, 'sandbox.choices.success', locale);
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toHaveText(word('payment.states.renewed.title'), { timeout: 30_000 });
  await expectAccessible(page);
  await page.getByRole('link', { name: word('payment.actions.policy') }).click();
  await page.waitForURL(({ pathname }) => pathname.startsWith(pathIn(locale, '/policy/')));
  await expect(heading).toBeVisible();
  await expect(page.getByText(policyNumber)).toHaveCount(0);
  // The same link still opens, and says where it goes on.
  await page.goto(link);
  await expect(page.getByText(word('renewals.head.renewed'))).toBeVisible();
});
