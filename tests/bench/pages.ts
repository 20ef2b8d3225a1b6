import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { chromium } from '@playwright/test';
import { apart } from '../apart';

/**
 * npm run bench:pages: weight and layout shift of each page beside an empty page of the same build;
 * Lighthouse for home.
 */

const port = 4312;
const base = `http://localhost:${port}`;
const lighthouse = 'lighthouse@12.8.2';
const goals = { homeScript: 1.3, journeyScript: 1.8, htmlBytes: 14 * 1024, cls: 0 };
const pages = [
  { name: 'home', url: '/', script: goals.homeScript },
  { name: 'home, Hindi', url: '/hi', script: goals.homeScript },
  { name: 'home, Tamil', url: '/ta', script: goals.homeScript },
  { name: 'members and plans', url: '/health-insurance-plan/get-quote', script: goals.journeyScript },
  { name: 'summary', url: '/health-insurance-plan/summary/none', script: goals.journeyScript },
];

let missed = 0;
function judge(value: number, goal: number, unit: string): string {
  if (value > goal) missed++;
  return `${Number(value.toFixed(3))}${unit} (goal ${goal}${unit}: ${value <= goal ? 'kept' : 'MISSED'})`;
}

const kilobytes = (bytes: number) => `${(bytes / 1024).toFixed(1)} KB`;

async function brotliSize(url: string): Promise<number> {
  const answer = await fetch(base + url, { headers: { 'accept-encoding': 'identity' } });
  return brotliCompressSync(Buffer.from(await answer.arrayBuffer())).length;
}

/** Bytes as sent, of scripts and styles that the document names. */
async function weigh(url: string): Promise<{ script: number; html: number }> {
  const html = await (await fetch(base + url)).text();
  const sources = [...html.matchAll(/<script[^>]+src="([^"]+)"(?![^>]*nomodule)/gi)].map(
    (match) => match[1] ?? '',
  );
  const styles = [
    ...html.matchAll(
      /<link[^>]+href="([^"]+\.css)"[^>]*rel="stylesheet"|<link[^>]+rel="stylesheet"[^>]*href="([^"]+)"/gi,
    ),
  ];
  let script = 0;
  for (const source of new Set(sources)) script += await brotliSize(source);
  let sum = brotliCompressSync(html).length;
  for (const style of new Set(styles.map((match) => match[1] ?? match[2] ?? '')))
    sum += await brotliSize(style);
  return { script, html: sum };
}

/** Cumulative layout shift on a slow phone, until idle and scrolled to the end. */
async function layoutShift(url: string): Promise<number> {
  const browser = await chromium.launch({
    executablePath: process.env['CHROMIUM'] ?? '/usr/bin/chromium',
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--disable-sync'],
  });
  const page = await browser.newPage({
    viewport: { width: 360, height: 740 },
    isMobile: true,
    hasTouch: true,
  });
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 150,
    downloadThroughput: 200_000,
    uploadThroughput: 90_000,
  });
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  await page.addInitScript(() => {
    Object.assign(window, { shift: 0 });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { value, hadRecentInput } = entry as PerformanceEntry & {
          value: number;
          hadRecentInput: boolean;
        };
        if (!hadRecentInput) (window as unknown as { shift: number }).shift += value;
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await page.goto(base + url, { waitUntil: 'networkidle' });
  await page.evaluate(() => document.fonts.ready);
  const shift = await page.evaluate(() => (window as unknown as { shift: number }).shift);
  await browser.close();
  return shift;
}

function runLighthouse(url: string): void {
  const flags = '--headless --no-sandbox --disable-gpu --disable-background-networking --disable-sync';
  const output = path.join(tmpdir(), `sukhayu-lighthouse-${process.pid}.json`);
  const done = spawnSync(
    'npx',
    [
      '--yes',
      lighthouse,
      base + url,
      '--quiet',
      '--output=json',
      `--output-path=${output}`,
      `--chrome-flags=${flags}`,
    ],
    {
      env: { ...process.env, CHROME_PATH: process.env['CHROMIUM'] ?? '/usr/bin/chromium' },
      stdio: ['ignore', 'ignore', 'pipe'],
    },
  );
  if (done.status !== 0) {
    missed++;
    console.log(`Lighthouse could not run: ${done.stderr.toString().trim().split('\n').at(-1) ?? ''}`);
    return;
  }
  const report = JSON.parse(readFileSync(output, 'utf8')) as {
    categories: Record<string, { score: number }>;
  };
  rmSync(output);
  for (const [name, { score }] of Object.entries(report.categories)) {
    const goal = name === 'performance' ? 0.98 : 1;
    if (score < goal) missed++;
    console.log(`  Lighthouse ${name}: ${score} (goal ${goal}: ${score >= goal ? 'kept' : 'MISSED'})`);
  }
}

async function ready(): Promise<void> {
  for (let tries = 0; tries < 300; tries++) {
    if ((await fetch(`${base}/`).catch(() => undefined))?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  throw new Error('the site did not get ready');
}

const dataDir = mkdtempSync(path.join(tmpdir(), 'sukhayu-bench-'));
const site = spawn(process.execPath, ['scripts/start.mjs'], {
  env: { ...process.env, ...apart, PORT: String(port), DATA_DIR: dataDir, LOG_LEVEL: 'silent' },
  stdio: ['ignore', 'ignore', 'inherit'],
});
await ready();
const empty = await weigh('/dev/empty');
console.log(
  `empty page: script ${kilobytes(empty.script)}, HTML with styles ${kilobytes(empty.html)} (brotli)`,
);
for (const { name, url, script } of pages) {
  const weight = await weigh(url);
  console.log(`${name}: script ${kilobytes(weight.script)}, HTML with styles ${kilobytes(weight.html)}`);
  console.log(`  script beside the empty page: ${judge(weight.script / empty.script, script, ' ×')}`);
  console.log(`  HTML with styles: ${judge(weight.html / 1024, goals.htmlBytes / 1024, ' KB')}`);
  console.log(`  layout shift: ${judge(await layoutShift(url), goals.cls, '')}`);
}
runLighthouse('/');
site.kill('SIGTERM');
await once(site, 'exit');
rmSync(dataDir, { recursive: true, force: true });
process.exitCode = missed === 0 ? 0 : 1;
