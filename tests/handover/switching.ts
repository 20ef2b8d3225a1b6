import { once } from 'node:events';
import net, { type AddressInfo } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { api } from '@/lib/config/paths';
import { freePort } from '@/tests/freePort';
import { SiteProgram, StoreProgram, uriOf } from '@/tests/chaos/programs';
import { command } from './keeping';
import type { Step } from './step';

const WITHIN_MS = 6_000;
const price = `${api.price}?product=aspire&members=self:1990-01-01&sumInsured=1000000&tenure=1&city=Pune`;

/** Waits for this status. Resolves to the seconds that it took. */
async function secondsUntil(url: string, status: number): Promise<string> {
  const began = performance.now();
  while ((await fetch(url)).status !== status) {
    if (performance.now() - began > WITHIN_MS) throw new Error(`${url} does not answer ${status}`);
    await wait(50);
  }
  return ((performance.now() - began) / 1000).toFixed(1);
}

const killSwitch: Step = {
  name: 'kill switch',
  run: async () => {
    const store = await StoreProgram.open();
    const sites = await Promise.all([1, 2].map(() => SiteProgram.open(uriOf(store.port))));
    const turn = async (way: 'off' | 'on', status: number) => {
      await command('switch', [way, 'product', 'aspire', 'A trial of the switch'], {
        MONGODB_URI: uriOf(store.port),
      });
      return Promise.all(sites.map(({ port }) => secondsUntil(`http://127.0.0.1:${port}${price}`, status)));
    };
    for (const { port } of sites) await secondsUntil(`http://127.0.0.1:${port}${price}`, 200);
    const off = await turn('off', 422);
    const on = await turn('on', 200);
    await Promise.all([...sites, store].map((program) => program.kill()));
    return {
      counted: `a plan off on two servers ${off.join(' and ')} s after the command, on again after ${on.join(' and ')} s`,
      failures: [],
    };
  },
};

const metrics: Step = {
  name: 'metrics while a provider hangs',
  run: async () => {
    const sockets: net.Socket[] = [];
    const provider = net.createServer((socket) => void sockets.push(socket));
    await once(provider.listen(0, '127.0.0.1'), 'listening');
    const port = await freePort();
    const site = await SiteProgram.open(undefined, {
      METRICS_PORT: String(port),
      STRAPI_URL: `http://127.0.0.1:${(provider.address() as AddressInfo).port}`,
    });
    const scrape = async () => (await fetch(`http://127.0.0.1:${port}/metrics`)).text();
    const asking = fetch(`http://127.0.0.1:${site.port}${api.infoStrip}`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: '{}',
    });
    while (sockets.length === 0) await wait(20);
    const began = performance.now();
    const isTold = (await scrape()).includes('sukhayu_facts_read_timestamp_seconds');
    const milliseconds = Math.round(performance.now() - began);
    const { status } = await asking;
    const called = (await scrape())
      .split('\n')
      .find((line) => /^sukhayu_provider_call_duration_seconds_count.*silent/.test(line));
    for (const socket of sockets) socket.destroy();
    provider.close();
    await site.kill();
    const failures = [
      ...(isTold && milliseconds < 1_000 ? [] : [`scraped in ${milliseconds} ms`]),
      ...(status === 200 ? [] : [`the page's call answered ${status}`]),
      ...(called === undefined ? ['the call is not told of'] : []),
    ];
    return { counted: `scraped in ${milliseconds} ms while it hung; then ${called ?? 'nothing'}`, failures };
  },
};

export const switching: readonly Step[] = [killSwitch, metrics];
