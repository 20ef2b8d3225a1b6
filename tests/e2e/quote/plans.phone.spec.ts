import type { Page } from '@playwright/test';
import { addDays, todayInIndia } from '@/lib/domain/common/dates';
import { api, paths } from '@/lib/config/paths';
import { locales } from '@/lib/domain/common/locales';
import type { FamilyForm } from '@/lib/domain/quote/journey/familyForm';
import { hasQuote, hasTyped, workedFamily } from '@/tests/e2e/actions/family';
import { does, presses } from '@/tests/e2e/actions/journey';
import { expectPlans } from '@/tests/e2e/expects/journey';
import { expect, expectAccessible, test } from '@/tests/e2e/support/test';

test('a senior couple is offered the plan made for them, and told why others don’t fit', async ({ page }) => {
  const seniors: FamilyForm = {
    chosen: ['self', 'spouse'],
    dates: { self: '1955-04-02', spouse: '1958-01-20' },
    place: 'Chennai',
    existingIllness: 'yes',
  };
  await hasTyped(page, seniors);
  await page.goto(paths.plans);
  await expectPlans(page);
  const plan = page
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name: /^SeniorFirst/ }) });
  await expect(plan.getByText(/made for older people, and your eldest person is 7\d/)).toBeVisible();
  await expect(plan.getByText('20% of each bill', { exact: true })).toBeVisible();
  await expect(
    page.getByText(/new people can join up to the age of 65, and your eldest person is 7\d/).first(),
  ).toBeVisible();
  await page.getByText(/^Filter plans/).click();
  await page.getByLabel('Co-payment: the share of each hospital bill you pay').selectOption('No co-payment');
  await expect(plan.getByRole('heading', { name: 'SeniorFirst Platinum' })).toBeVisible();
  await expect(page.getByText(/plans are left\.$/)).toBeVisible();
  await presses('Show all plans again')(page);
  await expect(plan.getByRole('heading', { name: 'SeniorFirst Gold' })).toBeVisible();
});

test('prices are asked for before the script of the plans is here', async ({ page, request }) => {
  await hasTyped(page, workedFamily);
  const html = await (await request.get(paths.getQuote)).text();
  const ofPage = new Set([...html.matchAll(/<script src="([^"]+)"/g)].map(([, src]) => src));
  const asked = page.waitForRequest(
    (sent) => sent.url().includes(`${api.price}?`) && sent.url().includes('tiers=all'),
    { timeout: 20_000 },
  );
  await page.route('**/*.js', async (route) => {
    if (!ofPage.has(new URL(route.request().url()).pathname)) await asked;
    await route.continue();
  });
  await page.goto(paths.plans, { waitUntil: 'commit' });
  await asked;
  await expectPlans(page);
});

test('the bill opens over a page that keeps its length, footer and all', async ({ page }) => {
  await hasTyped(page, workedFamily);
  await page.goto(paths.plans);
  await expectPlans(page);
  const footer = page.getByRole('contentinfo');
  await expect(page.locator('html[data-laid]')).toBeAttached();
  const ends = () => footer.evaluate((element) => element.getBoundingClientRect().bottom + scrollY);
  await expect(page.getByRole('button', { name: /^Show all/ })).toBeVisible();
  const before = await ends();
  await presses('See the price, line by line')(page);
  await expect(page.getByRole('dialog')).toBeVisible();
  expect(await ends()).toBe(before);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  await footer.scrollIntoViewIfNeeded();
  await expect(footer.getByText('Section 41, Insurance Act 1938')).toBeVisible();
});

/** The layout shift so far: how far things on the screen have moved by themselves. */
const hasMoved = (page: Page) =>
  page.evaluate(async () => {
    let moved = 0;
    new PerformanceObserver((list) => {
      for (const shift of list.getEntries() as (PerformanceEntry & { value: number })[]) moved += shift.value;
    }).observe({ type: 'layout-shift', buffered: true });
    // The browser reports a frame's shift in a later frame.
    for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame);
    return moved;
  });

for (const locale of locales)
  for (const filters of [{}, { kind: 'top-up' } as const])
    test(`nothing moves when prices come (${locale}, ${Object.keys(filters).length} filters)`, async ({
      page,
    }) => {
      let come = () => {};
      const asked = new Promise<void>((resolve) => (come = resolve));
      await page.route(`**${api.price}?**`, async (route) => {
        await asked;
        await route.continue();
      });
      await hasTyped(page, workedFamily, { filters });
      await page.addInitScript(() => {
        const look = () => {
          const asked = document.querySelector('html[data-named] form#family')?.checkVisibility();
          if (asked) document.documentElement.setAttribute('data-asked', '');
          requestAnimationFrame(look);
        };
        requestAnimationFrame(look);
      });
      await page.goto(locale === 'en' ? paths.plans : `/${locale}${paths.plans}`);
      await expect(page.locator('main section[aria-busy=true] li').first()).toBeVisible();
      const before = await hasMoved(page);
      come();
      await expect(page.locator('main section[aria-busy=false] h2').first()).toBeVisible();
      expect((await hasMoved(page)) - before).toBe(0);
      // A family that is known is not asked for again, not even for a moment.
      await expect(page.locator('html[data-named=plans]')).not.toHaveAttribute('data-asked');
    });

