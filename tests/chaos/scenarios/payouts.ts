import { setTimeout as wait } from 'node:timers/promises';
import mongoose from 'mongoose';
import { databaseOf } from '@/lib/server/database/databaseName';
import { Proxy } from '@/lib/embedded-mongo/tests/support/proxy';
import { type ClaimCaseRecord, ClaimCases } from '@/models/claims/claimCase';
import { SandboxPayouts } from '@/models/claims/sandboxPayout';
import { Outbox } from '@/models/common/outbox';
import { claimIdOf, decideOnce, insertToldClaim, openDesk } from '@/tests/chaos/claimsDesk';
import { SiteProgram, StoreProgram, uriOf } from '@/tests/chaos/programs';
import { Faults, type Scenario, type Trial } from '@/tests/chaos/scenario';

const CLAIMS_A_KILL = 3;
const LONGEST_LIFE_MS = 4_000;
const MOST_LIVES = 12;
/** Longer than any lease, so that each run begins after the leases of the one before. */
const LEASE_MINUTES = 2;
/** Delays each write to the store, so that a kill falls between two of them. */
const LATE_MS = 8;
const MOST_RUPEES = 50_000;

/**
 * The site is killed while a desk decides claims and their money goes to the bank: between the decision, the bank's
 * book and what is noted of it. Each claim is paid once, as decided, and its holder told so once.
 */
export const payouts: Scenario = {
  name: 'payouts',
  unit: 'claims',
  load: { full: 500, short: 6 },
  breaks: ['ordersAnew', 'forgets'],
  run: async (trial) => {
    const { load, random } = trial;
    const faults = new Faults();
    const store = await StoreProgram.open();
    const proxy = await Proxy.open(store.port, random);
    const site = await SiteProgram.open(uriOf(proxy.port), clockAt(0));
    // Not as the site connects: another scenario of this process may have read its configuration for good.
    await mongoose.connect(store.uri, { dbName: databaseOf(store.uri).name, autoIndex: false });
    const now = new Date();
    const rupees = Array.from({ length: load }, () => 1_000 + Math.floor(random() * MOST_RUPEES));
    for (let nth = 0; nth < load; nth += 1) await insertToldClaim(nth, now);
    await proxy.set({ lateMs: LATE_MS });
    const between = await decideUnderKills({ site, rupees, now, trial });
    await breakBy(trial.broken);
    await untilAllPaid(site);
    await site.kill();
    const counted = await judge(rupees, faults);
    await Promise.all([mongoose.disconnect(), proxy.close(), store.kill()]);
    return { counted: `${between}; in the end ${counted}`, failures: faults.list() };
  },
};

let lives = 0;
function clockAt(life: number): Record<string, string> {
  lives = life;
  return {
    MINUTES_LATER: String(life * LEASE_MINUTES),
    NODE_OPTIONS: '--require ./tests/laterClock.cjs',
  };
}

type Storm = { site: SiteProgram; rupees: readonly number[]; now: Date; trial: Trial };

/** Kills the site in turn after some decisions, and as soon as the bank has the money of one more claim. */
async function decideUnderKills({ site, rupees, now, trial }: Storm): Promise<string> {
  const { load, random } = trial;
  const desk = await openDesk(site.port, now);
  let decided = 0;
  const deciding = (async () => {
    for (const [nth, sum] of rupees.entries()) {
      // Repeats, as somebody presses again who got no answer.
      while (!(await decideOnce(desk, claimIdOf(nth), sum).catch(() => false))) await wait(20);
      decided += 1;
    }
  })();
  const kills = Math.ceil(load / CLAIMS_A_KILL);
  let between = 0;
  for (let kill = 0; kill < kills; kill += 1) {
    const goal = decided + 1 + Math.floor(random() * CLAIMS_A_KILL);
    const paid = await countPaid();
    const isTime = async () => (kill % 2 === 0 ? decided >= goal : (await countPaid()) > paid);
    for (const end = performance.now() + LONGEST_LIFE_MS; performance.now() < end && !(await isTime());)
      await wait(1);
    await site.kill();
    between += await countBetween();
    site.change(clockAt(lives + 1));
    await site.start();
  }
  await deciding;
  return `${kills} kills, after which ${between} times the bank had money of a claim that was not noted`;
}

