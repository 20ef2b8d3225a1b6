import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import fc from 'fast-check';
import { startStore } from 'embedded-mongo';
import { connectDatabase, disconnectDatabase } from '@/lib/server/database/db';
import {
  changeRevisit,
  findRevisitWithQuote,
  insertRevisit,
  type RevisitRecord,
} from '@/models/resume/revisit';
import type { Scenario } from '@/tests/chaos/scenario';

/** A save as a tab sends it: late, repeated or concurrent. */
type Sent = { tab: number; lag: number; isRepeated: boolean; isAtOnce: boolean };
type Save = { tab: number; over: number; form: string };
type Answer = Save & { version: number; isKept: boolean };

const orders = fc.array(
  fc.record({
    tab: fc.integer({ min: 0, max: 2 }),
    lag: fc.constantFrom(0, 0, 0, 1, 2),
    isRepeated: fc.boolean(),
    isAtOnce: fc.boolean(),
  }),
  { minLength: 1, maxLength: 10 },
);

/** In parallel, to share the waits for the disk. */
const sideBySide = 20;

const ownerHash = 'owner';
const aliveAt = new Date('2026-11-01T00:00:00Z');
const expiresAt = new Date('2099-01-01T00:00:00Z');

/** Saves of three tabs in all orders: only a save over the newest version succeeds. */
export const saveOrders: Scenario = {
  name: 'save orders',
  unit: 'generated orders',
  load: { full: 10_000, short: 200 },
  breaks: ['no-version', 'no-step'],
  run: async ({ load, seed, broken }) => {
    const dir = mkdtempSync(path.join(tmpdir(), 'sukhayu-orders-'));
    const store = await startStore({ dir });
    process.env['MONGODB_URI'] = store.uri;
    await connectDatabase();
    const counts = { kept: 0, refused: 0 };
    const some = fc.array(orders, { minLength: sideBySide, maxLength: sideBySide });
    const property = fc.asyncProperty(some, async (all) => {
      await Promise.all(all.map(async (order) => runOrder(order, counts, broken)));
    });
    const numRuns = Math.ceil(load / sideBySide);
    const { failed, counterexample, errorInstance, numShrinks } = await fc.check(property, { seed, numRuns });
    await disconnectDatabase();
    await store.stop();
    rmSync(dir, { recursive: true, force: true });
    const [shrunk] = counterexample ?? [];
    const example = `${String(errorInstance)} after one of ${JSON.stringify(shrunk?.filter((order) => order.length > 1).slice(0, 2))}, ${numShrinks} times made smaller`;
    return {
      counted: `${counts.kept} saves kept, ${counts.refused} older ones refused, each record its newest version`,
      failures: failed ? [example] : [],
    };
  },
};

async function runOrder(order: readonly Sent[], counts: Counts, broken: string | undefined): Promise<void> {
  const uuid = crypto.randomUUID();
  await insertRevisit(aRecord(uuid));
  let newest: Pick<Answer, 'version' | 'form'> = { version: 1, form: '' };
  const known = [1, 1, 1];
  let number = 0;
  for (const group of toGroups(order)) {
    const saves = group.flatMap(({ tab, lag, isRepeated }): Save[] => {
      const save = { tab, over: Math.max(1, (known[tab] ?? 1) - lag), form: `tab ${tab}, save ${++number}` };
      return isRepeated ? [save, save] : [save];
    });
    const answers = await Promise.all(saves.map(async (save) => send(uuid, save, broken)));
    newest = checkGroup(newest, answers);
    const record = await findRevisitWithQuote(uuid, aliveAt);
    check(record?.version === newest.version && record.form === newest.form, 'The newest save is not there');
    for (const { tab, version } of answers) known[tab] = Math.max(known[tab] ?? 1, version);
    for (const { isKept } of answers) counts[isKept ? 'kept' : 'refused'] += 1;
  }
}

type Counts = { kept: number; refused: number };

async function send(uuid: string, save: Save, broken: string | undefined): Promise<Answer> {
  const version = broken === 'no-version' ? undefined : save.over;
  const key = { uuid, quoteId: 'quote', ownership: 0, version, aliveAt };
  const changed = await changeRevisit(key, { form: save.form }, broken === 'no-step' ? 0 : 1);
  const current = changed ?? (await findRevisitWithQuote(uuid, aliveAt));
  return { ...save, version: current?.version ?? 0, isKept: changed !== null };
}

/** Concurrent saves: each version once, each over the one before, older ones refused. */
function checkGroup(before: { version: number; form: string }, answers: readonly Answer[]) {
  const kept = answers.filter(({ isKept }) => isKept).toSorted((a, b) => a.version - b.version);
  for (const [i, { version, over }] of kept.entries()) {
    check(version === before.version + 1 + i, 'A version is there twice, or missing');
    check(version === over + 1, 'An older save was kept over a newer one');
  }
  for (const { isKept, over, version } of answers)
    check(isKept || version !== over, 'A save was refused for nothing');
  check(
    kept.length > 0 || answers.every(({ over }) => over !== before.version),
    'The newest save was refused',
  );
  return kept.at(-1) ?? before;
}

function check(holds: boolean, otherwise: string): void {
  if (!holds) throw new Error(otherwise);
}

function toGroups(order: readonly Sent[]): Sent[][] {
  const groups: Sent[][] = [];
  for (const sent of order) {
    const last = groups.at(-1);
    if (last && sent.isAtOnce) last.push(sent);
    else groups.push([sent]);
  }
  return groups;
}

function aRecord(uuid: string): RevisitRecord {
  const journey = { quoteId: 'quote', stage: 'summery_111', url: '/?quoteId=quote', form: '' } as const;
  const times = { createdAt: aliveAt, updatedAt: aliveAt, expiresAt };
  return { _id: uuid, ...journey, ownerHash, resumeHash: 'secret', ownership: 0, version: 1, ...times };
}
