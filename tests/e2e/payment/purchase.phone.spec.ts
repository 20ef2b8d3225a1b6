import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { maskNumbers } from '@/lib/domain/common/keptNumbers';
import { readPdf } from '@/tests/documents/readPdf';
import {
  agreesAndGoesToPay,
  answers,
  asksForCode,
  choosesPlan,
  customer,
  declares,
  declaresHealth,
  goesToTheForm,
  pays,
  press,
  provesNumber,
  says,
  saysFamily,
  saysWho,
  showsPan,
  signs,
} from '@/tests/e2e/actions/purchase';
import { expectToGoOn } from '@/tests/e2e/expects/journey';
import type { Site } from '@/tests/e2e/support/site';
import { expect, expectAccessible, test } from '@/tests/e2e/support/test';

test.setTimeout(300_000);

function typedOn(page: Page): Promise<(readonly [string, string])[]> {
  return page.getByRole('main').evaluate((main) =>
    [...main.querySelectorAll<HTMLInputElement>('input, select')].map(
      ({ id, name, type, value, checked }) => {
        const state = type === 'radio' || type === 'checkbox' ? String(checked) : value;
        return [id || name, state] as const;
      },
    ),
  );
}

/** The typed values as they are shown again: identity numbers are masked. */
function shownAgain(typed: readonly (readonly [string, string])[]): [string, string | undefined][] {
  return typed.map(([name, value]) => {
    const field = name.split('-').at(-1) ?? name;
    return [name, maskNumbers({ [field]: value })[field]];
  });
}

/** Kills and restarts the site, and reopens the tab. */
async function comesBack(page: Page, site: Site, screen?: string): Promise<Page> {
  const [address = ''] = page.url().split('#');
  const context = page.context();
  await site.kill();
  await page.close();
  await site.start();
  const opened = await context.newPage();
  await opened.goto(screen === undefined ? address : `${address}#${screen}`);
  return opened;
}

async function survives(page: Page, site: Site, screen?: string): Promise<Page> {
  await expect(page.getByText(says('common.save.saved')).first()).toBeVisible();
  const before = await typedOn(page);
  const opened = await comesBack(page, site, screen);
  await expect.poll(() => typedOn(opened)).toEqual(shownAgain(before));
  return opened;
}

test('on a phone, in Tamil, from home to the policy, its PDF and its refund, through kills and closed tabs', async ({
  page: first,
  site,
}) => {
  let page = first;
  await page.goto('/ta');
  await saysWho(page);
  await page.waitForURL(/get-quote\?quoteId=/);
  await expectToGoOn(page, says('quote.heading'));
  page = await comesBack(page, site);
  await saysFamily(page);
  page = await comesBack(page, site, 'plans');
  await choosesPlan(page);
  await expectToGoOn(page, says('quote.summary.heading'));
  await asksForCode(page);
  page = await comesBack(page, site);
  await provesNumber(page);

  await expectToGoOn(page, says('declaration.title'));
  await declaresHealth(page);
  page = await survives(page, site);
  await press(page, 'declaration.confirm');
  await expectToGoOn(page, says('kyc.title'));
  await showsPan(page);
  page = await survives(page, site);
  await agreesAndGoesToPay(page);
  await expectToGoOn(page, says('payment.start.pay.title'));
  await pays(page);
  page = await comesBack(page, site);
  await goesToTheForm(page);
  await expectToGoOn(page, says('application.screens.you.title'));

  for (const [screen, answer] of Object.entries(answers)) {
    const hash = screen === 'you' ? '(#you)?' : `#${screen}`;
    await expect(page).toHaveURL(new RegExp(`/ta/appforms/[\\w-]+/[\\w-]+${hash}$`));
    await answer(page);
    page = await survives(page, site, screen);
    if (screen === 'health-1') await expectAccessible(page);
    await page.getByRole('main').locator('button[type=submit]').click();
  }
  await expect(page.getByText(says('application.review.no'))).toHaveCount(2);
  await expect(page.getByText('Ravi Sample')).toBeVisible();
  await declares(page);
  page = await survives(page, site, 'review');
  await expectAccessible(page);
  await signs(page);

  await expect(page).toHaveURL(/\/ta\/policy\/SUK\d{4}-\d{11}$/);
  await expectToGoOn(page, says('policy.heading.inForce'));
  const download = page.waitForEvent('download');
  await page.getByRole('link', { name: says('papers.schedule') }).click();
  const pdf = readPdf(readFileSync(await (await download).path()));
  const policyNumber = new URL(page.url()).pathname.split('/').at(-1) ?? '';
  const text = pdf.pages.join(' ');
  for (const said of [policyNumber, customer.name, customer.spouse.name, 'Kothrud'])
    expect(text).toContain(said);
  expect(text).toMatch(/[\u0b80-\u0bff]/);
  expect([...pdf.glyphs.keys()].filter((font) => !font.startsWith('Anek'))).toEqual([]);
  expect([...pdf.glyphs.values()].filter((ids) => ids.includes(0))).toEqual([]);
  expect(pdf.language).toBe('ta');

  await press(page, 'policy.freeLook.open');
  await expectAccessible(page);
  await press(page, 'policy.freeLook.confirm');
  await expect(page.getByRole('heading', { name: says('policy.heading.cancelled') })).toBeVisible();
  page = await comesBack(page, site);
  await expect(page.getByText(says('policy.refund.sent'))).toBeVisible({ timeout: 60_000 });
});

test('a proposal and a policy are accessible in each of their states', async ({ page }) => {
  const waiting = ['form', 'submitted', 'referred', 'accepted', 'declined', 'released', 'blockEnded'];
  const states = [...waiting, 'policy', 'refunding', 'refunded'];
  for (const [at, state] of states.entries()) {
    await page.goto(`${['', '/hi', '/ta'][at % 3]}/dev/proposal/${state}`);
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
    await expectAccessible(page);
  }
});
