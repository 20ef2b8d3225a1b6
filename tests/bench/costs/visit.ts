import type { Phone } from '@/tests/bench/pages/phone';

/** Long enough for what a page of words fetches after six seconds at rest (scripts/site/early.ts). */
const REST_MS = 8_000;

/** What a browser that has nothing yet gets on its way through these pages; headers count. */
export async function visit(phone: Phone, paths: readonly string[]) {
  await phone.restore();
  const { page, session } = await phone.openTab('slow4g');
  const cached = new Set<string>();
  let requests = 0;
  let bytes = 0;
  let toApi = 0;
  session.on('Network.requestServedFromCache', ({ requestId }) => cached.add(requestId));
  session.on('Network.responseReceived', ({ requestId, response }) => {
    if (cached.has(requestId) || response.fromDiskCache || response.fromPrefetchCache) return;
    requests += 1;
    if (new URL(response.url).pathname.startsWith('/api/')) toApi += 1;
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    if (!cached.has(requestId)) bytes += encodedDataLength;
  });
  for (const path of paths) {
    await page.goto(path, { waitUntil: 'load' });
    await page.waitForTimeout(REST_MS);
  }
  await page.close();
  return { requests, toApi, bytes };
}