test('the bill opens over the plans, which nothing reaches until it is closed', async ({ page }) => {
  await hasTyped(page, workedFamily);
  await page.goto(paths.plans);
  await expectPlans(page);
  const opens = page.getByRole('button', { name: 'See the price, line by line' });
  await opens.click();
  const bill = page.getByRole('dialog', { name: 'Your price' });
  await expect(bill.getByRole('button', { name: 'Close' })).toBeFocused();
  await expect(page.locator('dialog:modal')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(bill).toHaveCount(0);
  await expect(opens).toBeFocused();
});

test('a family too large and a child of 90 days are told in plain words', async ({ page }) => {
  const born = addDays(todayInIndia(new Date()), -90);
  const large: FamilyForm = {
    chosen: ['self', 'spouse', 'father', 'mother', 'son-1', 'daughter-1'],
    dates: { ...workedFamily.dates, father: '1964-01-02', mother: '1966-01-02', 'son-1': born },
    place: '411038',
    existingIllness: 'no',
  };
  await hasTyped(page, large);
  await page.goto(paths.getQuote);
  await expect(page.getByText('One policy covers six people at most.')).toBeVisible();
  await page.getByLabel('Father-in-law').click({ force: true });
  await expect(page.getByLabel('Father-in-law')).not.toBeChecked();
  await does(presses('Dates of birth'), presses('Place and health'))(page);
  await expect(page.getByText('A baby can be covered from the age of 91 days').first()).toBeVisible();
});

test('another birth date of the eldest at the summary has another price, and says why', async ({ page }) => {
  await page.goto(await hasQuote(page));
  await expect(page.getByText(/^\d\d\syears, the eldest/)).toBeVisible();
  await presses('Change You')(page);
  await page.getByRole('group', { name: 'Your date of birth' }).getByLabel('Year').fill('1975');
  await expect(page.getByText('With this change the price is')).toBeVisible();
  await presses('Save')(page);
  const note = page.getByRole('status').filter({ hasText: 'It was ₹12,488' });
  await expect(note).toContainText(/You: 5\d\syears old, it was 3\d/);
  await expect(note).toContainText('The eldest person’s age group sets the price');
  await expect(page.getByRole('button', { name: 'Change You' })).toBeFocused();
  await page.reload();
  await expect(page.getByText(/5\d\syears, the eldest/)).toBeVisible();
});

test('Aspire’s own page puts its four forms side by side', async ({ page }) => {
  await hasTyped(page, workedFamily);
  await page.goto(`${paths.aspire}#plans`);
  await expect(page.getByRole('columnheader')).toHaveCount(4);
  await presses('Choose Aspire Titanium+')(page);
  await presses(/^Continue/)(page);
  await expect(page.getByText('Aspire Titanium+').first()).toBeVisible();
});

test('a link of ReAssure 2.0 leads to its three forms side by side', async ({ page }) => {
  await hasTyped(page, workedFamily);
  await page.goto(paths.quoteOf('reassurev2'));
  await expect(page.getByLabel('Husband or wife')).toBeChecked();
  await does(presses('Dates of birth'), presses('Place and health'))(page);
  await presses('See my prices')(page);
  await expect(page.getByRole('columnheader')).toHaveCount(3);
  await expect(page.getByText('3 people, ₹5 lakh')).toBeVisible();
});

test('a server that fails is told in a toast, and the same press goes on once it is back', async ({
  page,
}) => {
  await hasTyped(page, workedFamily, { product: 'aspire', tier: 'Gold+' });
  await page.goto(paths.plans);
  await expectPlans(page);
  await page.route(`**${api.quote}`, (route) => route.fulfill({ status: 503 }));
  await presses(/^Continue/)(page);
  const toast = page.getByRole('alert').filter({ hasText: 'Something went wrong' });
  await expect(toast).toBeVisible();
  await expectAccessible(page);
  await toast.getByRole('button', { name: 'Close' }).press('Enter');
  await expect(toast).toBeHidden();
  await page.unroute(`**${api.quote}`);
  await presses(/^Continue/)(page);
  await page.waitForURL(/\/summary\//);
});
