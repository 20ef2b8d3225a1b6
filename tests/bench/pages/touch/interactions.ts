import type { Locator, Page } from '@playwright/test';
import { paths } from '@/lib/config/paths';
import { middleOf, tapAt } from './tap';
import type { Line, Phone } from '@/tests/bench/pages/phone';

type Step = { name: string; target: (page: Page) => Locator };

const steps = {
  members: [
    { name: 'choosing a person', target: (page) => page.getByText('Husband or wife').first() },
    { name: 'one more son', target: (page) => page.getByRole('button', { name: 'Sons: one more' }) },
  ],
  plans: [
    {
      name: 'choosing a sum insured',
      target: (page) => page.locator('label:has(input[name=sumInsured]:not(:checked))').first(),
    },
    {
      name: 'choosing a plan',
      target: (page) => page.getByRole('button', { name: /^Choose / }).nth(1),
    },
    {
      name: 'opening the bill',
      target: (page) => page.getByRole('button', { name: 'See the price, line by line' }),
    },
  ],
} satisfies Record<string, readonly Step[]>;
type Walked = keyof typeof steps;

export const isWalked = (name: string): name is Walked => name in steps;

/** From the load event until all of a page has come and is drawn. */
const ALONE_MS = 8_000;

export type Journey = { interactions: Record<string, number>; longTasks: readonly number[] };

/** Responsiveness as the browser times it. Texts are English. */
export async function measureInteractions(phone: Phone, name: Walked, line: Line): Promise<Journey> {
  await phone.restore();
  const { page, session } = await phone.openTab(line);
  await page.addInitScript(observe);
  await page.goto(name === 'plans' ? paths.plans : paths.getQuote, { waitUntil: 'load' });
  // Alone: looking for an element takes Playwright tasks of up to 50 ms in the page, longer than any of ours.
  await page.waitForTimeout(ALONE_MS);
  const { longTasks } = await observed(page);
  const interactions: Record<string, number> = {};
  for (const { name: step, target } of steps[name]) {
    await target(page).waitFor();
    await target(page).evaluate((element) => element.scrollIntoView({ block: 'center' }));
    await page.waitForLoadState('networkidle');
    await page.waitForTimeout(1_500);
    const middle = await middleOf(target(page));
    await page.evaluate(() => Object.assign(window, { longest: 0, longTasks: [] }));
    await tapAt(session, middle);
    await page.waitForTimeout(1_500);
    const after = await observed(page);
    interactions[step] = after.longest;
    longTasks.push(...after.longTasks);
  }
  await page.close();
  return { interactions, longTasks };
}

type Observed = { longest: number; longTasks: number[] };

const observed = (page: Page) =>
  page.evaluate(() => {
    const { longest, longTasks } = window as unknown as Observed;
    return { longest, longTasks };
  });

/** In the page: the longest interaction since it was last reset, and every long task after the first view. */
function observe(): void {
  const seen: Observed = Object.assign(window as unknown as Observed, { longest: 0, longTasks: [] });
  let firstView = Infinity;
  new PerformanceObserver((list) => {
    firstView = list.getEntriesByName('first-contentful-paint')[0]?.startTime ?? firstView;
  }).observe({ type: 'paint', buffered: true });
  new PerformanceObserver((list) => {
    for (const { startTime, duration } of list.getEntries())
      if (startTime > firstView) seen.longTasks.push(duration);
  }).observe({ type: 'longtask', buffered: true });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & { interactionId: number })[])
      if (entry.interactionId > 0) seen.longest = Math.max(seen.longest, entry.duration);
  }).observe({ type: 'event', buffered: true, durationThreshold: 16 } as PerformanceObserverInit);
}
