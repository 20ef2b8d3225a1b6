import { keptUntil } from '@/lib/domain/common/retention';
import { audit } from '@/lib/server/services/common/audit';
import { noteSealed } from '@/lib/server/services/common/sealedHours';
import { readAuditCommand } from '@/lib/server/services/desk/auditCommand';
import { checkAudit, sealNextHour } from '@/lib/server/services/desk/auditSeals';
import { AuditEntries } from '@/models/desk/auditEntry';
import { AuditSeals } from '@/models/desk/auditSeal';
import { useApi } from '@/tests/api/support/api';

const { newBrowser } = useApi();
const HOUR_MS = 60 * 60 * 1000;
const start = Date.parse('2026-11-20T10:00:00Z');
const at = (hours: number) => new Date(start + hours * HOUR_MS);
const asked = (hours: number) => ({ requestId: 'sample', caller: { addressHash: 'sample' }, now: at(hours) });
const entries = () => AuditEntries.collection;

/** Three entries in two hours, with an empty one between, all sealed. */
async function aTrail() {
  await Promise.all([entries().deleteMany({}), AuditSeals.deleteMany({})]);
  // Seals as a server does after its start.
  await sealNextHour(at(0));
  await audit('NOTE_ADDED', 'A-1', asked(0.1), { quoteId: 'q-1', code: undefined }, 'one');
  await audit('LINK_SENT', 'A-1', asked(0.2), { quoteId: 'q-1', amount: 12_488 }, 'two');
  await audit('LINK_SENT', 'A-2', asked(2.5), {}, 'three');
  while (await sealNextHour(at(4)));
}

beforeAll(() => newBrowser().get('/api/health/ready'));
beforeEach(aTrail);

test('each hour that is over is sealed once, and the trail is whole', async () => {
  const seals = await AuditSeals.find().sort({ until: 1 }).lean();
  expect(seals.map((seal) => [seal._id, seal.entries])).toEqual([
    ['2026-11-20T10', 2],
    ['2026-11-20T12', 1],
  ]);
  expect(await checkAudit(at(5))).toEqual({ hours: 2, entries: 3, problems: [] });
  expect((await readAuditCommand(['check']).run()).code).toBe(0);
});

test('an hour that runs, or has just ended, waits for what is still to be written', async () => {
  await audit('NOTE_ADDED', 'A-1', asked(5.5), {}, 'four');
  expect(await sealNextHour(at(6.1))).toBe(false);
  expect(await sealNextHour(at(6.2))).toBe(true);
});

const id = (value: string) => ({ _id: value }) as never;
const attacks: [string, () => Promise<unknown>, RegExp][] = [
  [
    'an entry without its hash',
    () => entries().updateOne(id('two'), { $unset: { mac: 1 } }),
    /T10: 2 entries for the 2/,
  ],
  ['an entry taken out', () => entries().deleteOne(id('two')), /T10: 1 entries for the 2/],
  ['a whole hour taken out', () => entries().deleteOne(id('three')), /T12: 0 entries for the 1/],
  [
    'an hour taken out with its seal',
    async () => {
      await entries().deleteMany({ actor: 'A-1' });
      await AuditSeals.deleteOne({ _id: '2026-11-20T10' });
      await audit('NOTE_ADDED', 'A-1', asked(-3), {}, 'zero');
      await AuditSeals.collection.insertOne({
        _id: '2026-11-20T07' as never,
        until: at(-2),
        entries: 1,
        hash: 'x',
        expiresAt: at(99_999),
      });
    },
    /T12: the seal before it is missing/,
  ],
  [
    'an entry added late',
    () => (noteSealed(undefined), audit('NOTE_ADDED', 'A-1', asked(0.3), {}, 'late')),
    /T10: 3 entries for the 2 .*; each has our hash/,
  ],
];

