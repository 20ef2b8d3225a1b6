import type { Locator, Page } from '@playwright/test';
import { paths } from '@/lib/config/paths';
import { locales, pathIn } from '@/lib/i18n/locales';
import { expect, test } from '@/tests/e2e/support/test';

async function becomes(page: Page, persona: string): Promise<void> {
  await page.goto(paths.devStart);
  await page.getByRole('button', { name: persona }).click();
  await page.waitForURL((url) => !url.pathname.includes('/dev'));
}

const rowsOf = (choices: Locator) =>
  choices.evaluateAll((all) => new Set(all.map((each) => each.getBoundingClientRect().top)).size);

test('a paid journey is welcomed back without a scroll, in each language, at 320 pixels', async ({
  page,
}) => {
  await becomes(page, 'Paid, application form next');
  await page.setViewportSize({ width: 320, height: 568 });
  for (const locale of locales) {
    await page.goto(pathIn(locale, '/'));
    const message = page.locator('#welcome-back-message');
    await expect(message).toContainText(/11,160/);
    const hidden = await message.evaluate((text) => {
      const body = text.parentElement?.parentElement;
      return body && body.scrollHeight - body.clientHeight;
    });
    expect(hidden, locale).toBe(0);
  }
});

test('Tamil sums and years stand in one row', async ({ page }) => {
  await becomes(page, 'A plan chosen');
  await page.goto(pathIn('ta', new URL(page.url()).pathname));
  const sums = page.getByRole('group', { name: /காப்பீட்டுத் தொகை/ }).locator('label');
  await expect(sums).toHaveCount(5);
  expect(await rowsOf(sums)).toBe(1);
});

test('the link to help never covers the way on', async ({ page }) => {
  await becomes(page, 'With a policy');
  await page.goto(pathIn('ta', paths.portability));
  const next = page.getByRole('button', { name: 'அடுத்து' });
  await next.evaluate((button) => {
    const help = document.querySelector('aside a[href$="/help"]')!.getBoundingClientRect();
    window.scrollBy(0, button.getBoundingClientRect().bottom - help.bottom);
  });
  const isFree = await next.evaluate((button) => {
    const { right, bottom } = button.getBoundingClientRect();
    return button.contains(document.elementFromPoint(right - 12, bottom - 12));
  });
  expect(isFree).toBe(true);
});