const countPaid = () => SandboxPayouts.countDocuments({});

/** Counts payouts that the bank accepted before the server died without noting them. */
async function countBetween(): Promise<number> {
  const books = new Set((await SandboxPayouts.find({}, { _id: 1 }).lean()).map(({ _id }) => _id));
  const open = await ClaimCases.find({ status: 'approved' }, { _id: 1 }).lean();
  return open.filter(({ _id }) => books.has(_id)).length;
}

/** `ordersAnew`: a repeat uses another reference. `forgets`: nobody pays what is due. */
async function breakBy(broken: string | undefined): Promise<void> {
  const _id = claimIdOf(0);
  if (broken === undefined) return;
  for (let tries = 0; tries < 200 && (await ClaimCases.exists({ _id, status: 'paid' })) === null; tries += 1)
    await wait(50);
  const undone = { status: 'approved' as const, payouts: [] };
  if (broken === 'ordersAnew')
    await ClaimCases.updateOne(
      { _id },
      { $set: { ...undone, failedPayouts: ['lost'], payDueAt: new Date() } },
    );
  if (broken === 'forgets') {
    await ClaimCases.updateOne({ _id }, { $set: undone, $unset: { payDueAt: 1 } });
    await SandboxPayouts.deleteOne({ _id });
  }
}

const isPaying = { payDueAt: mongoose.trusted({ $exists: true }) };
const isTelling = { tellDueAt: mongoose.trusted({ $exists: true }) };

/** Each run lasts longer, and its clock starts after the leases of the one before. */
async function untilAllPaid(site: SiteProgram): Promise<void> {
  for (let life = 0; life < MOST_LIVES; life += 1) {
    for (let looks = 0; looks < 20 * (life + 1); looks += 1) {
      if ((await ClaimCases.exists({ $or: [isPaying, isTelling] })) === null) return;
      await wait(100);
    }
    await site.kill();
    site.change(clockAt(lives + 1));
    await site.start();
  }
}

async function judge(rupees: readonly number[], faults: Faults): Promise<string> {
  const messages = await Outbox.find({ purpose: 'claim-paid' }, { toHash: 1 }).lean();
  const told = new Map<string, number>();
  for (const { toHash } of messages) told.set(toHash, (told.get(toHash) ?? 0) + 1);
  for (const count of told.values()) if (count > 1) faults.add('holders told twice', String(count));
  if (told.size !== rupees.length) faults.add('holders not told', String(rupees.length - told.size));
  const books = await SandboxPayouts.find({}).lean();
  for (const [nth, sum] of rupees.entries()) {
    const _id = claimIdOf(nth);
    const claim = await ClaimCases.findById(_id).lean();
    const paid = books.filter((each) => each._id.startsWith(_id));
    if (paid.length === 0) faults.add('claims not paid', _id);
    if (paid.length > 1) faults.add('claims paid twice', _id);
    if (paid.some(({ amountPaise }) => amountPaise !== sum * 100)) faults.add('claims paid otherwise', _id);
    if (!claim || !isNoted(claim, sum)) faults.add('claims not noted as paid once', _id);
  }
  const paise = books.reduce((all, { amountPaise }) => all + amountPaise, 0);
  return `${books.length} payouts of ₹${paise / 100} for ${rupees.length} claims, ${messages.length} messages`;
}

function isNoted({ status, payouts: noted, events, ordered }: ClaimCaseRecord, rupees: number): boolean {
  const isOnce = noted.length === 1 && noted[0]?.paise === rupees * 100;
  const steps = events.filter(({ what }) => what === 'paid' || what === 'approved').length;
  return status === 'paid' && isOnce && steps === 2 && ordered === undefined;
}
