import { startMenus } from '@/components/common/header/menu/menus';
import { isPrerendered, shown } from '@/lib/client/common/prerendered';
import { hasResumeMark, hasTypedLead } from '@/lib/client/resume/resumeMark';
import { restoreLost } from '@/lib/client/saving/disk/onDisk';
import { readLanguage, rememberLanguage } from '@/lib/i18n/chosenLanguage';
import { isLocale, toLanguage } from '@/lib/i18n/locales';
import { hindrance, loadLate } from '@/lib/late/loadLate';
import { answerChoices, bringAnswers } from '@/lib/late/before/answers';
import { tellBlank } from '@/lib/late/before/tellBlank';
import { LIVE, NAMED, NOTE, PRESSED, restoreTyped, TOUCHED, WAITING } from '@/lib/late/before/typed';
import { layOutBelow } from './layOutBelow';

/** Scripts that nobody waits for load after nothing was fetched or computed for this long. */
const REST_MS = 6000;
const TOUCHES = ['pointerdown', 'pointermove', 'wheel', 'keydown', 'focusin'] as const;

const root = document.documentElement;
const named = () => [...document.querySelectorAll<HTMLScriptElement>('script[data-src]')];

/** Notes a press for what React will repeat (`keepPressed.ts`) or would have done. */
function notePress({ target }: Event): void {
  if (!(target instanceof Element)) return;
  const part = target.closest(`[${WAITING}]`);
  if (root.hasAttribute(LIVE) && !part) return;
  if (target.closest('label, input, select, button')) part?.setAttribute(TOUCHED, '');
  const button = target.closest('button');
  if (button) noteButton(button);
  const locale = target.closest('a[hreflang]')?.getAttribute('hreflang');
  if (isLocale(locale)) rememberLanguage(locale);
}

function noteButton(button: HTMLButtonElement): void {
  if (!button.hasAttribute('popovertarget')) button.setAttribute(PRESSED, '');
  if (button.form && 'submits' in button.dataset) tellBlank(button.form);
}

function add(src: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script');
    script.src = src;
    // Scripts run in their order.
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

/**
 * Adds all scripts at once, but none runs before the first, which holds the data that Next starts with
 * (scripts/site/pageData.ts). Scripts behind the page (scripts/site/scriptsTogether.ts) would slow the others down, so
 * they are added later unless somebody waits for them.
 */
async function addAll(scripts: readonly HTMLScriptElement[], isFormWanted: boolean): Promise<void> {
  const sourcesOf = (isBehind: boolean) =>
    scripts
      .filter(({ dataset }) => 'behind' in dataset === isBehind)
      .map(({ dataset }) => dataset['src'] ?? '');
  const [ofPage, behind] = [sourcesOf(false), sourcesOf(true)];
  const [data, ...others] = ofPage;
  [...ofPage, ...(isFormWanted ? behind : [])].forEach(preload);
  if (data) await loadLate(() => add(data));
  const adding = others.map((src) => loadLate(() => add(src)));
  if (!isFormWanted) await Promise.all(adding);
  for (const src of behind) void loadLate(() => add(src));
}

/** Shows a prerendered note, since React, which shows the page's own, isn't here yet. */
function showHindrance(): void {
  for (const note of document.querySelectorAll<HTMLElement>(`[${NOTE}]`)) {
    note.hidden = note.getAttribute(NOTE) !== hindrance.current();
  }
}

/** Whether something of an earlier visit is to be shown: a journey to resume, what was typed, another language. */
function isReturning(): boolean {
  if (hasResumeMark() || (hasTypedLead() && document.querySelector('[data-kept]'))) return true;
  const language = readLanguage();
  return language !== undefined && !document.body.classList.contains(toLanguage(language));
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

function begin(restoring: Promise<boolean>): void {
  // Input from before a reload is restored even if React isn't here.
  document.querySelectorAll<HTMLElement>(`[${WAITING}]`).forEach(restoreTyped);
  void answerChoices();
  const scripts = named();
  if (scripts.length === 0) return;
  const waiting = new AbortController();
  let stop = () => {};
  const load = (event?: Event) => {
    waiting.abort();
    stop();
    hindrance.subscribe(showHindrance);
    for (const script of scripts) script.remove();
    const isFormWanted = event?.target instanceof Element && event.target.closest('form') !== null;
    const go = () => addAll(scripts, isFormWanted);
    // A touch on a part that is answered without scripts waits for nothing else.
    const answers = event && bringAnswers(event.target);
    // By now the browser has restored what it fills in by itself.
    void answerChoices();
    void (answers ? answers.then(go) : go());
  };
  // A hash names a step of a journey, whose script stands behind the page.
  const isNamed = root.dataset['words'] === undefined && location.hash !== '';
  if (isNamed || isReturning()) return load();
  const loadIfReturning = () => !waiting.signal.aborted && isReturning() && load();
  void restoring.then(loadIfReturning, () => undefined);
  for (const touch of TOUCHES) {
    addEventListener(touch, load, { capture: true, passive: true, signal: waiting.signal });
  }
  const whenLoaded = () => (stop = atRest(load));
  if (document.readyState === 'complete') whenLoaded();
  else addEventListener('load', whenLoaded, { signal: waiting.signal });
}

if (location.hash) root.setAttribute(NAMED, location.hash.slice(1));
startMenus();
addEventListener('click', notePress, true);
addEventListener('change', () => void answerChoices(), true);
function beginOnceParsed(): void {
  // What a browser that died had lost is back before other scripts read it.
  const restoring = restoreLost();
  const go = () => begin(restoring);
  // This is earlier than DOMContentLoaded, which waits for scripts.
  if (document.readyState === 'loading') document.addEventListener('readystatechange', go, { once: true });
  else go();
}

// Nobody sees a prerendered page yet, so it requests nothing and runs no timer until it is shown.
if (isPrerendered()) void shown().then(beginOnceParsed);
else beginOnceParsed();
layOutBelow([...TOUCHES, 'scroll']);
