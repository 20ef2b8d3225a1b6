import { Crowd, countTwice } from './crowd';
import { SiteProgram, StoreProgram, uriOf } from './programs';
import { Proxy } from '@/lib/embedded-mongo/tests/support/proxy';
import { Faults, type Outcome, type Trial } from './scenario';

export type Stage = Trial & {
  store: StoreProgram;
  proxy: Proxy;
  sites: readonly SiteProgram[];
  crowd: Crowd;
};

/** Sites reach one store through a proxy. `disturb` runs until the end and resolves to what it did. */
export async function withCrowd(
  trial: Trial,
  servers: number,
  disturb: (stage: Stage) => Promise<string>,
): Promise<Outcome> {
  const { load, random, broken } = trial;
  const faults = new Faults();
  const store = await StoreProgram.open();
  const proxy = await Proxy.open(store.port, random);
  const sites = await Promise.all(Array.from({ length: servers }, () => SiteProgram.open(uriOf(proxy.port))));
  const port = (): number => sites[Math.floor(random() * servers)]?.port ?? 0;
  const crowd = new Crowd(load, { port, random, faults, hasKeys: broken !== 'no-key' });
  const walking = crowd.walk();
  const done = await disturb({ ...trial, store, proxy, sites, crowd });
  await walking;
  const right = await crowd.resume();
  await countTwice(store.uri, load, faults);
  await Promise.all([...sites.map(async (site) => site.kill()), proxy.close()]);
  await store.kill();
  return {
    counted:
      `${done}, ${crowd.sum('acknowledged')} saves acknowledged (${crowd.sum('unanswered')} requests unanswered and sent again), ` +
      `${faults.count('acknowledged saves lost or torn')} lost, ${faults.count('saves done twice or lost')} twice, ` +
      `${right} of ${load} resume right`,
    failures: faults.list(),
  };
}
