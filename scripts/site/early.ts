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

/** Without a touch, scripts load once the line and the main thread have been idle for this long. */
const REST_MS = 6000;
const TOUCHES = ['pointerdown', 'pointermove', 'wheel', 'keydown', 'focusin'] as const;

const root = document.documentElement;
const named = () => [...document.querySelectorAll<HTMLScriptElement>('script[data-src]')];

/** Marks a press that comes before React, which repeats it later (`keepPressed.ts`). */
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
    // Makes added scripts run in the order in which they were added.
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
 * Preloads all scripts at once and runs the first one before the others: it holds the data that Next starts with
 * (scripts/site/pageData.ts). Scripts marked as behind the page (scripts/site/scriptsTogether.ts) follow when the others
 * have run, since they would slow them down, unless the form that they hold was touched.
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

/** Shows the prerendered note that fits why scripts don't come: React, which has such notes, isn't here. */
function showHindrance(): void {
  for (const note of document.querySelectorAll<HTMLElement>(`[${NOTE}]`)) {
    note.hidden = note.getAttribute(NOTE) !== hindrance.current();
  }
}

/** Whether an earlier visit left something to show: a journey to resume, typed values or another language. */
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
  // Restores what was typed before a reload, without waiting for React.
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
    // If the touched part can be answered without scripts, its answers load first.
    const answers = event && bringAnswers(event.target);
    // Browsers restore form fields after a reload, which may differ from what the HTML shows.
    void answerChoices();
    void (answers ? answers.then(go) : go());
  };
  // On a journey's page the hash names a step, which only scripts can show.
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
  // Restores what a crashed browser lost before other scripts read it.
  const restoring = restoreLost();
  const go = () => begin(restoring);
  // `readystatechange` comes before DOMContentLoaded, which waits for deferred scripts.
  if (document.readyState === 'loading') document.addEventListener('readystatechange', go, { once: true });
  else go();
}

// A prerendered page isn't seen yet, so it requests nothing and starts no timer until it is shown.
if (isPrerendered()) void shown().then(beginOnceParsed);
else beginOnceParsed();
layOutBelow([...TOUCHES, 'scroll']);
