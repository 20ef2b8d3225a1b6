import { type BrowserContext, chromium, type Page } from '@playwright/test';
import { freePort } from '@/tests/freePort';

/** As in playwright.config.ts: no requests of Chromium's own. */
const args = [
  '--no-sandbox',
  '--disable-gpu',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** The lines that a phone is measured on, in bytes a second, with the slowdown of its processor. */
export const lines = {
  slow4g: { latency: 150, downloadThroughput: 200_000, uploadThroughput: 90_000, cpu: 4 },
  '400k': { latency: 400, downloadThroughput: 50_000, uploadThroughput: 50_000, cpu: 6 },
} as const;
export type Line = keyof typeof lines;

type Kept = { cookies: Awaited<ReturnType<BrowserContext['cookies']>>; stored: Record<string, string> };

/** A phone's browser with a profile of its own, which Lighthouse may drive too. */
export class Phone {
  private kept: Kept = { cookies: [], stored: {} };

  private constructor(
    readonly context: BrowserContext,
    readonly port: number,
    private readonly site: string,
  ) {}

  static async open(site: string): Promise<Phone> {
    const port = await freePort();
    const context = await chromium.launchPersistentContext('', {
      executablePath: process.env['CHROMIUM'] ?? '/usr/bin/chromium',
      args: [...args, `--remote-debugging-port=${port}`],
      viewport: { width: 360, height: 740 },
      isMobile: true,
      hasTouch: true,
      baseURL: site,
      locale: 'en-IN',
      timezoneId: 'Asia/Kolkata',
    });
    // tsx names functions by a helper that pages don't have.
    await context.addInitScript('globalThis.__name = (named) => named');
    return new Phone(context, port, site);
  }

  /** Notes cookies and storage of a page, for `restore`. */
  async keep(page: Page): Promise<void> {
    this.kept = {
      cookies: await this.context.cookies(),
      stored: page.url().startsWith(this.site) ? await page.evaluate(() => ({ ...localStorage })) : {},
    };
  }

  /** Every measured load begins with the same cookies and storage, and an empty cache. */
  async restore(): Promise<void> {
    await this.context.clearCookies();
    await this.context.addCookies(this.kept.cookies);
    const page = await this.context.newPage();
    await page.goto(`${this.site}/icon.svg`);
    await page.evaluate((stored) => {
      localStorage.clear();
      sessionStorage.clear();
      for (const [key, value] of Object.entries(stored)) localStorage.setItem(key, value);
    }, this.kept.stored);
    const session = await this.context.newCDPSession(page);
    await session.send('Network.clearBrowserCache');
    await page.close();
  }

  /** A new tab on a slow line with a slow processor. */
  async openTab(line: Line) {
    const page = await this.context.newPage();
    const session = await this.context.newCDPSession(page);
    const { cpu, ...conditions } = lines[line];
    await session.send('Network.enable');
    await session.send('Network.emulateNetworkConditions', { offline: false, ...conditions });
    await session.send('Emulation.setCPUThrottlingRate', { rate: cpu });
    return { page, session };
  }

  close = () => this.context.close();
}
