import type { CDPSession, Page } from '@playwright/test';
import { LIVE } from '@/lib/late/before/typed';
import type { AskedPage } from '@/tests/bench/pages/options';
import type { Line, Phone } from '@/tests/bench/pages/phone';
import { middleOf, tapAt } from './tap';
import type { Touch } from './touches';

const LONGEST_MS = 20_000;
/** Between the effect of one touch and the next one. */
const SETTLE_MS = 1_500;

type Touched = {
  /** From the finger's touch to the effect. */
  effectMs: number;
  /** To the first change on the screen; undefined without one. */
  answerMs: number | undefined;
};

type Asked = { url: string; page: AskedPage; touch: Touch; line: Line };

/** The first touch of a page, at its load event, and the same touch once what it needs has come. */
export async function measureTouch(phone: Phone, { url, page: asked, touch, line }: Asked) {
  await phone.restore();
  const { page, session } = await phone.openTab(line);
  await page.addInitScript(() => {
    const note = (event: Event) => Object.assign(window, { touchedAt: event.timeStamp });
    window.addEventListener('pointerdown', note, { capture: true, passive: true });
  });
  await page.goto(url, { waitUntil: 'load' });
  const screen = await watchScreen(session);
  const once = async (): Promise<Touched> => {
    const target = touch.target(page, asked.locale);
    await target.evaluate((element) => {
      element.scrollIntoView({ block: 'center', behavior: 'instant' });
    });
    const middle = await middleOf(target);
    const effect = watchFor(page, touch.effect);
    // The watch began once this is answered.
    await page.evaluate(() => undefined);
    const at = Date.now();
    await tapAt(session, middle);
    return { effectMs: await effect, answerMs: screen.firstChangeAfter(at) };
  };
  const cold = await once();
  // The first touch brings the page's scripts, whether or not it needs them.
  await page.locator(`html[${LIVE}]`).waitFor();
  await page.waitForTimeout(SETTLE_MS);
  await touch.undo?.(page);
  await page.waitForTimeout(SETTLE_MS);
  const warm = await once();
  await page.close();
  return { cold, warm };
}

/** Looks before every frame whether the effect is there. */
async function watchFor(page: Page, effect: Touch['effect']): Promise<number> {
  const waited = await page.evaluate(
    `new Promise((resolve) => {
       const isThere = (${effect.toString()})();
       const end = performance.now() + ${LONGEST_MS};
       window.touchedAt = undefined;
       const look = () => {
         const now = performance.now();
         if (window.touchedAt !== undefined && isThere()) resolve(now - window.touchedAt);
         else if (now > end) resolve(${LONGEST_MS});
         else requestAnimationFrame(look);
       };
       look();
     })`,
  );
  return Number(waited);
}

/** Collects what the screen shows, with the times. */
async function watchScreen(session: CDPSession) {
  const frames: { at: number; data: string }[] = [];
  session.on('Page.screencastFrame', ({ data, metadata, sessionId }) => {
    frames.push({ at: (metadata.timestamp ?? 0) * 1000, data });
    void session.send('Page.screencastFrameAck', { sessionId }).catch(() => undefined);
  });
  await session.send('Page.startScreencast', { format: 'jpeg', quality: 60 });
  return {
    firstChangeAfter: (time: number) => {
      const before = frames.findLast(({ at }) => at <= time);
      const changed = frames.find(({ at, data }) => at > time && data !== before?.data);
      return changed && changed.at - time;
    },
  };
}
