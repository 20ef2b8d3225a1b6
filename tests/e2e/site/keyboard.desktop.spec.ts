import type { Page } from '@playwright/test';
import { expect, test } from '@/tests/e2e/support/test';

/** Judges whether the focused element is visible, uncovered and has a focus ring. */
function judgeFocus(page: Page) {
  return page.evaluate(() => {
    const middle = (start: number, size: number, end: number) =>
      Math.min(Math.max(start + Math.min(size, end) / 2, 1), end - 1);
    const isOnTop = (element: Element) => {
      const { left, top, width, height } = element.getBoundingClientRect();
      const there = document.elementFromPoint(
        middle(left, width, innerWidth),
        middle(top, height, innerHeight),
      );
      return there !== null && (element.contains(there) || there.contains(element));
    };
    const isInView = ({ top, bottom, width }: DOMRect) => top < innerHeight && bottom > 0 && width > 0;
    const hasRing = (element: Element | null) => {
      if (!element) return false;
      const { outlineStyle, boxShadow } = getComputedStyle(element);
      return outlineStyle !== 'none' || boxShadow.endsWith('0px 0px 0px 3px');
    };
    const focused = document.activeElement ?? document.body;
    // The input of a chip is invisible; its label is what shows.
    const shown = focused.closest('label') ?? focused;
    const problems = {
      'out of view': !isInView(shown.getBoundingClientRect()),
      'under something': !isOnTop(shown),
      'no ring': ![focused, focused.nextElementSibling, focused.parentElement].some(hasRing),
    };
    return {
      name: `${focused.tagName} ${focused.textContent.trim().slice(0, 40)}`,
      isEnd: focused.closest('footer') !== null,
      problems: Object.entries(problems).flatMap(([problem, isThere]) => (isThere ? [problem] : [])),
    };
  });
}

test('all of home can be walked by Tab, and the focus is always seen', async ({ page }) => {
  await page.goto('/');
  const wrong: string[] = [];
  const walked: string[] = [];
  for (let step = 0; step < 160; step++) {
    await page.keyboard.press('Tab');
    const { name, isEnd, problems } = await judgeFocus(page);
    walked.push(name);
    wrong.push(...problems.map((problem) => `${name}: ${problem}`));
    if (isEnd) break;
  }
  expect(wrong).toEqual([]);
  for (const name of [/^SUMMARY Plans/, /^INPUT/, /^BUTTON Start Now/, /^A Quick Buy/, /^A All articles/]) {
    expect
      .soft(
        walked.some((stop) => name.test(stop)),
        String(name),
      )
      .toBe(true);
  }
  expect(walked.at(-1)).toMatch(/^A/);
});
