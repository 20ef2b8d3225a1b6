import type { Page } from '@playwright/test';
import { expect } from '../support/test';
import { press, says } from './purchase';
import { readMessage } from './verify';

/** On a Tamil page that asks for number and code. */
export async function signsIn(page: Page, mobile: string): Promise<void> {
  const since = new Date().toISOString();
  await page.getByLabel(says('verify.number')).fill(mobile);
  await press(page, 'verify.send');
  const field = page.getByLabel(says('verify.code'));
  await expect(field).toBeFocused();
  const { text } = await readMessage(page, mobile, since);
  await field.fill(/\d{6}/.exec(text)?.[0] ?? '');
  await press(page, 'verify.confirm');
}
