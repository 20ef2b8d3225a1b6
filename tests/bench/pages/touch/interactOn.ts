import { median, millis } from '@/tests/bench/pages/figures';
import { goals, judge } from '@/tests/bench/pages/goals';
import { isWalked, measureInteractions } from './interactions';
import { type AskedPage, options } from '@/tests/bench/pages/options';
import type { Phone } from '@/tests/bench/pages/phone';

/** Interactions of the journey's forms, and the page's long tasks. */
export async function interactOn(phone: Phone, page: AskedPage): Promise<void> {
  if (!isWalked(page.name)) return;
  const walks = [];
  for (let run = 0; run < options.runs; run += 1)
    walks.push(await measureInteractions(phone, page.name, options.line));
  for (const step of Object.keys(walks[0]?.interactions ?? {})) {
    const duration = median(walks.map(({ interactions }) => interactions[step] ?? NaN));
    console.log(`  ${step}: ${millis(duration)} to the next frame ${judge(duration, goals.interactionMs)}`);
  }
  const longest = median(walks.map(({ longTasks }) => Math.max(0, ...longTasks)));
  const counts = median(walks.map(({ longTasks }) => longTasks.length));
  console.log(
    `  longest task after the first view ${millis(longest)} ${judge(longest, goals.longTaskMs)}, ${counts} over 50 ms`,
  );
}