const raw = (_id: string, hours: number) => {
  const past = { action: 'LINK_SENT', actor: 'A-9', requestId: 'x', addressHash: 'x', details: {} };
  return entries().insertOne({ _id: _id as never, ...past, at: at(hours), expiresAt: at(99_999) });
};
attacks.push(
  [
    'the oldest hour taken out with its seal',
    async () => {
      await entries().deleteMany({ actor: 'A-1' });
      await AuditSeals.deleteOne({ _id: '2026-11-20T10' });
    },
    /T12: the seal before it is missing/,
  ],
  ['an entry put into an hour without any', () => raw('put', 1.5), /T11: entry put is in an hour without/],
  ['an entry put before the first hour', () => raw('put', -5), /T05: entry put is in an hour without/],
  [
    'a seal that would count as deleted, so that its hour is not read',
    async () => {
      await entries().deleteOne(id('two'));
      await AuditSeals.updateOne({ _id: '2026-11-20T10' }, { $set: { expiresAt: at(5.5) } });
    },
    /T10: 1 entries for the 2/,
  ],
  [
    'an entry without a hash, made up before its hour was sealed',
    async () => {
      await raw('put', 30);
      while (await sealNextHour(at(40)));
    },
    /T16: entry put has no hash of its own/,
  ],
);

test.each(attacks)('%s is found', async (_what, attack, told) => {
  await attack();
  expect((await checkAudit(at(5))).problems.join('\n')).toMatch(told);
  const { code, text } = await readAuditCommand(['check']).run();
  expect([code, text]).toEqual([1, expect.stringMatching(told)]);
});

const another = (value: unknown) => {
  if (value instanceof Date) return new Date(value.getTime() - HOUR_MS);
  return typeof value === 'string' ? `${value}9` : ['q-9'];
};

test.each(
  Object.keys(AuditEntries.schema.paths).filter(
    (field) => !['_id', 'mac', 'at', 'schemaVersion'].includes(field),
  ),
)('another %s in an entry is found', async (field) => {
  const entry = await entries().findOne(id('two'));
  await entries().updateOne(id('two'), { $set: { [field]: another(entry?.[field]) } });
  expect((await checkAudit(at(5))).problems).toEqual(['2026-11-20T10: entry two was changed']);
});

test.each(['until', 'before', 'beforeHour', 'sealedAt', 'hash'] as const)(
  'another %s in a seal is found',
  async (field) => {
    const seal = await AuditSeals.findById('2026-11-20T12').lean().orFail();
    await AuditSeals.updateOne({ _id: seal._id }, { $set: { [field]: another(seal[field]) } });
    expect((await checkAudit(at(5))).problems.join('\n')).toMatch(/T12: \d entries for the 1/);
  },
);

test('a clock that is set back writes into the next open hour, in any server, and nothing is found', async () => {
  noteSealed(undefined);
  expect(await sealNextHour(at(2.9))).toBe(false);
  await audit('NOTE_ADDED', 'A-1', asked(0.3), { quoteId: 'q-1' }, 'back');
  const { at: written, details } = await AuditEntries.findById('back').orFail();
  expect([written, details]).toEqual([at(3), { quoteId: 'q-1', clockSaid: at(0.3).toISOString() }]);
  expect(await sealNextHour(at(5))).toBe(true);
  expect(await checkAudit(at(5))).toEqual({ hours: 3, entries: 4, problems: [] });
});

test('a seal of years ahead, put in by somebody, moves no entry', async () => {
  await AuditSeals.collection.insertOne({
    _id: '2099-01-01T00' as never,
    until: new Date('2099-01-01T01:00Z'),
    entries: 0,
    hash: 'x',
    expiresAt: at(99_999),
  });
  await sealNextHour(at(4));
  await audit('NOTE_ADDED', 'A-1', asked(5), {}, 'now');
  expect((await AuditEntries.findById('now').orFail()).at).toEqual(at(5));
});

test('hours that are sealed anew are named as sealed late', async () => {
  await entries().deleteOne(id('two'));
  await AuditSeals.deleteMany({});
  while (await sealNextHour(at(50)));
  const { problems, late } = await checkAudit(at(51));
  expect([problems, late]).toEqual([[], { hours: 2, until: at(3), sealedAt: at(50) }]);
  expect((await readAuditCommand(['check']).run()).text).toContain('2 of them sealed late');
});

test('once the database has let the oldest hour go, the trail is whole without it', async () => {
  const later = new Date(keptUntil('auditEntry', at(1)).getTime() + 60_000);
  await entries().deleteMany({ actor: 'A-1' });
  await AuditSeals.deleteOne({ _id: '2026-11-20T10' });
  expect((await checkAudit(later)).problems).toEqual([]);
});

test.each([[[]], [['fix']], [['check', 'now']]])('%j is no way to use the command', (words) => {
  expect(() => readAuditCommand(words)).toThrow('What shall be done?');
});
