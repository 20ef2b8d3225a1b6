import { setTimeout as wait } from 'node:timers/promises';
import { api } from '@/lib/config/paths';
import { Browser } from '@/tests/api/support/browser';
import { aJourney } from '@/tests/api/support/journeys';
import { aFamily, aLead, aPlan } from '@/tests/api/support/samples';
import { median } from '@/tests/bench/besideNext';
import { signIn } from './deskSite';
import { idOf, mobileOf, TELECALLERS } from './fill';

const CUSTOMERS = 200;
/** Of each group: what still feels at once. */
const goalP95 = 500;
const seconds = Number(process.env['BENCH_SECONDS'] ?? 30);
/** Between the actions of one person. */
const telecallerMs = 1_000;
const customerMs = 2_000;

type Done = { taken: number; status: number };
type Person = { pauseMs: number; act: (turn: number) => Promise<{ status: number }> };

/** Telecallers at work beside customers who save. The number of errors, and of groups that are slower than the goal. */
export async function workTogether({ port, size }: { port: number; size: number }): Promise<number> {
  const telecallers = await inTurn(TELECALLERS, (n) => aTelecaller(port, n, size));
  const customers = await inTurn(CUSTOMERS, (n) => aCustomer(port, n));
  const until = performance.now() + seconds * 1000;
  const [ofStaff, ofCustomers] = await Promise.all([work(telecallers, until), work(customers, until)]);
  const missed = [say(`${TELECALLERS} telecallers`, ofStaff), say(`${CUSTOMERS} customers`, ofCustomers)];
  return missed.reduce((sum, each) => sum + each, 0);
}

async function inTurn<Each>(count: number, make: (n: number) => Promise<Each>): Promise<Each[]> {
  const made: Each[] = [];
  for (let n = 0; n < count; n++) made.push(await make(n));
  return made;
}

/** Finds a quote, opens it, looks at its links, and at the list again. */
async function aTelecaller(port: number, n: number, size: number): Promise<Person> {
  const staff = await signIn(port, n);
  const any = () => Math.floor(Math.random() * size);
  let quoteId = idOf(any());
  const actions = [
    () => staff.get(`${api.latestQuotes}?owner=mineAndNobody`),
    () => {
      const found = any();
      quoteId = idOf(found);
      return staff.get(`${api.latestQuotes}?q=${mobileOf(found)}`);
    },
    () => staff.post(api.quotesHistory, { quoteId }),
    () => staff.get(`${api.deskLinks}?quoteId=${quoteId}`),
  ];
  return { pauseMs: telecallerMs, act: (turn) => actions[turn % actions.length]!() };
}

/** A quote that is saved again and again, as forms do while somebody types. */
async function aCustomer(port: number, n: number): Promise<Person> {
  const customer = new Browser(port);
  const mobileNumber = String(8_000_000_000 + n);
  const { body } = await customer.post(api.quote, { ...aLead({ mobileNumber }), ...aFamily(), ...aPlan() });
  const { quoteId } = body as { quoteId: string };
  const journey = aJourney(quoteId);
  await customer.post(api.revisit, journey);
  const getQuickQuoteForm = { pincode: '411038' };
  const saved = { resumeJourney: { ...journey.resumeJourney, getQuickQuoteForm } };
  return { pauseMs: customerMs, act: () => customer.post(api.revisitUpdate, saved) };
}

async function work(people: readonly Person[], until: number): Promise<Done[]> {
  const done = await Promise.all(
    people.map(async ({ pauseMs, act }, at) => {
      const own: Done[] = [];
      // Nobody acts in step with the others.
      await wait((pauseMs * at) / people.length);
      for (let turn = 0; performance.now() < until; turn++) {
        const began = performance.now();
        const status = await act(turn).then(
          (answer) => answer.status,
          () => 0,
        );
        const taken = performance.now() - began;
        own.push({ taken, status });
        await wait(Math.max(0, pauseMs - taken));
      }
      return own;
    }),
  );
  return done.flat();
}

function say(who: string, done: readonly Done[]): number {
  const times = done.map(({ taken }) => taken);
  const errors = done.filter(({ status }) => status !== 200).length;
  const p = (share: number) => median(times, share).toFixed(0);
  const isSlow = median(times, 0.95) > goalP95;
  console.log(
    `${who}: ${done.length} requests in ${seconds} s, p50 ${p(0.5)} ms, p95 ${p(0.95)} ms (goal ${goalP95}: ${isSlow ? 'MISSED' : 'kept'}), ${errors} errors`,
  );
  return errors + (isSlow ? 1 : 0);
}
