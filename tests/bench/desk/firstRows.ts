import { type BrowserContext, chromium } from '@playwright/test';
import { api, paths } from '@/lib/config/paths';
import { median } from '@/tests/bench/besideNext';
import { staffIdOf, staffMobileOf } from './fill';

const runs = Number(process.env['BENCH_RUNS'] ?? 20);
const goal = 1.3;

/** Notes when the first row, or the face of an empty list, is painted. */
const watch = () => {
  const seen = new MutationObserver(() => {
    if (!document.querySelector('tbody [data-opener], main h2')) return;
    seen.disconnect();
    requestAnimationFrame(() =>
      setTimeout(() => ((window as { paintedAt?: number }).paintedAt = performance.now())),
    );
  });
  seen.observe(document, { childList: true, subtree: true });
};

/** The desk with rows beside one without, opened in turn. The number of missed goals. */
export async function compareFirstRows(ports: Readonly<Record<'empty' | 'filled', number>>): Promise<number> {
  const browser = await chromium.launch({
    executablePath: process.env['CHROMIUM'] ?? '/usr/bin/chromium',
    args: ['--no-sandbox', '--disable-gpu', '--no-first-run', '--disable-background-networking'],
  });
  const opened = await Promise.all(
    Object.entries(ports).map(async ([name, port]) => {
      const context = await browser.newContext({
        baseURL: `http://localhost:${port}`,
        locale: 'en-IN',
        viewport: { width: 1280, height: 800 },
      });
      // tsx names functions by a helper that pages don't have.
      await context.addInitScript('globalThis.__name = (named) => named');
      await context.addInitScript(watch);
      await signIn(context);
      return { name, context, times: [] as number[] };
    }),
  );
  for (let run = -2; run < runs; run++)
    for (const { context, times } of opened) {
      const taken = await paint(context);
      if (run >= 0) times.push(taken);
    }
  await browser.close();
  const [empty = 1, filled = 0] = opened.map(({ times }) => median(times));
  const ratio = filled / empty;
  console.log(
    `first rows painted: ${filled.toFixed(0)} ms; an empty list: ${empty.toFixed(0)} ms; ratio ${ratio.toFixed(2)} (goal ${goal}) ${ratio > goal ? 'MISSED' : 'kept'}`,
  );
  return ratio > goal ? 1 : 0;
}

async function signIn({ request }: BrowserContext): Promise<void> {
  const asked = await request.post(api.otpStaffGenerate, { data: { staffId: staffIdOf(2) } });
  const { requestId } = (await asked.json()) as { requestId: string };
  const outbox = await request.get(`/api/dev/outbox?to=${staffMobileOf(2)}`);
  const [message] = (await outbox.json()) as { text: string }[];
  const otp = message?.text.slice(0, 6);
  const answer = await request.post(api.otpStaffValidate, { data: { requestId, otp } });
  if (!answer.ok()) throw new Error(`not signed in: ${answer.status()}`);
}

async function paint(context: BrowserContext): Promise<number> {
  const page = await context.newPage();
  await page.goto(paths.dashboard);
  const handle = await page.waitForFunction(() => (window as { paintedAt?: number }).paintedAt);
  const taken = (await handle.jsonValue()) ?? 0;
  await page.close();
  return taken;
}
