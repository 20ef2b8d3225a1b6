import type { Page } from '@playwright/test';
import type { Locale } from '@/lib/i18n/locales';
import { press, says, typesSentCode } from './purchase';

/** Types number and code on a page that asks for them. The page is in Tamil unless `locale` says otherwise. */
export async function signsIn(page: Page, mobile: string, locale?: Locale): Promise<void> {
  const since = new Date().toISOString();
  await page.getByLabel(says('verify.number', locale)).fill(mobile);
  await press(page, 'verify.send', locale);
  await typesSentCode(page, { mobile, since, ...(locale && { locale }) });
}
