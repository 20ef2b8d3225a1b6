import { tagSetOf } from '@/lib/config/tagPages';
import type { TagSet } from '@/lib/validation/site/tags';

export type TagAnswer = 'yes' | 'no';

const key = 'tag_consent';

/** A script can't be unloaded, so a document's tag set is fixed by its first page. */
const ownSet = typeof window === 'undefined' ? undefined : tagSetOf(window.location.pathname);

/** Undefined on a page of another tag set that was reached without a reload. */
export function tagsFor(url: string): TagSet | undefined {
  const set = tagSetOf(url);
  return set === ownSet ? set : undefined;
}

export function readTagAnswer(): TagAnswer | undefined {
  try {
    const stored = localStorage.getItem(key);
    return stored === 'yes' || stored === 'no' ? stored : undefined;
  } catch {
    return undefined;
  }
}

export function keepTagAnswer(answer: TagAnswer): void {
  try {
    localStorage.setItem(key, answer);
  } catch {
    // If storage is refused, the next page asks again.
  }
}

export class LoadedAnew extends Error {
  constructor(url: string) {
    super(`${url} is loaded as a page of its own`);
  }
}

let isRunning = false;

export function loadTags(src: string): void {
  isRunning = true;
  if ([...document.scripts].some((script) => script.src === src)) return;
  const script = document.createElement('script');
  script.src = src;
  script.async = true;
  document.head.append(script);
}

/** Reloads the page if scripts run that the next page doesn't allow, since they end only with this document. */
export function leaveTagsBehind(url: string): void {
  if (!isRunning || tagsFor(url)) return;
  const { location } = window;
  // After Back the URL is already the next page's, so assigning it would do nothing.
  if (new URL(url, location.href).href === location.href) location.reload();
  else location.assign(url);
  throw new LoadedAnew(url);
}
