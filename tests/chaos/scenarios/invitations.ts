import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { type Db, MongoClient } from 'mongodb';
import { startStore } from 'embedded-mongo';
import { addDays, timeInIndia, todayInIndia } from '@/lib/domain/common/dates';
import { databaseOf } from '@/lib/server/database/databaseName';
import type { PolicyRecord } from '@/models/policy/policy';
import type { OutboxRecord } from '@/models/common/outbox';
import type { RenewalRecord } from '@/models/renewals/renewal';
import { type PolicyPeople, sealPeople } from '@/lib/server/services/policy/policyRecord';
import { SiteProgram } from '@/tests/chaos/programs';
import { samplePolicy } from '@/tests/chaos/samplePolicy';
import { Faults, type Scenario } from '@/tests/chaos/scenario';

const KILLS = 10;
const BATCH = 5_000;
/** Time to invite a policyholder, and to send and deliver the message. */
const MS_A_POLICY = 20;
const UNTIL_ALL_LEAST_MS = 300_000;
/** Longer than any lease. */
const LEASE_MINUTES = 2;
const FIRST_NUMBER = 7_000_000_000;

/**
 * The site with its store is killed ten times while it offers renewals and tells of them: each policy is offered one,
 * and its holder gets one message.
 */
export const invitations: Scenario = {
  name: 'invitations',
  unit: 'policies',
  load: { full: 100_000, short: 200 },
  breaks: ['forgets', 'tellsTwice'],
  run: async ({ load, random, broken }) => {
    const faults = new Faults();
    const site = await SiteProgram.open(undefined, afterNoon(0));
    await site.kill();
    await inStore(site, (database) => insertPolicies(database, load));
    const seen: string[] = [];
    for (let kill = 0; kill < KILLS; kill += 1) {
      await site.start();
      await wait(300 + random() * (1_500 + load / 10));
      await site.kill();
      seen.push(await inStore(site, countDone));
      if (kill === KILLS - 1) await inStore(site, (database) => breakBy(broken, database));
    }
    await untilAllTold(site, load);
    const counted = await inStore(site, (database) => judge(database, load, faults));
    return {
      counted: `${KILLS} kills, after them ${seen.join(', ')} invited/told; in the end ${counted}`,
      failures: faults.list(),
    };
  },
};

/** Later than noon, since nobody is told at night. */
function afterNoon(minutes: number): Record<string, string> {
  const [hours = 0, now = 0] = timeInIndia(new Date()).split(':').map(Number);
  const untilNoon = ((24 + 12 - hours) * 60 - now) % (24 * 60);
  return {
    MINUTES_LATER: String(untilNoon + minutes),
    NODE_OPTIONS: '--require ./tests/laterClock.cjs',
  };
}

async function inStore<T>(site: SiteProgram, use: (database: Db) => Promise<T>): Promise<T> {
  const store = await startStore({ dir: path.join(site.dir, 'store'), inThread: true });
  const client = await MongoClient.connect(store.uri);
  const result = await use(client.db(databaseOf(store.uri).name));
  await client.close();
  await store.stop();
  return result;
}

const policiesOf = (database: Db) => database.collection<PolicyRecord>('policies');
const renewalsOf = (database: Db) => database.collection<RenewalRecord>('renewals');

async function insertPolicies(database: Db, load: number): Promise<void> {
  const now = new Date();
  const endsOn = addDays(todayInIndia(now), 30);
  for (let from = 0; from < load; from += BATCH) {
    const records = Array.from({ length: Math.min(BATCH, load - from) }, (_, at): PolicyRecord => {
      const number = String(from + at).padStart(11, '0');
      const _id = `SUK2025-${number}`;
      const people = sealPeople(holderOf(String(FIRST_NUMBER + from + at)), _id);
      const own = { _id, quoteId: `q${number}`, applicationId: `a${number}`, mobileHash: 'none', people };
      return { ...samplePolicy(own, endsOn, now), inviteOn: addDays(endsOn, -60) };
    });
    await policiesOf(database).insertMany(records, { ordered: false });
  }
}

function holderOf(mobileNumber: string): PolicyPeople {
  const [title, name, dateOfBirth] = ['mr', 'Sample Holder', '1990-01-01'] as const;
  const holder = { title, name, dateOfBirth, mobileNumber } as unknown as PolicyPeople['holder'];
  const nominee = {} as unknown as PolicyPeople['nominee'];
  return {
    holder,
    nominee,
    insured: [{ memberId: '1', name, relation: 'self', dateOfBirth, conditions: [] }],
  };
}

const messagesOf = (database: Db) => database.collection<OutboxRecord>('outbox');
const ofRenewal = { purpose: /^renewal-/ };
const countTold = (database: Db) => messagesOf(database).countDocuments(ofRenewal);

async function countDone(database: Db): Promise<string> {
  return `${await renewalsOf(database).countDocuments({})}/${await countTold(database)}`;
}

async function breakBy(broken: string | undefined, database: Db): Promise<void> {
  const found = await renewalsOf(database).findOne({});
  if (broken === 'forgets' && found) await renewalsOf(database).deleteOne({ _id: found._id });
  const message = await messagesOf(database).findOne(ofRenewal);
  if (broken === 'tellsTwice' && message)
    await messagesOf(database).insertOne({ ...message, _id: `${message._id}-again` });
}

/** Each run lasts longer, and its clock starts after the leases of the one before. */
async function untilAllTold(site: SiteProgram, load: number): Promise<void> {
  const end = performance.now() + Math.max(UNTIL_ALL_LEAST_MS, load * MS_A_POLICY);
  for (let life = 1; performance.now() < end; life += 1) {
    site.change(afterNoon(life * LEASE_MINUTES));
    await site.start();
    await wait(Math.min(life * 2_000, 60_000));
    await site.kill();
    const left = await inStore(site, async (database) => {
      const untold = renewalsOf(database).countDocuments({ told: { $exists: false } });
      return (await countLeft(database)) + (await untold);
    });
    if (left === 0) return;
  }
}

const countLeft = (database: Db) => policiesOf(database).countDocuments({ inviteOn: { $exists: true } });

async function judge(database: Db, load: number, faults: Faults): Promise<string> {
  const left = await countLeft(database);
  const offers = await renewalsOf(database).countDocuments({});
  const messages = new Map<string, number>();
  for await (const { toHash } of messagesOf(database).find(ofRenewal, { projection: { toHash: 1 } }))
    messages.set(toHash, (messages.get(toHash) ?? 0) + 1);
  const told = [...messages.values()];
  for (const count of told) if (count > 1) faults.add('holders told twice', String(count));
  if (messages.size !== load) faults.add('holders not told', String(load - messages.size));
  if (offers !== load) faults.add('policies not offered once', String(load - offers));
  if (left > 0) faults.add('invitations left', String(left));
  const sent = told.reduce((sum, count) => sum + count, 0);
  return `${offers} offers and ${sent} messages for ${messages.size} holders of ${load} policies, ${left} left`;
}
