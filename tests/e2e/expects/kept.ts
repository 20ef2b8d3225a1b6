import type { Page } from '@playwright/test';
import { expect } from '@/tests/e2e/support/test';

/** Waits until the page keeps itself, with its files, for when there is no line (lib/client/common/keepPage.ts). */
export async function expectKept(page: Page, path: string): Promise<void> {
  const isKept = () => page.evaluate(async (file) => (await caches.match(file)) !== undefined, path);
  await expect.poll(isKept, { timeout: 20_000 }).toBe(true);
}
