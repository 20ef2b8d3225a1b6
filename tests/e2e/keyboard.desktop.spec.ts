import type { Page } from '@playwright/test';
import { expect, test } from './test';

/** What is wrong with where the focus stands: it has to be seen, whole enough, with a ring, beneath nothing. */
function judgeFocus(page: Page) {
  return page.evaluate(() => {
    const focused = document.activeElement;
    if (!focused || focused === document.body) return { name: 'body', isEnd: true, problems: [] };
    // Of a chip the label is what one sees.
    const shown = focused.closest('label') ?? focused;
    const { left, top, width, height } = shown.getBoundingClientRect();
    const [x, y] = [
      Math.min(Math.max(left + width / 2, 1), innerWidth - 1),
      Math.min(Math.max(top + Math.min(height, innerHeight) / 2, 1), innerHeight - 1),
    ];
    const there = document.elementFromPoint(x, y);
    const isOnTop = there !== null && (shown.contains(there) || there.contains(shown));
    const rings = [focused, focused.nextElementSibling, focused.parentElement].map((element) => {
      if (!element) return false;
      const { outlineStyle, boxShadow } = getComputedStyle(element);
      return outlineStyle !== 'none' || boxShadow.endsWith('0px 0px 0px 3px');
    });
    const isInView = top < innerHeight && top + height > 0 && width > 0 && height > 0;
    const problems = [
      ...(isInView ? [] : ['out of view']),
      ...(isOnTop ? [] : [`under ${there?.className ?? ''}`]),
      ...(rings.includes(true) ? [] : ['no ring']),
    ];
    return {
      name: `${focused.tagName} ${focused.textContent.trim().slice(0, 40)}`,
      isEnd: Boolean(focused.closest('footer')),
      problems,
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
  for (const name of [/^BUTTON Plans/, /^INPUT/, /^BUTTON Start Now/, /^A Quick Buy/, /^A All articles/]) {
    expect
      .soft(
        walked.some((stop) => name.test(stop)),
        String(name),
      )
      .toBe(true);
  }
  expect(walked.at(-1)).toMatch(/^A/);
});
