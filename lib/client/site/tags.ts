import { tagSetOf } from '@/lib/config/tagPages';
import type { TagSet } from '@/lib/validation/site/tags';

export type TagAnswer = 'yes' | 'no';

const key = 'tag_consent';

/** A script stays until its document goes: it belongs to the page that the document was loaded for. */
const ownSet = typeof window === 'undefined' ? undefined : tagSetOf(window.location.pathname);

/** The tags that may be asked for on this page. Reached from a page of another set without a load, it has none. */
export function tagsFor(url: string): TagSet | undefined {
  const set = tagSetOf(url);
  return set === ownSet ? set : undefined;
}

/** What the visitor said when asked; undefined while nobody has asked. */
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
    // Private windows refuse storage: the next page asks again.
  }
}

/** Not a failure: the browser is on its way to the next page. */
export class LoadedAnew extends Error {
  constructor(url: string) {
    super(`${url} is loaded as a page of its own`);
  }
}

let isRunning = false;

/** Loads the script of a set, once a page. */
export function loadTags(src: string): void {
  isRunning = true;
  if ([...document.scripts].some((script) => script.src === src)) return;
  const script = document.createElement('script');
  script.src = src;
  script.async = true;
  document.head.append(script);
}

/**
 * Before the router changes the page: where a script runs that the next page must not have, the next page is loaded
 * as a new document, and the change within this one ends here, by throwing.
 */
export function leaveTagsBehind(url: string): void {
  if (!isRunning || tagsFor(url)) return;
  const { location } = window;
  // After the back button the address is the next page's already, and going there would load nothing.
  if (new URL(url, location.href).href === location.href) location.reload();
  else location.assign(url);
  throw new LoadedAnew(url);
}
