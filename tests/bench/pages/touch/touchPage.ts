import { median, millis } from '@/tests/bench/pages/figures';
import { goals, judge } from '@/tests/bench/pages/goals';
import { type AskedPage, options } from '@/tests/bench/pages/options';
import type { Phone } from '@/tests/bench/pages/phone';
import { measureTouch } from './touch';
import { touches } from './touches';

const states = { cold: 'nothing loaded before', warm: 'loaded' } as const;

/** From a touch to its effect, when nothing was loaded for it and once it was. */
export async function touchPage(phone: Phone, page: AskedPage, url: string): Promise<void> {
  const { runs, line } = options;
  for (const touch of touches.filter(({ on }) => on.includes(page.kind))) {
    const measured = [];
    for (let run = 0; run < runs; run += 1)
      measured.push(await measureTouch(phone, { url, page, touch, line }));
    for (const state of ['cold', 'warm'] as const) {
      const effect = median(measured.map((each) => each[state].effectMs));
      const isAnswered = (answerMs = Infinity) => answerMs <= 100;
      const answered = measured.filter((each) => isAnswered(each[state].answerMs)).length;
      console.log(
        `  ${touch.name}, ${states[state]}: effect after ${millis(effect)} ${judge(effect, goals.touchMs[state])}; something visible within 100 ms in ${answered} of ${runs}`,
      );
    }
  }
}
