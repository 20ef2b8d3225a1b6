import { paths } from '@/lib/config/paths';
import { locales, pathIn } from '@/lib/i18n/locales';
import { becomes } from '@/tests/e2e/actions/begin';
import { expect, expectFitting, test } from '@/tests/e2e/support/test';

const sizes = [
  { name: '200 % zoom on a desktop', width: 640, height: 400 },
  { name: '320 pixels', width: 320, height: 640 },
];
const routes = ['/', '/hi', '/ta', '/ta/about-us', '/ta/bad-request.html'];

test('at 200 % zoom and at 320 pixels nothing is cut off, and nothing scrolls sideways', async ({ page }) => {
  for (const route of routes) {
    await page.goto(route);
    for (const { name, ...viewport } of sizes) {
      const where = `${route} at ${name}`;
      await page.setViewportSize(viewport);
      await expect.soft(page.getByRole('heading', { level: 1 }), where).toBeInViewport();
      const cut = await page.evaluate(() => {
        const moves = (element: Element | null): boolean =>
          element !== null &&
          (/auto|scroll/.test(getComputedStyle(element).overflowX) ||
            element.getAnimations().length > 0 ||
            moves(element.parentElement));
        const isCut = (element: Element) => {
          const { right, width } = element.getBoundingClientRect();
          if (width === 0 || right <= innerWidth + 1) return false;
          return !element.closest('.visuallyHidden, .skip') && !moves(element);
        };
        return [...document.querySelectorAll('h1, h2, h3, p, a, button, input, li, dd, dt')]
          .filter(isCut)
          .map(({ textContent }) => textContent.slice(0, 40));
      });
      expect.soft(cut, where).toEqual([]);
      const under = await page.evaluate(() =>
        [...document.querySelectorAll('header a')]
          .filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth + 1)
          .map(({ textContent }) => textContent),
      );
      expect.soft(under, `${where}: header links that reach under their neighbours`).toEqual([]);
      await expectFitting(page);
    }
  }
});

test('at 200 % zoom the welcome back shows the plan and its price', async ({ page }) => {
  await becomes(page, 'Half-way');
  await page.setViewportSize({ width: 640, height: 400 });
  const dialog = page.getByRole('dialog');
  for (const locale of locales) {
    await page.goto(pathIn(locale, paths.home));
    for (const shown of ['Platinum+', '₹11,160'])
      await expect(dialog.getByText(shown), `${shown}, ${locale}`).toBeInViewport({ ratio: 1 });
  }
});

test('with text twice as large a phone has its menu, and nothing is pushed sideways', async ({ page }) => {
  const session = await page.context().newCDPSession(page);
  await session.send('Page.setFontSizes', { fontSizes: { standard: 32 } });
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/');
  await expect(page.getByRole('button', { name: 'Menu' })).toBeInViewport({ ratio: 1 });
  for (const route of [paths.home, paths.claims, paths.careers, paths.contact, '/nothing-here']) {
    await page.goto(pathIn('ta', route));
    await expectFitting(page);
  }
  await page.goto(paths.portability);
  await expectFitting(page);
  const year = page.locator('main').getByLabel('Year').first();
  await year.fill('1992');
  expect(await year.evaluate((box) => box.scrollWidth - box.clientWidth)).toBeLessThanOrEqual(0);
});
