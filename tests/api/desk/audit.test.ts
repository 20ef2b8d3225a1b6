import { readFileSync } from 'node:fs';
import { execFileSync } from 'node:child_process';
import { api } from '@/lib/config/paths';
import { AUDIT_EXPORT_MOST, type AuditDto } from '@/lib/domain/desk/audit';
import { addDays, todayInIndia } from '@/lib/domain/common/dates';
import { quoteReference } from '@/lib/domain/quote/quoteReference';
import { addAuditEntry, AuditEntries, type AuditEntryRecord } from '@/models/desk/auditEntry';
import * as model from '@/models/desk/auditEntry';
import { addSampleStaff } from '@/tests/api/support/desk';
import { useApi } from '@/tests/api/support/api';
import { expectFailure } from '@/tests/api/support/browser';
import { queryOf } from '@/tests/api/support/routes';
import { makeQuote } from '@/tests/api/support/journeys';
import { newMobile, signIn, Visitor } from '@/tests/api/support/visitors';

const { newBrowser } = useApi();
const today = todayInIndia(new Date());
let supervisor: Visitor;
let made = 0;

const anEntry = (more: Partial<AuditEntryRecord> = {}): AuditEntryRecord => ({
  _id: `sample-${(made += 1)}`,
  action: 'NUMBER_REVEALED',
  actor: 'A-1',
  requestId: 'sample',
  addressHash: 'sample',
  details: {},
  at: new Date(),
  expiresAt: new Date(Date.now() + 1e9),
  ...more,
});
const ask = async (query: object = {}) => {
  const answer = await supervisor.get(`${api.audit}?${queryOf(query)}`);
  expect(answer.status).toBe(200);
  return answer.body as AuditDto;
};

beforeAll(async () => {
  await newBrowser().get('/api/health/ready');
  await addSampleStaff();
  supervisor = new Visitor(newBrowser().port);
  await signIn(supervisor, 'SAMPLE-2001', '6000002001');
});

test('it is searched by who, what, about what and when, and the search is in it', async () => {
  const at = new Date(Date.now() - 3 * 86_400_000);
  await addAuditEntry(anEntry({ actor: 'A-2', about: ['quote-7'], details: { quoteId: 'quote-7' }, at }));
  const day = todayInIndia(at);
  for (const query of [
    { actor: 'A-2' },
    { about: 'quote-7' },
    { from: day, to: day, action: 'NUMBER_REVEALED' },
  ]) {
    const { entries } = await ask(query);
    expect(entries).toMatchObject([{ actor: 'A-2', details: [{ name: 'quoteId', value: 'quote-7' }] }]);
  }
  expect((await ask({ about: 'quote-7', from: today })).entries).toEqual([]);
  const [newest] = (await ask({ action: 'AUDIT_SEARCHED' })).entries;
  expect(newest).toMatchObject({ actor: 'SAMPLE-2001', actorName: 'Sample R. Mehta' });
  expect(newest?.details).toContainEqual({ name: 'about', value: 'quote-7' });
});

test('until today is until the newest, also where a clock was set back over midnight', async () => {
  await addAuditEntry(anEntry({ actor: 'A-9', at: new Date(Date.now() + 86_400_000) }));
  for (const query of [{}, { to: today }]) {
    expect((await ask({ actor: 'A-9', ...query })).entries).toHaveLength(1);
  }
  expect((await ask({ actor: 'A-9', to: addDays(today, -1) })).entries).toEqual([]);
});

test('a quote is found by its number as the customer reads it, with what is about its lead', async () => {
  const { quoteId, dialerId = '' } = await makeQuote(new Visitor(newBrowser().port), {
    mobileNumber: newMobile(),
  });
  await addAuditEntry(anEntry({ actor: 'A-8', about: [quoteId] }));
  await addAuditEntry(anEntry({ actor: 'A-8', about: [dialerId] }));
  const reference = quoteReference(quoteId);
  for (const about of [`SK-${reference}`, reference.toLowerCase(), ` sk ${reference} `]) {
    expect((await ask({ about, actor: 'A-8' })).entries).toHaveLength(2);
  }
  expect((await ask({ about: 'SK-00000000' })).entries).toEqual([]);
});

test('its pages follow each other, also where entries are of one moment', async () => {
  const at = new Date(Date.now() - 86_400_000);
  for (let left = 120; left > 0; left -= 1) await addAuditEntry(anEntry({ actor: 'A-3', at }));
  const seen: string[] = [];
  let after = '';
  do {
    const { entries, next = '' } = await ask({ actor: 'A-3', after });
    seen.push(...entries.map(({ entryId }) => entryId));
    after = next;
  } while (after);
  expect(seen).toHaveLength(120);
  expect(new Set(seen).size).toBe(120);
});

