import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { type Db, MongoClient } from 'mongodb';
import { startStore } from 'embedded-mongo';
import { addDays, todayInIndia } from '@/lib/domain/common/dates';
import { keptUntil } from '@/lib/domain/common/retention';
import { databaseOf } from '@/lib/server/database/databaseName';
import type { PolicyRecord } from '@/models/policy/policy';
import type { RenewalRecord } from '@/models/renewals/renewal';
import { SiteProgram } from '../programs';
import { Faults, type Scenario } from '../scenario';

const KILLS = 10;
const BATCH = 5_000;
const UNTIL_ALL_MS = 300_000;

/** The site with its store is killed ten times while it offers renewals: each policy is offered one. */
export const invitations: Scenario = {
  name: 'invitations',
  unit: 'policies',
  load: { full: 100_000, short: 2_000 },
  breaks: ['forgets'],
  run: async ({ load, random, broken }) => {
    const faults = new Faults();
    const site = await SiteProgram.open();
    await site.kill();
    await inStore(site, (database) => insertPolicies(database, load));
    const seen: number[] = [];
    for (let kill = 0; kill < KILLS; kill += 1) {
      await site.start();
      await wait(300 + random() * 1_500);
      await site.kill();
      seen.push(await inStore(site, countInvited));
      if (broken === 'forgets' && kill === KILLS - 1) await inStore(site, forgetOne);
    }
    await site.start();
    await untilAllInvited(site, load);
    await site.kill();
    const counted = await inStore(site, (database) => judge(database, load, faults));
    return {
      counted: `${KILLS} kills, after them ${seen.join(', ')} invited; in the end ${counted}`,
      failures: faults.list(),
    };
  },
};

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
      return {
        ...{
          _id: `SUK2025-${number}`,
          quoteId: `q${number}`,
          applicationId: `a${number}`,
          mobileHash: 'none',
        },
        ...{ people: 'sealed', price: 'sealed', product: 'reassurev2', tier: 'Platinum+', riders: [] },
        ...{
          sumInsured: 10_00_000,
          tenure: 1,
          hasPhysicalCopy: false,
          endsOn,
          startsOn: addDays(endsOn, -364),
        },
        ...{
          issuedOn: addDays(endsOn, -364),
          freeLookUntil: addDays(endsOn, -334),
          paidOn: addDays(endsOn, -364),
        },
        inviteOn: addDays(endsOn, -60),
        createdAt: now,
        expiresAt: keptUntil('policy', now),
      };
    });
    await policiesOf(database).insertMany(records, { ordered: false });
  }
}

const countInvited = (database: Db) => renewalsOf(database).countDocuments({});

async function forgetOne(database: Db): Promise<void> {
  const found = await renewalsOf(database).findOne({});
  if (found) await renewalsOf(database).deleteOne({ _id: found._id });
}

async function untilAllInvited(site: SiteProgram, load: number): Promise<void> {
  const end = performance.now() + UNTIL_ALL_MS;
  for (let life = 15_000; performance.now() < end; life += 15_000) {
    await wait(Math.min(life, 60_000, load));
    await site.kill();
    if ((await inStore(site, countLeft)) === 0) return;
    await site.start();
  }
}

const countLeft = (database: Db) => policiesOf(database).countDocuments({ inviteOn: { $exists: true } });

async function judge(database: Db, load: number, faults: Faults): Promise<string> {
  const [left, found] = [await countLeft(database), await countInvited(database)];
  const numbers = new Set<string>();
  for await (const { policyNumber } of renewalsOf(database).find({}, { projection: { policyNumber: 1 } })) {
    if (numbers.has(policyNumber)) faults.add('policies invited twice', policyNumber);
    numbers.add(policyNumber);
  }
  if (numbers.size !== load) faults.add('policies not invited', String(load - numbers.size));
  if (left > 0) faults.add('invitations left', String(left));
  return `${found} offers for ${numbers.size} of ${load} policies, ${left} left`;
}
