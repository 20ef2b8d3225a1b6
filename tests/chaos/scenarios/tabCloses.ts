import { setTimeout as wait } from 'node:timers/promises';
import type { BrowserContext, Page } from '@playwright/test';
import { paths } from '@/lib/config/paths';
import { SAVE_DEBOUNCE_MS } from '@/lib/domain/resume/resume';
import { Faults, type Scenario } from '@/tests/chaos/scenario';
import { chooseYears, isStored, makeQuote, openSummary, withVisitors } from '@/tests/chaos/visitors';

const shareAtServer = 0.99;
const arrivesWithinMs = 60_000;

/** Ways to leave a page; the last is an app put in the background and killed. */
const leave: readonly (readonly [string, (page: Page) => Promise<unknown>])[] = [
  ['closed', async (page) => page.close({ runBeforeUnload: true })],
  ['reloaded', async (page) => page.reload()],
  ['left', async (page) => page.goto('about:blank')],
  [
    'put away',
    async (page) => {
      await page.evaluate(() => {
        Object.defineProperty(document, 'visibilityState', { value: 'hidden' });
        document.dispatchEvent(new Event('visibilitychange'));
      });
      await page.close();
    },
  ],
];

/** In one browser, with a warm cache. */
const closesEach = 10;

/** Real pages close within the two seconds' debounce. */
export const tabCloses: Scenario = {
  name: 'tabs closed inside the debounce',
  unit: 'closes',
  load: { full: 1000, short: 0 },
  breaks: ['no-flush'],
  run: async ({ load, random, broken }) => {
    const faults = new Faults();
    const late: string[] = [];
    let onDevice = 0;
    await withVisitors(Math.ceil(load / closesEach), async ({ context, number }) => {
      if (broken === 'no-flush') await context.addInitScript(hideTheEnd);
      const quoteId = await makeQuote(context);
      let years = 1;
      let members = await openMembers(context);
      const first = number * closesEach;
      for (let close = first; close < Math.min(first + closesEach, load); close++) {
        const [name, go] = leave[close % leave.length] as (typeof leave)[number];
        const afterMs = random() * SAVE_DEBOUNCE_MS;
        const typed = String(100_000 + Math.floor(random() * 900_000));
        const told = `${name} after ${Math.round(afterMs)} ms`;
        years = (years % 3) + 1;
        const summary = await openSummary(context, quoteId);
        await Promise.all([pincode(members).fill(typed), chooseYears(summary, years)]);
        await wait(afterMs);
        await Promise.all([go(members), go(summary)]);
        if (!(await isStored(context, years, arrivesWithinMs))) late.push(told);
        await summary.close();
        members = await openMembers(context, members);
        if ((await pincode(members).inputValue()) === typed) onDevice += 1;
        else faults.add('fields not back on their device', told);
      }
    });
    const atServer = load - late.length;
    if (atServer < load * shareAtServer)
      faults.add('too few forms at the server', late.slice(0, 9).join(', '));
    return {
      counted: `${onDevice} of ${load} fields back on the device, ${atServer} of ${load} forms at the server`,
      failures: faults.list(),
    };
  },
};

const pincode = (page: Page) => page.getByLabel('Pincode or city');

async function openMembers(context: BrowserContext, before?: Page): Promise<Page> {
  const page = before && !before.isClosed() ? before : await context.newPage();
  if (!page.url().includes(paths.getQuote)) await page.goto(paths.getQuote);
  return page;
}

/** In the page: suppresses the events of leaving. */
function hideTheEnd(): void {
  for (const [target, name] of [
    [window, 'pagehide'],
    [document, 'visibilitychange'],
  ] as const)
    target.addEventListener(name, (event) => event.stopImmediatePropagation(), true);
}
