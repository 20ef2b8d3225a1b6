import { setTimeout as wait } from 'node:timers/promises';
import { becomeCustomer, type CustomerPersona } from '@/lib/client/site/personas/customers';
import type { Wire } from '@/lib/client/site/personas/wire';
import { api, paths } from '@/lib/config/paths';
import { Browser } from '@/tests/api/support/browser';
import { SiteProgram, StoreProgram } from '@/tests/chaos/programs';
import { spentBy, times } from './costs/spent';
import { bytesStored, grown } from './costs/stored';
import { visit } from './costs/visit';
import { Phone } from './pages/phone';

/**
 * npm run bench:costs: what docs/costs.md reckons with. A visit's requests and bytes, by a phone's browser; processor
 * time of site and store for each request and journey; what a journey leaves in the database.
 */

const AT_ONCE = 8;
const POLL_MS = 500;
const journeys = { choosing: 100, insured: 40 } as const satisfies Partial<Record<CustomerPersona, number>>;

const store = await StoreProgram.open();
const site = await SiteProgram.open(store.uri);
const address = `http://127.0.0.1:${site.port}`;

async function printVisits(): Promise<void> {
  const phone = await Phone.open(address);
  const visits = {
    'looks at home': [paths.home],
    'reads: home, a plan, an article': [paths.home, paths.product('reassurev2'), '/mediclaim.html'],
    'asks for prices: home, family': [paths.home, paths.getQuote],
  };
  for (const [name, pages] of Object.entries(visits)) {
    const { requests, toApi, bytes } = await visit(phone, pages);
    const size = (bytes / 1024).toFixed(0);
    console.log(`${name.padEnd(34)} ${requests} requests, ${toApi} of them to the API, ${size} KB`);
  }
  await phone.close();
}

async function measure(count: number, each: (n: number) => Promise<unknown>) {
  const before = [spentBy(site.pid), spentBy(store.pid)] as const;
  await times(count, AT_ONCE, each);
  const spent = (pid: number, at: 0 | 1) => ((spentBy(pid) - before[at]) / count).toFixed(2);
  return `${spent(site.pid, 0)} ms of the site, ${spent(store.pid, 1)} ms of the store`;
}

async function printRequests(): Promise<void> {
  const people = await Promise.all(Array.from({ length: AT_ONCE }, (_, n) => someoneHalfWay(n)));
  const [{ browser, uuid }] = people as [Person];
  const compressed = { 'Accept-Encoding': 'br' };
  const price = 'members=self:1992-04-02,spouse:1994-01-20&product=reassurev2&sumInsured=1000000&tenure=1';
  const kinds: Record<string, (n: number) => Promise<unknown>> = {
    'home, prerendered': () => browser.get('/', compressed),
    'a file': () => browser.get('/icon.svg', compressed),
    'a price': () => browser.get(`${api.price}?${price}&pincode=411038`),
    'a look-up for the dialog': () => browser.get(`${api.revisit}?uuid=${uuid}&type=aggregate`),
    'a save of a quote': (n) => save(people[n % AT_ONCE] as Person),
  };
  for (const [name, ask] of Object.entries(kinds)) {
    await times(100, AT_ONCE, ask);
    console.log(`${name.padEnd(34)} ${await measure(1000, ask)}`);
  }
}

type Person = { browser: Browser; quoteId: string; uuid: string };

async function someoneHalfWay(n: number): Promise<Person> {
  const browser = new Browser(site.port);
  const { quoteId = '', uuid = '' } = await becomeCustomer('halfWay', wireOf(browser), mobileOf(n));
  return { browser, quoteId, uuid };
}

const save = ({ browser, quoteId }: Person) => browser.post(api.quote, { quoteId, pincode: '411038' });

async function printJourneys(): Promise<void> {
  let numbers = AT_ONCE;
  for (const [persona, count] of Object.entries(journeys) as [keyof typeof journeys, number][]) {
    let asked = 0;
    const before = await bytesStored(store.uri);
    const spent = await measure(count, () => {
      const wire = wireOf(new Browser(site.port));
      const counted: Wire = { ...wire, ask: (...given) => ((asked += 1), wire.ask(...given)) };
      return becomeCustomer(persona, counted, mobileOf(numbers++));
    });
    const { kept, ofADay } = grown(before, await bytesStored(store.uri));
    const kilobytes = (bytes: number) => (bytes / count / 1024).toFixed(1);
    console.log(
      `a journey: ${persona.padEnd(23)} ${(asked / count).toFixed(0)} calls, ${spent}, ` +
        `${kilobytes(kept)} KB kept, ${kilobytes(ofADay)} KB for a day`,
    );
  }
}

const mobileOf = (n: number) => String(6_100_000_000 + n);

function wireOf(browser: Browser): Wire {
  return {
    async ask<Answer>(path: string, body?: object) {
      const { status, body: answer, text } = await (body ? browser.post(path, body) : browser.get(path));
      if (status >= 300) throw new Error(`${path} answered ${status}: ${text}`);
      return answer as Answer;
    },
    async until(isDone) {
      while (!(await isDone())) await wait(POLL_MS);
    },
  };
}

await printRequests();
await printJourneys();
await printVisits();
process.exit(0);
