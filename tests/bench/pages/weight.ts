import { brotliCompressSync } from 'node:zlib';
import type { CDPSession } from '@playwright/test';
import type { Phone } from './phone';

/** Long enough for what a page of words fetches after six seconds at rest (scripts/site/early.ts). */
const REST_MS = 15_000;

/** Bytes as they were sent. */
export type Weight = { html: number; script: number; scriptAtRest: number };

/** A page's bytes on slow 4G: at its load event, that is before anybody could touch it, and at rest. */
export async function weigh(phone: Phone, url: string): Promise<Weight> {
  await phone.restore();
  const { page, session } = await phone.openTab('slow4g');
  const script = countScripts(session);
  const answer = await page.goto(url, { waitUntil: 'load' });
  const atLoad = script();
  const blocking = await page.evaluate(async () => {
    const sheets = performance
      .getEntriesByType('resource')
      .filter((entry) => (entry as { renderBlockingStatus?: string }).renderBlockingStatus === 'blocking')
      .filter(({ name }) => new URL(name).pathname.endsWith('.css'));
    return Promise.all(sheets.map(async ({ name }) => (await fetch(name)).text()));
  });
  await page.waitForTimeout(REST_MS);
  const atRest = script();
  const html = [await answer?.text(), ...blocking].map((text = '') => brotliCompressSync(text).length);
  await page.close();
  return { html: html.reduce((sum, size) => sum + size, 0), script: atLoad, scriptAtRest: atRest };
}

function countScripts(session: CDPSession): () => number {
  const types = new Map<string, string>();
  let bytes = 0;
  session.on('Network.responseReceived', ({ requestId, response }) =>
    types.set(requestId, response.mimeType),
  );
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    if (types.get(requestId)?.includes('javascript')) bytes += encodedDataLength;
  });
  return () => bytes;
}
