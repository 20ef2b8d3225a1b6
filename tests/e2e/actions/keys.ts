import type { Locator, Page } from '@playwright/test';
import { pressesByKey, tabsTo } from './desk';

/** Over what stands there. */
export async function typesByKey(page: Page, field: Locator, text: string): Promise<void> {
  await tabsTo(page, field);
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type(text);
}

/** A group of radios is one stop of Tab; arrows lead on in it. */
export async function picksByKey(page: Page, radio: Locator): Promise<void> {
  const name = (await radio.getAttribute('name')) ?? '';
  const inGroup = page.locator(`input[type=radio][name="${name}"]:focus`);
  while ((await inGroup.count()) === 0) await page.keyboard.press('Tab');
  if (await isFocused(radio)) await page.keyboard.press('Space');
  while (!(await isFocused(radio))) await page.keyboard.press('ArrowDown');
}

/** The device's own dialog opens by the key; what is chosen there is not the page's. */
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
