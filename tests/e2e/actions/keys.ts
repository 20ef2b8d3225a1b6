import type { Locator, Page } from '@playwright/test';
import { expect } from '@/tests/e2e/support/test';

const MOST_TABS = 200;

/**
 * Presses Tab, or Shift and Tab if the target comes before, until the target has the focus. A group of radio buttons is
 * one stop; while none is checked, the browser may stop at any of them.
 */
export async function tabsTo(page: Page, target: Locator): Promise<void> {
  await expect(target).toBeVisible();
  for (let tabs = 0; tabs < MOST_TABS; tabs += 1) {
    const way = await target.evaluate((element) => {
      const focused = document.activeElement;
      if (!focused || focused === document.body) return 'Tab';
      const inItsGroup =
        focused.matches('[type=radio]') && focused.getAttribute('name') === element.getAttribute('name');
      if (focused === element || inItsGroup) return undefined;
      const isBehind = focused.compareDocumentPosition(element) & Node.DOCUMENT_POSITION_PRECEDING;
      return isBehind ? 'Shift+Tab' : 'Tab';
    });
    if (!way) return;
    await page.keyboard.press(way);
  }
  throw new Error(`The Tab key does not lead to ${target.toString()}`);
}

export async function pressesByKey(page: Page, target: Locator): Promise<void> {
  await tabsTo(page, target);
  await page.keyboard.press('Enter');
}

/** Types over the field's present value. */
export async function typesByKey(page: Page, field: Locator, text: string): Promise<void> {
  await tabsTo(page, field);
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type(text);
}

/** Chooses a radio button by arrow keys, from the one at which Tab stops. */
export async function picksByKey(page: Page, radio: Locator): Promise<void> {
  await tabsTo(page, radio);
  if (await isFocused(radio)) await page.keyboard.press('Space');
  while (!(await isFocused(radio))) await page.keyboard.press('ArrowDown');
}

/** Opens the device's dialog by a key and chooses a file in it. */
export async function choosesFileByKey(
  page: Page,
  button: Locator,
  [name, buffer]: readonly [string, Buffer],
): Promise<void> {
  const dialog = page.waitForEvent('filechooser');
  await pressesByKey(page, button);
  await (await dialog).setFiles({ name, mimeType: 'image/jpeg', buffer });
}

const isFocused = (target: Locator) => target.evaluate((element) => element === document.activeElement);
