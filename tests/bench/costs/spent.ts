import { readFileSync } from 'node:fs';

/** Linux counts in hundredths of a second. */
const TICK_MS = 10;

/** Processor time of a process until now, in milliseconds. */
export function spentBy(pid: number): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
  return (Number(fields[11]) + Number(fields[12])) * TICK_MS;
}

/** As many at a time as asked, `count` in all. */
export async function times(count: number, atOnce: number, each: (n: number) => Promise<unknown>) {
  const waiting = Array.from({ length: count }, (_, n) => n).values();
  const work = async () => {
    for (const n of waiting) await each(n);
  };
  await Promise.all(Array.from({ length: atOnce }, work));
}
