import { type BrowserContext, chromium, type Page, type Response } from '@playwright/test';
import { api, summaryUrl } from '@/lib/config/paths';
import type { ResumeRecordDto } from '@/lib/domain/resume/contract';
import { findChromium } from '@/scripts/chromium.mjs';
import { aFamily, aPlan } from '@/tests/api/support/samples';
import { SiteProgram } from './programs';

const atOnce = 6;
/** Generous: nothing here is about time. */
const patienceMs = 180_000;
/** Small and without pictures, for speed. */
const viewport = { width: 1024, height: 400 };
const args = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--blink-settings=imagesEnabled=false',
];

export type Visitor = { context: BrowserContext; number: number };

export async function withVisitors(count: number, visit: (visitor: Visitor) => Promise<void>): Promise<void> {
  const site = await SiteProgram.open();
  const browser = await chromium.launch({ executablePath: String(await findChromium()), args });
  let next = 0;
  const work = async (): Promise<void> => {
    while (next < count) {
      const number = next++;
      const context = await browser.newContext({ baseURL: `http://localhost:${site.port}`, viewport });
      context.setDefaultTimeout(patienceMs);
      await visit({ context, number });
      await context.close();
    }
  };
  try {
    await Promise.all(Array.from({ length: atOnce }, work));
  } finally {
    await browser.close();
    await site.kill();
  }
}

export async function makeQuote({ request }: BrowserContext): Promise<string> {
  const answer = await request.post(api.quote, { data: { ...aFamily(), ...aPlan() } });
  const { quoteId } = (await answer.json()) as { quoteId: string };
  return quoteId;
}

/** The summary of an own quote, after its record is stored. */
export async function openSummary(context: BrowserContext, quoteId: string): Promise<Page> {
  const page = await context.newPage();
  const isSave = (response: Response) => response.url().includes(api.revisitUpdate) && response.ok();
  await Promise.all([page.waitForResponse(isSave), page.goto(summaryUrl(quoteId))]);
  return page;
}

export const chooseYears = async (page: Page, years: number): Promise<void> =>
  page.locator(`input[name="tenure"][value="${years}"]`).evaluate((input: HTMLInputElement) => input.click());

/** What the server has stored. */
async function yearsStored(context: BrowserContext): Promise<number | undefined> {
  const cookies = await context.cookies();
  const uuid = cookies.find(({ name }) => name === 'uuid_resume')?.value ?? '';
  const answer = await context.request.get(`${api.revisit}?uuid=${uuid}`);
  if (!answer.ok()) return undefined;
  const { getQuickQuoteForm } = (await answer.json()) as ResumeRecordDto;
  return (getQuickQuoteForm as { plan?: { tenure?: number } } | undefined)?.plan?.tenure;
}

export async function isStored(context: BrowserContext, years: number, withinMs: number): Promise<boolean> {
  for (const end = Date.now() + withinMs; ;) {
    if ((await yearsStored(context)) === years) return true;
    if (Date.now() > end) return false;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}
