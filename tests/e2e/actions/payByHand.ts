import type { Page } from '@playwright/test';
import mongoose from 'mongoose';
import { startStore } from '@/lib/embedded-mongo/start';
import type { Site } from '../site';
import { expect } from '../test';

/** Marks the quote as declared, identified and paid, while the site is down, and opens its form. */
export async function payByHand(page: Page, site: Site): Promise<Page> {
  await page.waitForURL(/health-declaration/, { waitUntil: 'commit' });
  const quoteId = new URL(page.url()).pathname.split('/').at(-1) ?? '';
  await site.kill();
  const store = await startStore({ dir: `${site.dataDir}/store`, inThread: true });
  const connection = await mongoose.createConnection(store.uri, { dbName: 'sukhayu' }).asPromise();
  const marks = { declaration: 'clean', kyc: 'verified', paidAt: new Date() };
  const quotes = connection.collection<{ _id: string }>('quotes');
  expect((await quotes.updateOne({ _id: quoteId }, { $set: marks })).matchedCount).toBe(1);
  await connection.close();
  await store.stop();
  await site.start();
  await page.goto('/ta');
  const url = await page.evaluate(async (id) => {
    const response = await fetch('/api/QuoteToAppformService/getRedirectionLink', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ quoteId: id }),
    });
    return ((await response.json()) as { url: string }).url;
  }, quoteId);
  expect(url).toMatch(/^\/appforms\//);
  await page.goto(`/ta${url}`);
  return page;
}
