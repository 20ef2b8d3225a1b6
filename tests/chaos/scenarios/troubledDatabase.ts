import { setTimeout as wait } from 'node:timers/promises';
import { api } from '@/lib/config/paths';
import { Proxy, type Trouble } from '@/lib/embedded-mongo/tests/support/proxy';
import { aFamily, aLead, aPlan } from '@/tests/api/support/samples';
import { SiteProgram, StoreProgram, uriOf } from '@/tests/chaos/programs';
import { Faults, type Scenario } from '@/tests/chaos/scenario';

const REQUESTS_A_SECOND = 100;
const ANSWERED_WITHIN_MS = 3_000;
const HEALTHY_WITHIN_MS = 10_000;

const troubles: Record<string, Trouble> = {
  silent: 'silent',
  'two seconds late': { lateMs: 2_000 },
  cut: 'cut',
  refused: 'refused',
};
const pages = ['/', '/hi', '/ta/health-insurance/reassure', '/health-insurance-plan/get-quote'];

/** Each trouble lasts `load` seconds, while pages are read, quotes looked up and quotes made. */
export const troubledDatabase: Scenario = {
  name: 'database in trouble at 100 requests a second',
  unit: 'seconds of each trouble',
  load: { full: 60, short: 1 },
  breaks: ['no-repair'],
  run: async ({ load, random, broken }) => {
    const faults = new Faults();
    const store = await StoreProgram.open();
    const proxy = await Proxy.open(store.port, random);
    const site = await SiteProgram.open(uriOf(proxy.port));
    const customer = new Customer(`http://127.0.0.1:${site.port}`, faults);
    await customer.makeQuote();
    const health: number[] = [];
    for (const [name, trouble] of Object.entries(troubles)) {
      await proxy.set(trouble);
      await customer.keepAsking(load);
      if (broken !== 'no-repair') await proxy.set(undefined);
      const ms = await customer.healthyAfter();
      if (ms > HEALTHY_WITHIN_MS) faults.add('recoveries too late', `${name}: ${Math.round(ms)} ms`);
      health.push(ms);
    }
    await proxy.set(undefined);
    await customer.findAcknowledged();
    await Promise.all([site.kill(), proxy.close()]);
    await store.kill();
    return {
      counted: `${customer.counted()}, healthy after at most ${Math.round(Math.max(...health))} ms`,
      failures: faults.list(),
    };
  },
};

type Answered = { status: number; ms: number; body: string };

/** One browser that asks as often as a hundred, and remembers which quotes were acknowledged. */
class Customer {
  private cookie = '';
  private readonly acknowledged: string[] = [];
  private readonly statuses = new Map<string, number>();
  private longestMs = 0;

  constructor(
    private readonly base: string,
    private readonly faults: Faults,
  ) {}

  async makeQuote(): Promise<Answered> {
    const answer = await this.send(api.quote, { ...aLead(), ...aFamily(), ...aPlan() });
    if (answer.status === 201)
      this.acknowledged.push((JSON.parse(answer.body) as { quoteId: string }).quoteId);
    return answer;
  }

  async keepAsking(seconds: number): Promise<void> {
    const asked: Promise<void>[] = [];
    const everyMs = 1000 / REQUESTS_A_SECOND;
    const began = performance.now();
    for (let at = 0; at < seconds * REQUESTS_A_SECOND; at += 1) {
      asked.push(this.askOne(at));
      await wait(Math.max(0, began + at * everyMs - performance.now()));
    }
    await Promise.all(asked);
  }

  /** Half of the requests are for pages. Of the rest, every second one reads and the others write. */
  private async askOne(at: number): Promise<void> {
    if (at % 2 === 0) return this.judge('page', await this.send(pages[at % pages.length] ?? '/'));
    const [quoteId = ''] = this.acknowledged;
    const isRead = at % 4 === 1;
    this.judge('API', isRead ? await this.send(`${api.quote}?quoteId=${quoteId}`) : await this.makeQuote());
  }

  private judge(kind: 'page' | 'API', { status, ms }: Answered): void {
    const known = `${kind} ${status}`;
    this.statuses.set(known, (this.statuses.get(known) ?? 0) + 1);
    this.longestMs = Math.max(this.longestMs, ms);
    const isRight = status === 200 || (kind === 'API' && [201, 503].includes(status));
    if (!isRight) this.faults.add('wrong answers', known);
    if (ms > ANSWERED_WITHIN_MS) this.faults.add('late answers', `${known}: ${Math.round(ms)} ms`);
  }

  async healthyAfter(): Promise<number> {
    const began = performance.now();
    while ((await this.send('/api/health/ready')).status !== 200) {
      if (performance.now() - began > 2 * HEALTHY_WITHIN_MS) break;
      await wait(50);
    }
    return performance.now() - began;
  }

  async findAcknowledged(): Promise<void> {
    for (const quoteId of this.acknowledged) {
      const { status } = await this.send(`${api.quote}?quoteId=${quoteId}`);
      if (status !== 200) this.faults.add('acknowledged quotes lost', `${status}`);
    }
  }

  counted(): string {
    const each = [...this.statuses].toSorted().map(([what, count]) => `${count} × ${what}`);
    return `${each.join(', ')}; longest ${Math.round(this.longestMs)} ms; ${this.acknowledged.length} quotes acknowledged`;
  }

  private async send(url: string, body?: object): Promise<Answered> {
    const began = performance.now();
    const answer = await fetch(this.base + url, {
      headers: {
        Cookie: this.cookie,
        ...(body && { 'Content-Type': 'application/json', 'Idempotency-Key': crypto.randomUUID() }),
      },
      ...(body && { method: 'POST', body: JSON.stringify(body) }),
    });
    const text = await answer.text();
    this.cookie ||= answer.headers
      .getSetCookie()
      .map((line) => line.split(';', 1)[0])
      .join('; ');
    return { status: answer.status, ms: performance.now() - began, body: text };
  }
}
