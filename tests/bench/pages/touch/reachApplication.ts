import type { Page } from '@playwright/test';
import {
  agreesAndGoesToPay,
  choosesPlan,
  declaresHealth,
  goesToTheForm,
  pays,
  press,
  provesNumber,
  saysFamily,
  saysWho,
  showsPan,
} from '@/tests/e2e/actions/purchase';

/** Buys as the end-to-end tests do, in Tamil, up to the application form; resolves to its address in English. */
export async function reachesApplication(page: Page): Promise<string> {
  await page.goto('/ta');
  await saysWho(page);
  await page.waitForURL(/get-quote\?quoteId=/);
  await saysFamily(page);
  await choosesPlan(page);
  await provesNumber(page);
  await declaresHealth(page);
  await press(page, 'declaration.confirm');
  await showsPan(page);
  await agreesAndGoesToPay(page);
  await pays(page);
  await goesToTheForm(page);
  await page.waitForURL(/\/ta\/appforms\//);
  return new URL(page.url()).pathname.replace(/^\/ta/, '');
}
