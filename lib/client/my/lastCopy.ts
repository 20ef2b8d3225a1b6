import { DAY_MS } from '@/lib/domain/common/dates';
import type { MyDto } from '@/lib/domain/my/contract';
import { api } from '@/lib/config/paths';
import { wasLeftSince } from '@/lib/client/verify/leftSession';
import { noteAnswer } from '@/lib/client/verify/ownData';
import { getJson } from '@/lib/client/common/fetcher';

/** Holds the last answer and the files of the page. Signing out deletes it. */
const CACHE = 'my';
const WORKER = '/my-worker.js';
/** As all that stays on a device. */
const KEPT_DAYS = 45;

/** Only where the address is secure. */
const canKeep = () => typeof caches !== 'undefined';

export async function readAndKeep(url: string): Promise<MyDto> {
  const askedAt = Date.now();
  const my = await getJson<MyDto>(url);
  if (canKeep() && !wasLeftSince(askedAt)) void keep(my);
  return my;
}

async function keep(my: MyDto): Promise<void> {
  try {
    const cache = await caches.open(CACHE);
    await cache.put(api.my, new Response(JSON.stringify(my)));
  } catch {
    // Storage is full or blocked: there is no copy.
  }
}

export async function readCopy(): Promise<MyDto | null> {
  if (!canKeep()) return null;
  const kept = await caches.match(api.my, { cacheName: CACHE });
  if (!kept) return null;
  const my = (await kept.json()) as MyDto;
  if (Date.now() - Date.parse(my.at) > KEPT_DAYS * DAY_MS) return null;
  // It can be signed out of, as an answer of the server.
  noteAnswer(api.my);
  return my;
}

/** The files that this page was shown with; those of older builds go. */
export async function keepPage(scope: string): Promise<void> {
  if (!canKeep() || !('serviceWorker' in navigator)) return;
  try {
    await navigator.serviceWorker.register(WORKER, { scope });
    await navigator.serviceWorker.ready;
    const cache = await caches.open(CACHE);
    const files = new Set([scope, ...filesOfPage()]);
    // One that can't be had must not keep the others out.
    await Promise.allSettled([...files].map((file) => cache.add(file)));
    const kept = new Set([...files, api.my]);
    const old = (await cache.keys()).filter(({ url }) => !kept.has(new URL(url).pathname));
    await Promise.all(old.map((request) => cache.delete(request)));
  } catch {
    // The next visit tries again.
  }
}

function filesOfPage(): string[] {
  return performance
    .getEntriesByType('resource')
    .map(({ name }) => new URL(name))
    .filter(({ origin, pathname }) => origin === window.location.origin && !pathname.startsWith('/api/'))
    .map(({ pathname }) => pathname);
}

export function forgetCopy(): void {
  if (canKeep()) void caches.delete(CACHE);
}
