import type { TagSet } from '@/lib/validation/requests/tags';

export type TagAnswer = 'yes' | 'no';

const key = 'tag_consent';

/** Paths starting /psbu have a tag set of their own. */
export function tagSetOf(url: string): TagSet {
  return url.startsWith('/psbu') ? 'psbu' : 'site';
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

/** Loads the script of a set, once a page. */
export function loadTags(src: string): void {
  if ([...document.scripts].some((script) => script.src === src)) return;
  const script = document.createElement('script');
  script.src = src;
  script.async = true;
  document.head.append(script);
}
