import { startMenus } from '@/components/common/header/menu/menus';
import { isPrerendered, shown } from '@/lib/client/common/prerendered';
import { hasResumeMark } from '@/lib/client/resume/resumeMark';
import { readLanguage, rememberLanguage } from '@/lib/i18n/chosenLanguage';
import { isLocale, toLanguage } from '@/lib/i18n/locales';
import { hindrance, loadLate } from '@/lib/late/loadLate';
import { tellBlank } from '@/lib/late/before/tellBlank';
import { LIVE, NOTE, PRESSED, WAITING } from '@/lib/late/before/typed';
import { layOutBelow } from './layOutBelow';

/** How long nothing is fetched or computed before scripts come that nobody asked for. */
const REST_MS = 6000;
const TOUCHES = ['pointerdown', 'pointermove', 'wheel', 'keydown', 'focusin'] as const;

const root = document.documentElement;
const named = () => [...document.querySelectorAll<HTMLScriptElement>('script[data-src]')];

/** What React will do again (`keepPressed.ts`), or would have done. */
function notePress({ target }: Event): void {
  if (!(target instanceof Element)) return;
  const button = target.closest('button');
  const isLive = root.hasAttribute(LIVE) && !button?.closest(`[${WAITING}]`);
  if (isLive) return;
  if (button && !button.hasAttribute('popovertarget')) button.setAttribute(PRESSED, '');
  if (button?.form && 'submits' in button.dataset) tellBlank(button.form);
  const locale = target.closest('a[hreflang]')?.getAttribute('hreflang');
  if (isLocale(locale)) rememberLanguage(locale);
}

function add(src: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script');
    script.src = src;
    // In their order.
    script.async = false;
    script.onload = () => resolve();
    script.onerror = () => {
      script.remove();
      reject(new Error(src));
    };
    document.head.append(script);
  });
}

function preload(href: string): void {
  const link = document.createElement('link');
  Object.assign(link, { rel: 'preload', as: 'script', href });
  document.head.append(link);
}

/** All at once, but none runs before the first: it holds the data that Next starts with (scripts/site/pageData.ts). */
async function addAll(sources: readonly string[]): Promise<void> {
  const [data = '', ...others] = sources;
  others.forEach(preload);
  await loadLate(() => add(data));
  for (const src of others) void loadLate(() => add(src));
}

/** The page's own note is React's, which isn't here yet. */
function showHindrance(): void {
  for (const note of document.querySelectorAll<HTMLElement>(`[${NOTE}]`)) {
    note.hidden = note.getAttribute(NOTE) !== hindrance.current();
  }
}

/** Whether something of an earlier visit is to be shown: a journey to resume, another language. */
function isReturning(): boolean {
  const language = readLanguage();
  return (
    hasResumeMark() || (language !== undefined && !document.body.classList.contains(toLanguage(language)))
  );
}

type Line = { saveData?: boolean; effectiveType?: string };

function atRest(go: () => void): () => void {
  const { connection } = navigator as { connection?: Line };
  if (connection?.saveData || /2g/.test(connection?.effectiveType ?? '')) return () => undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const wait = () => {
    clearTimeout(timer);
    timer = setTimeout(go, REST_MS);
  };
  const work = new PerformanceObserver(wait);
  work.observe({ entryTypes: ['resource', 'longtask'] });
  wait();
  return () => {
    clearTimeout(timer);
    work.disconnect();
  };
}

function begin(): void {
  const scripts = named();
  if (scripts.length === 0) return;
  const waiting = new AbortController();
  let stop = () => {};
  const load = () => {
    waiting.abort();
    stop();
    hindrance.subscribe(showHindrance);
    const sources = scripts.map(({ dataset }) => dataset['src'] ?? '');
    for (const script of scripts) script.remove();
    void addAll(sources);
  };
  if (isReturning()) return load();
  for (const touch of TOUCHES) {
    addEventListener(touch, load, { capture: true, passive: true, signal: waiting.signal });
  }
  const whenLoaded = () => (stop = atRest(load));
  if (document.readyState === 'complete') whenLoaded();
  else addEventListener('load', whenLoaded, { signal: waiting.signal });
}

function layOutOnceLoaded(): void {
  if (document.readyState === 'complete') layOutBelow();
  else addEventListener('load', layOutBelow, { once: true });
}

startMenus();
addEventListener('click', notePress, true);
function beginOnceParsed(): void {
  if (document.readyState === 'loading') addEventListener('DOMContentLoaded', begin);
  else begin();
}

// Nobody sees a prerendered page yet: until it is shown it asks for nothing, and none of its timers runs.
if (isPrerendered()) void shown().then(beginOnceParsed);
else beginOnceParsed();
layOutOnceLoaded();
