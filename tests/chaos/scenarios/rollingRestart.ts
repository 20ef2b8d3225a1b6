import { api } from '@/lib/config/paths';
import { aLead } from '@/tests/api/support/samples';
import { Balancer } from '@/tests/chaos/balancer';
import { SiteProgram, StoreProgram, uriOf } from '@/tests/chaos/programs';
import { Faults, type Scenario } from '@/tests/chaos/scenario';

const LINES = 8;
const pages = [
  '/',
  '/hi',
  '/health-insurance-plan/get-quote',
  '/api/pincode?code=411038',
  '/api/health/live',
];
/** One in this many requests is a save. */
const SAVE_EVERY = 6;

/** Two servers behind a balancer are restarted one after the other, under load, as for a new build. */
export const rollingRestart: Scenario = {
  name: 'rolling restart',
  unit: 'requests',
  load: { full: 10_000, short: 300 },
  breaks: ['no-drain'],
  run: async ({ load, broken }) => {
    const faults = new Faults();
    const store = await StoreProgram.open();
    const drainSeconds = broken === 'no-drain' ? 0 : 1;
    const open = () => SiteProgram.open(uriOf(store.port), { DRAIN_SECONDS: String(drainSeconds) });
    const sites = await Promise.all([open(), open()]);
    const balancer = new Balancer(sites.map(({ port }) => port));
    const crowd = new Requests(await balancer.listen(), faults);
    for (const { port } of sites) await balancer.sees(port, true);
    const walking = crowd.send(load);
    await restart(sites, { balancer, faults });
    crowd.isRestarted = true;
    await walking;
    balancer.close();
    await Promise.all(sites.map((site) => site.kill()));
    await store.kill();
    return { counted: `${crowd.sent} requests, 2 restarts`, failures: faults.list() };
  },
};

type Around = { balancer: Balancer; faults: Faults };

async function restart(sites: readonly SiteProgram[], { balancer, faults }: Around): Promise<void> {
  for (const site of sites) {
    const code = await site.end();
    if (code !== 0) faults.add('servers that did not end in peace', String(code));
    await site.start();
    await balancer.sees(site.port, true);
  }
}

/** Goes on until both servers were restarted. */
class Requests {
  sent = 0;
  isRestarted = false;

  constructor(
    private readonly port: number,
    private readonly faults: Faults,
  ) {}

  async send(load: number): Promise<void> {
    const line = async () => {
      while (this.sent < load || !this.isRestarted) await this.ask((this.sent += 1));
    };
    await Promise.all(Array.from({ length: LINES }, line));
  }

  private async ask(at: number): Promise<void> {
    const isSave = at % SAVE_EVERY === 0;
    const path = isSave ? api.quote : (pages[at % pages.length] ?? '/');
    const status = await fetch(`http://127.0.0.1:${this.port}${path}`, isSave ? save(at) : {}).then(
      async (answer) => (await answer.arrayBuffer(), answer.status),
      String,
    );
    if (status !== (isSave ? 201 : 200)) this.faults.add('failed requests', `${path}: ${status}`);
  }
}

const save = (at: number) => ({
  method: 'POST',
  headers: { 'Content-Type': 'application/json', 'Idempotency-Key': `rolling-${at}`.padEnd(32, '0') },
  body: JSON.stringify(aLead({ mobileNumber: String(9_000_000_000 + at) })),
});