test.each([
  { from: '2026-02-30' },
  { from: addDays(today, -92) },
  { from: today, to: addDays(today, -1) },
  { action: 'ALL' },
  { actor: '{"$gt":""}' },
  { about: 'a b' },
  { after: 'x' },
])('%j is a bad question', async (query) => {
  expectFailure(await supervisor.get(`${api.audit}?${queryOf(query)}`), 400, 'INVALID_INPUT');
});

test('the file has a line for each entry, none of them a formula, and says why it was made', async () => {
  await addAuditEntry(
    anEntry({ actor: '=cmd', details: { note: '=HYPERLINK("//x")', phone: '9876543210' } }),
  );
  const { status, headers, text } = await supervisor.post(api.auditExport, {
    actor: undefined,
    reason: 'complaint',
  });
  expect([status, headers['content-type'], headers['content-disposition']]).toEqual([
    200,
    'text/csv; charset=utf-8',
    'attachment; filename="audit.csv"',
  ]);
  expect(text).toContain(`"'=cmd","NUMBER_REVEALED","note: =HYPERLINK(""//x""); phone: xxxxxxxxxx"`);
  expect(text).not.toMatch(/(^|,)"[=+\-@\t\r]/m);
  expect(text).not.toMatch(/9876543210/);
  const [kept] = (await ask({ action: 'AUDIT_EXPORTED' })).entries;
  expect(kept?.details).toContainEqual({ name: 'reason', value: 'complaint' });
  expectFailure(await supervisor.post(api.auditExport, {}), 400, 'INVALID_INPUT');
});

test('a longer file ends with a line that says so', async () => {
  const at = new Date(Date.now() - 30 * 86_400_000);
  const entries = Array.from({ length: AUDIT_EXPORT_MOST + 1 }, () => anEntry({ actor: 'A-4', at }));
  await AuditEntries.collection.insertMany(entries as never[]);
  const { text } = await supervisor.post(api.auditExport, {
    actor: 'A-4',
    reason: 'review',
    from: todayInIndia(at),
    to: todayInIndia(at),
  });
  const lines = text.trimEnd().split('\r\n');
  expect(lines).toHaveLength(AUDIT_EXPORT_MOST + 2);
  expect(lines.at(-1)).toMatch(/choose fewer days/);
});

const changes = {
  updateOne: () => AuditEntries.updateOne({}, { $set: { actor: 'x' } }),
  updateMany: () => AuditEntries.updateMany({}, { $set: { actor: 'x' } }),
  replaceOne: () => AuditEntries.replaceOne({}, anEntry()),
  findOneAndUpdate: () => AuditEntries.findOneAndUpdate({}, { $set: { actor: 'x' } }),
  findOneAndReplace: () => AuditEntries.findOneAndReplace({}, anEntry()),
  findOneAndDelete: () => AuditEntries.findOneAndDelete({}),
  deleteOne: () => AuditEntries.deleteOne({}),
  deleteMany: () => AuditEntries.deleteMany({}),
  bulkWrite: () => AuditEntries.bulkWrite([{ deleteOne: { filter: {} } }]),
  save: async () => {
    const found = await AuditEntries.findOne().orFail();
    found.actor = 'x';
    await found.save();
  },
  'document.deleteOne': async () => (await AuditEntries.findOne().orFail()).deleteOne(),
};

test.each(Object.entries(changes))('H8 %s of an entry is refused', async (_name, change) => {
  const before = await AuditEntries.countDocuments();
  await expect(Promise.resolve(change())).rejects.toThrow('never changed');
  expect(await AuditEntries.countDocuments()).toBe(before);
  expect(await AuditEntries.countDocuments({ actor: 'x' })).toBe(0);
});

test('H8 the code has no way to change or delete an entry', () => {
  expect(
    Object.keys(model).filter((name) => /update|change|delete|remove|replace|set|move|mark/i.test(name)),
  ).toEqual([]);
  const files = execFileSync('git', ['ls-files', 'lib', 'models', 'pages', 'scripts'], { encoding: 'utf8' })
    .trim()
    .split('\n')
    .filter((file) => /\.(ts|tsx|mjs)$/.test(file) && !file.endsWith('.test.ts'));
  const writers = files.filter((file) => {
    const text = readFileSync(file, 'utf8');
    return /AuditEntries\s*\.\s*(update|replace|delete|findOneAnd|findById|bulk|collection|insertMany)|['"]auditEntries['"]/.test(
      text,
    );
  });
  // Only the model itself names the collection.
  expect(writers).toEqual(['models/desk/auditEntry.ts']);
  expect(readFileSync('models/desk/auditEntry.ts', 'utf8')).not.toMatch(
    /AuditEntries\s*\.\s*(update|replace|delete|findOneAnd|bulk|collection)/,
  );
});
