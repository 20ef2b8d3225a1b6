import { hindrance, loadLate } from './loadLate';
import { LIVE, NOTE, PRESSED, WAITING } from './typed';

/** How long nothing is fetched or computed before scripts come that nobody asked for. */
const REST_MS = 6000;
const TOUCHES = ['pointerdown', 'pointermove', 'wheel', 'keydown', 'focusin'] as const;

const root = document.documentElement;
const named = () => [...document.querySelectorAll<HTMLScriptElement>('script[data-src]')];

/** For lib/late/keepPressed.ts to press again. */
function markPressed({ target }: Event): void {
  const button = target instanceof Element ? target.closest('button') : null;
  if (!button || button.hasAttribute('popovertarget')) return;
  if (!root.hasAttribute(LIVE) || button.closest(`[${WAITING}]`)) button.setAttribute(PRESSED, '');
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

/** The page's own note is React's, which isn't here yet. */
function showHindrance(): void {
  for (const note of document.querySelectorAll<HTMLElement>(`[${NOTE}]`)) {
    note.hidden = note.getAttribute(NOTE) !== hindrance.current();
  }
}

/** Whether something of an earlier visit is to be shown: a journey to resume, another language. */
function isReturning(): boolean {
  if (/(^|; )uuid_resume=/.test(document.cookie)) return true;
  try {
    const language = localStorage.getItem('vitra_currentLanguage');
    const isOther = language !== null && !document.body.classList.contains(language);
    return isOther || localStorage.getItem('uuid_resume') !== null;
  } catch {
    return false;
  }
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
    for (const script of scripts) {
      const { src = '' } = script.dataset;
      script.remove();
      void loadLate(() => add(src));
    }
  };
  if (isReturning()) return load();
  for (const touch of TOUCHES) {
    addEventListener(touch, load, { capture: true, passive: true, signal: waiting.signal });
  }
  const whenLoaded = () => (stop = atRest(load));
  if (document.readyState === 'complete') whenLoaded();
  else addEventListener('load', whenLoaded, { signal: waiting.signal });
}

addEventListener('click', markPressed, true);
if (document.readyState === 'loading') addEventListener('DOMContentLoaded', begin);
else begin();
