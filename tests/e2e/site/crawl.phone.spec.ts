import { readdirSync, readFileSync } from 'node:fs';
import { locales } from '@/lib/domain/common/locales';
import { isEnglishOnly, pathIn } from '@/lib/i18n/locales';
import { LIVE } from '@/lib/late/before/typed';
import { expect, expectAccessible, expectFitting, test } from '@/tests/e2e/support/test';

/** Pages that aren't crawled: for developers, without scripts, for wrong addresses, or filled in by the server. */
const aside = /^\/(_app|_document|404|500|offline|dev|docs|sandbox|network-hospitals\/)/;
const addresses = Object.keys(JSON.parse(readFileSync('.next/static-pages.json', 'utf8')) as object).filter(
  (address) => !aside.test(address),
);

/** One address per file of `pages/`: its own, or the first that matches its pattern. */
const kinds = readdirSync('pages', { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.tsx'))
  .map((file) => `/${file.replace(/\/?index\.tsx$|\.tsx$/, '')}`)
  .filter((route) => !aside.test(route))
  .map((route) => {
    const name = '(?!(?:hi|ta)(?:/|$))[^/]+';
    const pattern = new RegExp(`^${route.replaceAll('.', '\\.').replace(/\[[^\]]+\]$/, name)}$`);
    return addresses.find((address) => pattern.test(address)) ?? route;
  });

/** The API answers 401 to a visitor who isn't signed in, which the browser logs as an error. */
const askedToSignIn = /status of 401|401 NOT_SIGNED_IN/;

/** axe runs in Tamil alone, which has the longest words: markup and colours are the same in all languages. */
const judgeIn = { en: expectFitting, hi: expectFitting, ta: expectAccessible };

/** Tamil, with the longest words, shows every page; English and Hindi each show every second one. */
const isShown = {
  ta: () => true,
  hi: (_: string, at: number) => at % 2 === 0,
  en: (path: string, at: number) => at % 2 === 1 || isEnglishOnly(path),
};

for (const locale of locales) {
  const shown = kinds.filter(
    (path, at) => (locale === 'en' || !isEnglishOnly(path)) && isShown[locale](path, at),
  );
  test(`pages of each kind in ${locale}: no word in the console, no sideways scroll, none of axe’s faults where words are longest`, async ({
    page,
  }) => {
    // Visits up to fifty pages.
    test.slow();
    const said: string[] = [];
    page.on('console', (message) => {
      const isFault = message.type() === 'error' || /hydrat/i.test(message.text());
      if (isFault && !askedToSignIn.test(message.text())) said.push(`${page.url()}: ${message.text()}`);
    });
    for (const path of shown) {
      await page.goto(pathIn(locale, path));
      // The first movement loads the scripts of a page of words.
      await page.mouse.move(1, 1);
      await expect(page.locator('html')).toHaveAttribute(LIVE);
      await judgeIn[locale](page).catch((error: Error) => said.push(`${path}: ${error.message}`));
    }
    expect(shown.length).toBeGreaterThan(locale === 'ta' ? 45 : 22);
    expect(said).toEqual([]);
  });
}
