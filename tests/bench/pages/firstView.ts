import { goals, judge } from './goals';
import { median, millis, plain, seconds, times } from './figures';
import { type Report, runLighthouse } from './lighthouse';
import type { AskedPage } from './options';
import type { Phone } from './phone';

/** Addresses of the page as it is, and of what it is compared with, by name. */
export type Variants = { 'as it is': string } & Record<string, string>;

type Rounds = Record<string, Report[]>;

/** Every variant in turn, as often as asked; the first round also scores what no clock measures. */
export async function measureFirstView(phone: Phone, page: AskedPage, variants: Variants, runs: number) {
  const rounds: Rounds = Object.fromEntries(Object.keys(variants).map((name) => [name, []]));
  for (let run = 0; run < runs; run += 1) {
    for (const [name, url] of Object.entries(variants)) {
      await phone.restore();
      const isTimed = run > 0 || name !== 'as it is';
      const report = await runLighthouse(url, {
        port: phone.port,
        isTimed,
        isPrivate: page.isPrivate ?? false,
      });
      rounds[name]?.push(report);
    }
  }
  return rounds;
}

const timings = {
  fcp: { label: 'FCP', show: seconds },
  lcp: { label: 'LCP', show: seconds },
  blocking: { label: 'blocking', show: millis },
  shift: { label: 'shift', show: plain },
} as const;
type Timing = keyof typeof timings;

export function printFirstView(page: AskedPage, rounds: Rounds): void {
  const of = (name: string, timing: Timing) => median((rounds[name] ?? []).map((report) => report[timing]));
  printScores(page, rounds['as it is'] ?? []);
  for (const name of Object.keys(rounds)) {
    const figures = (Object.keys(timings) as Timing[]).map(
      (timing) => `${timings[timing].label} ${timings[timing].show(of(name, timing))}`,
    );
    const score = median((rounds[name] ?? []).map(({ scores }) => scores['performance'] ?? NaN));
    console.log(`  ${name.padEnd(26)} ${plain(score).padEnd(5)} ${figures.join('  ')}`);
  }
  const compare = (label: string, timing: Timing, other: string, goal: { atMost: number }) => {
    if (!rounds[other]) return;
    const ratio = of('as it is', timing) / of(other, timing);
    console.log(`  ${label} ${times(ratio)} ${judge(ratio, goal)}`);
  };
  compare('LCP beside no script', 'lcp', 'without scripts', goals.lcpOfNoScript);
  compare('LCP beside before', 'lcp', 'before', goals.lcpOfBefore);
  compare('LCP beside before without scripts', 'lcp', 'before, without scripts', goals.lcpOfBeforeNoScript);
  compare('blocking beside before', 'blocking', 'before', goals.blockingOfBefore);
  const shift = of('as it is', 'shift');
  console.log(`  layout shift ${plain(shift)} ${judge(shift, goals.layoutShift)}`);
}

function printScores(page: AskedPage, reports: readonly Report[]): void {
  const performances = reports.map(({ scores }) => scores['performance'] ?? NaN);
  const performance = median(performances);
  const range = `${plain(Math.min(...performances))} to ${plain(Math.max(...performances))}`;
  console.log(
    `  performance ${plain(performance)}, ${range} ${judge(performance, goals.performance[page.kind])}`,
  );
  const [first] = reports;
  for (const [name, score] of Object.entries(first?.scores ?? {})) {
    if (name === 'performance') continue;
    const why = first?.failed[name]?.map((title) => `: ${title}`).join('') ?? '';
    console.log(`  ${name} ${plain(score)} ${judge(score, goals.otherScores)}${why}`);
  }
  const machine = reports.map((report) => report.machine);
  console.log(
    `  speed of the machine ${Math.min(...machine)} to ${Math.max(...machine)} (Lighthouse's index)`,
  );
}
