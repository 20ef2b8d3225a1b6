import type { Page } from '@playwright/test';
import { api, paths } from '@/lib/config/paths';
import { CHECK_DELAY_MS } from '@/lib/domain/resume/resume';
import { Faults, type Scenario } from '@/tests/chaos/scenario';
import { withVisitors } from '@/tests/chaos/visitors';
import { expected, lookupOf, type Row, rows } from './truthTable';

/** The widest bottom sheet, the narrowest modal, a desktop. */
const widths = [599, 600, 1280];
const height = 800;
const rem = 16;
const jobs = rows.flatMap((row) => widths.map((width) => ({ row, width })));
const jobsEach = 54;
const toleranceMs = 100;
/** Longest answer in page time. */
const answerMs = 900;
const elsewhere = paths.tools;

type Job = (typeof jobs)[number];
type Served = { row: Row; now: number; asked: number };

/** Every row in a page with a fake clock: when it asks, what opens, in which layout, and where it leads. */
export const dialogAtWidths: Scenario = {
  name: 'dialog at three widths',
  unit: 'rows',
  load: { full: jobs.length, short: 0 },
  breaks: ['late-clock'],
  run: async ({ load, broken }) => {
    const faults = new Faults();
    let open = 0;
    await withVisitors(Math.ceil(load / jobsEach), async ({ context, number }) => {
      const page = await context.newPage();
      const served = { row: rows[0] as Row, now: 0, asked: 0 };
      await serve(page, served, broken === 'late-clock' ? 1 : 0);
      const first = number * jobsEach;
      for (const job of jobs.slice(first, Math.min(first + jobsEach, load))) {
        Object.assign(served, { row: job.row, asked: 0 });
        const found = await visit(page, job, served);
        const wanted = expected(job.row);
        if (wanted !== 'closed') open += 1;
        if (found !== wanted) faults.add('rows otherwise', `${JSON.stringify(job)}: ${found}, not ${wanted}`);
      }
    });
    return {
      counted: `${open} open the dialog, ${CHECK_DELAY_MS} ms after landing, each leads where it should`,
      failures: faults.list(),
    };
  },
};

async function serve(page: Page, served: Served, lateness: number): Promise<void> {
  await page.clock.install();
  await page.route(`**${api.revisit}?*type=aggregate*`, async (route) => {
    served.asked += 1;
    await route.fulfill({ json: lookupOf(served.row, new Date(served.now), lateness) });
  });
  // Loads the lookup's code before the first row.
  await remember(page);
  await page.goto(elsewhere, { waitUntil: 'networkidle' });
  await page.clock.pauseAt(Date.now() + 3_600_000);
}

/** A new journey, so that none counts as declined. */
async function remember(page: Page): Promise<void> {
  const cookie = { name: 'uuid_resume', value: crypto.randomUUID(), domain: 'localhost', path: '/' };
  await page.context().addCookies([cookie]);
}

/** Waits by the page's clock and resumes where offered. */
async function visit(page: Page, { row, width }: Job, served: Served): Promise<string> {
  const dialog = page.getByRole('dialog');
  await page.setViewportSize({ width, height });
  await remember(page);
  await go(page, '/');
  served.now = (await page.evaluate(() => Date.now())) + CHECK_DELAY_MS + toleranceMs + answerMs;
  await page.clock.runFor(CHECK_DELAY_MS - toleranceMs);
  if (served.asked > 0) return 'asked too early';
  const answer = page.waitForResponse((response) => response.url().includes('type=aggregate'));
  await page.clock.runFor(2 * toleranceMs);
  await (await answer).finished();
  await page.clock.runFor(500);
  if (expected(row) !== 'closed') await dialog.waitFor();
  const found = (await dialog.count()) === 0 ? 'closed' : await resume(page, row, width);
  await go(page, elsewhere);
  return found;
}

async function resume(page: Page, row: Row, width: number): Promise<string> {
  const dialog = page.getByRole('dialog');
  const box = (await dialog.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  const isRight = width < 600 ? isSheet(box, width, row.isPaid) : isModal(box, width);
  if (!isRight) return `a dialog of ${JSON.stringify(box)}`;
  await dialog.getByRole('button', { name: 'Resume journey' }).click();
  for (let waits = 0; ; waits++) {
    await page.clock.runFor(100);
    const found = await place(page);
    if ((found === expected(row) && (await dialog.count()) === 0) || waits > 50) return found;
  }
}

type Box = { x: number; y: number; width: number; height: number };

/** At the lower edge: 15rem high after payment, otherwise 30rem. */
function isSheet(box: Box, width: number, isPaid: boolean): boolean {
  const isBelow = Math.abs(box.y + box.height - height) <= 1;
  return isBelow && box.width === width && box.height === (isPaid ? 15 : 30) * rem;
}

function isModal(box: Box, width: number): boolean {
  return box.width < width && box.y > 1 && Math.abs(box.x + box.width / 2 - width / 2) <= 1;
}

const place = async (page: Page): Promise<string> =>
  page.evaluate(() =>
    document.activeElement?.matches('#start input') ? 'lead form' : location.pathname + location.search,
  );

/** Navigates without a reload. */
async function go(page: Page, path: string): Promise<void> {
  await page.evaluate(
    async (to) =>
      (
        window as unknown as { next: { router: { push: (to: string) => Promise<unknown> } } }
      ).next.router.push(to),
    path,
  );
}
