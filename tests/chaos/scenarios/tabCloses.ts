import { setTimeout as wait } from 'node:timers/promises';
import type { Page } from '@playwright/test';
import { paths } from '@/lib/config/paths';
import { SAVE_DEBOUNCE_MS } from '@/lib/domain/resume/resume';
import { Faults, type Scenario } from '../scenario';
import { chooseYears, isStored, openSummary, type Visitor, withVisitors } from '../visitors';

const shareAtServer = 0.99;
const arrivesWithinMs = 20_000;

/** In how many ways a page goes. The last is an app that the phone puts away, and then ends. */
const leave: readonly ((page: Page) => Promise<unknown>)[] = [
  async (page) => page.close({ runBeforeUnload: true }),
  async (page) => page.reload(),
  async (page) => page.goto('about:blank'),
  async (page) => {
    await page.evaluate(() => {
      Object.defineProperty(document, 'visibilityState', { value: 'hidden' });
      document.dispatchEvent(new Event('visibilitychange'));
    });
    await page.close();
  },
];

/** Real pages in a real browser go within the two seconds in which a change waits to be sent. */
export const tabCloses: Scenario = {
  name: 'tabs closed inside the debounce',
  unit: 'closes',
  load: { full: 1000, short: 0 },
  breaks: ['no-flush'],
  run: async ({ load, random, broken }) => {
    const faults = new Faults();
    let [onDevice, atServer] = [0, 0];
    const prepare = async (page: Page): Promise<void> => {
      if (broken === 'no-flush') await page.addInitScript(hideTheEnd);
    };
    await withVisitors(load, prepare, async (visitor) => {
      const afterMs = random() * SAVE_DEBOUNCE_MS;
      const typed = String(100_000 + Math.floor(random() * 900_000));
      const [isBack, isSaved] = await typeAndLeave(visitor, {
        typed,
        years: random() < 0.5 ? 2 : 3,
        afterMs,
      });
      if (isBack) onDevice += 1;
      else faults.add('fields not back on their device', `left after ${Math.round(afterMs)} ms`);
      if (isSaved) atServer += 1;
    });
    if (atServer < load * shareAtServer) faults.add('too few forms at the server', `${atServer} of ${load}`);
    return {
      counted: `${onDevice} of ${load} fields back on the device, ${atServer} of ${load} forms at the server`,
      failures: faults.list(),
    };
  },
};

type Change = { typed: string; years: number; afterMs: number };

async function typeAndLeave(visitor: Visitor, change: Change): Promise<[boolean, boolean]> {
  const { context, number } = visitor;
  const go = leave[number % leave.length] as (page: Page) => Promise<unknown>;
  const members = await context.newPage();
  await Promise.all([openSummary(visitor), members.goto(paths.getQuote)]);
  await Promise.all([
    members.getByLabel('Pincode or city').fill(change.typed),
    chooseYears(visitor.page, change.years),
  ]);
  await wait(change.afterMs);
  await Promise.all([go(members), go(visitor.page)]);
  const isSaved = await isStored(context, change.years, arrivesWithinMs);
  const back = await context.newPage();
  await back.goto(paths.getQuote);
  const isBack = (await back.getByLabel('Pincode or city').inputValue()) === change.typed;
  return [isBack, isSaved];
}

/** In the page: nobody is told that it goes away. */
function hideTheEnd(): void {
  for (const [target, name] of [
    [window, 'pagehide'],
    [document, 'visibilitychange'],
  ] as const)
    target.addEventListener(name, (event) => event.stopImmediatePropagation(), true);
}
