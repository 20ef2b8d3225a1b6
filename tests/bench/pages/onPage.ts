import type { AskedPage } from './options';
import { Phone } from './phone';

/** A phone that came to the page as a customer does, and the page's path in its language. */
export async function bringTo(page: AskedPage, site: string): Promise<{ phone: Phone; path: string }> {
  const phone = await Phone.open(site);
  const tab = await phone.context.newPage();
  const path = page.begin ? await page.begin(tab) : page.path;
  await phone.keep(tab);
  await tab.close();
  return { phone, path: page.locale === 'en' ? path : `/${page.locale}${path}`.replace(/\/$/, '') };
}
