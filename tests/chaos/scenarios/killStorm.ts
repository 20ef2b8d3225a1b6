import { copyFileSync, existsSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { startStore } from 'embedded-mongo';
import { countTwice, Crowd } from '@/tests/chaos/crowd';
import { SiteProgram } from '@/tests/chaos/programs';
import { Faults, type Scenario, type Trial } from '@/tests/chaos/scenario';

const journeysPerKill = 5;
const longestLifeMs = 5_000;
const readyWithinMs = 2_000;

/** The site with its store is killed repeatedly during saves. */
export const killStorm: Scenario = {
  name: 'kill storm',
  unit: 'journeys',
  load: { full: 1000, short: 10 },
  breaks: ['no-key', 'old-disk'],
  run: async ({ load, random, broken }) => {
    const faults = new Faults();
    const site = await SiteProgram.open();
    const crowd = new Crowd(load, { port: () => site.port, random, faults, hasKeys: broken !== 'no-key' });
    const kills = Math.ceil(load / journeysPerKill);
    const walking = crowd.walk();
    const starts = await killOften({ site, crowd, kills, random, broken });
    await walking;
    const right = await crowd.resume();
    await site.kill();
    const store = await startStore({ dir: path.join(site.dir, 'store'), inThread: true });
    await countTwice(store.uri, load, faults);
    await store.stop();
    const sorted = starts.toSorted((a, b) => a - b);
    const [median = 0, slowest = 0] = [sorted[Math.floor(sorted.length / 2)], sorted.at(-1)];
    const inTime = starts.filter((ms) => ms < readyWithinMs).length;
    return {
      counted:
        `${kills} kills, ${crowd.sum('acknowledged')} saves acknowledged (${crowd.sum('unanswered')} requests unanswered and sent again), ` +
        `${faults.count('acknowledged saves lost or torn')} lost, ${faults.count('saves done twice or lost')} twice, ` +
        `${right} of ${load} resume right; ready after a kill: median ${(median / 1000).toFixed(1)} s, ` +
        `slowest ${(slowest / 1000).toFixed(1)} s, ${inTime} of ${kills} within 2 s`,
      failures: faults.list(),
    };
  },
};

type Storm = Pick<Trial, 'random' | 'broken'> & { site: SiteProgram; crowd: Crowd; kills: number };

async function killOften({ site, crowd, kills, random, broken }: Storm): Promise<number[]> {
  const starts: number[] = [];
  const file = path.join(site.dir, 'store/data.mdb');
  for (let kill = 0; kill < kills; kill++) {
    const end = performance.now() + longestLifeMs;
    const goal = crowd.done + journeysPerKill - 1;
    const copy = broken === 'old-disk' && existsSync(file) && kill % 10 === 1;
    if (copy) copyFileSync(file, `${file}.old`);
    while (crowd.done < goal && performance.now() < end) await wait(5);
    await wait(random() * 200);
    await site.kill();
    // Simulates a disk that acknowledges writes too early.
    if (copy) copyFileSync(`${file}.old`, file);
    starts.push(await site.start());
  }
  return starts;
}
