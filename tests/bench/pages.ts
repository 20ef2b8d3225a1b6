import { Site } from '@/tests/e2e/support/site';
import { serveEmptyNext } from './pages/emptyNext';
import { kilobytes } from './pages/figures';
import { measureFirstView, printFirstView, type Variants } from './pages/firstView';
import { missedGoals } from './pages/goals';
import { interactOn } from './pages/touch/interactOn';
import { bringTo } from './pages/onPage';
import { type AskedPage, options } from './pages/options';
import { Phone } from './pages/phone';
import { printWeight } from './pages/printWeight';
import { waitForQuiet } from './pages/quiet';
import { touchPage } from './pages/touch/touchPage';
import { weigh, type Weight } from './pages/weight';
import { serveWithoutScripts } from './pages/withoutScripts';

/**
 * npm run bench:pages: what a phone gets of each page and when, beside the same HTML without scripts and an empty Next
 * page. PAGES, LOCALES, PARTS, RUNS, LINE, WAIT and BEFORE choose (pages/options.ts).
 */

const { runs, parts, before, pages, wait } = options;

await waitForQuiet(wait * 1000);
const site = await Site.open();
const closing: (() => unknown)[] = [() => site.close()];
const served = async <Served extends { url: string; close: () => void }>(serving: Promise<Served>) => {
  const { url, close } = await serving;
  closing.push(close);
  return url;
};
const empty = await served(serveEmptyNext());
const noScripts = await served(serveWithoutScripts(site.url));
const beforeNoScripts = before && (await served(serveWithoutScripts(before)));

const variantsOf = (path: string, page: AskedPage): Variants => ({
  'as it is': site.url + path,
  'without scripts': noScripts + path,
  ...(page === pages[0] && { 'an empty Next page': empty }),
  ...(before && { before: before + path }),
  ...(beforeNoScripts && { 'before, without scripts': beforeNoScripts + path }),
});

async function measure(page: AskedPage, ofEmpty: Weight): Promise<void> {
  const { phone, path } = await bringTo(page, site.url);
  console.log(`\n${page.name}, ${page.locale}`);
  if (parts.has('lighthouse'))
    printFirstView(page, await measureFirstView(phone, page, variantsOf(path, page), runs));
  if (parts.has('weight')) printWeight(page, await weigh(phone, site.url + path), ofEmpty);
  if (parts.has('touch')) await touchPage(phone, page, site.url + path);
  if (parts.has('journey')) await interactOn(phone, page);
  await phone.close();
}

try {
  const phone = await Phone.open(site.url);
  const ofEmpty = await weigh(phone, empty);
  await phone.close();
  console.log(
    `empty Next page: script ${kilobytes(ofEmpty.script)}; ${runs} runs of each page in turn, medians, a phone on slow 4G`,
  );
  for (const page of pages) await measure(page, ofEmpty);
} finally {
  for (const close of closing) await close();
}
process.exitCode = missedGoals() === 0 ? 0 : 1;
