import { api } from '@/lib/config/paths';
import type { LatestQuotesDto, QuoteRowDto } from '@/lib/domain/desk/contract';
import { OWNER_FILTERS, type QuoteCountsDto } from '@/lib/domain/desk/list/contract';
import { LEAD_STATUSES } from '@/lib/domain/quote/leadStatus';
import { SEGMENTS, SOURCES } from '@/lib/domain/quote/segments';
import { quoteReference } from '@/lib/domain/quote/quoteReference';
import { SAMPLE_QUOTES } from '@/lib/server/samples/sampleData.data';
import { addSampleDesk } from '@/tests/api/support/desk';
import { fillNextLeads } from '@/lib/server/services/desk/list/fillLeads';
import { leadFiltersOf } from '@/lib/server/services/desk/list/leadFilter';
import { latestQuotesQuerySchema } from '@/lib/validation/desk/latestQuotes';
import { AuditEntries } from '@/models/desk/auditEntry';
import { DialerLeads } from '@/models/callbacks/dialerLead';
import { scansOf } from '@/models/callbacks/dialerLeadList';
import { useApi } from '@/tests/api/support/api';
import { type Browser, expectFailure } from '@/tests/api/support/browser';
import { signIn, Visitor } from '@/tests/api/support/visitors';

const { newBrowser } = useApi();

let desk: Visitor;
let everyRow: readonly QuoteRowDto[];

/** Spreads owners, segments and sources over the samples, so that every filter has something to find. */
beforeAll(async () => {
  await newBrowser().get('/api/health/ready');
  await addSampleDesk();
  desk = new Visitor(newBrowser().port);
  await desk.get('/api/health/ready');
  await signIn(desk, 'SAMPLE-1001', '6000001001');
  const leads = await DialerLeads.find().sort({ updatedAt: 1 }).lean();
  const owners = ['', 'SAMPLE-1001', 'SAMPLE-2001'];
  for (const [at, { _id }] of leads.entries()) {
    const spread = { owner: owners[at % 3] ?? '', segment: SEGMENTS[Math.floor(at / 3) % 3] ?? 'Retail' };
    await DialerLeads.updateOne({ _id }, { $set: spread });
  }
  everyRow = (await listed({ limit: '100' })).quotes;
});

const list = (query: Record<string, string>, browser: Browser = desk) =>
  browser.get(`${api.latestQuotes}?${new URLSearchParams(query)}`);
async function listed(query: Record<string, string>): Promise<LatestQuotesDto> {
  const { status, body, text } = await list(query);
  expect({ status, text }).toEqual({ status: 200, text });
  return body as LatestQuotesDto;
}
const countsOf = async (query: Record<string, string>) =>
  (await desk.get(`${api.quoteCounts}?${new URLSearchParams(query)}`)).body as QuoteCountsDto;

type Filter = { values: readonly string[]; fits: (row: QuoteRowDto, value: string) => boolean };

/** The filters, stated once; every combination is made from them. */
const filters: Readonly<Record<string, Filter>> = {
  status: { values: LEAD_STATUSES.map(String), fits: ({ status }, value) => String(status) === value },
  product: { values: ['aspire', 'reassurev2'], fits: ({ product }, value) => product === value },
  segment: { values: SEGMENTS, fits: ({ segment }, value) => segment === value },
  source: { values: SOURCES, fits: ({ source }, value) => source === value },
  owner: {
    values: OWNER_FILTERS,
    fits: ({ owner }, value) => {
      const isMine = owner?.staffId === 'SAMPLE-1001';
      return { all: true, mine: isMine, nobody: !owner, mineAndNobody: isMine || !owner }[value] === true;
    },
  },
};

const combinations = Object.entries(filters).reduce<Record<string, string>[]>(
  (made, [name, { values }]) =>
    made.flatMap((each) => [each, ...values.map((value) => ({ ...each, [name]: value }))]),
  [{}],
);
/** One value of each: which filters are combined decides the index. */
const kinds = combinations.filter((query) =>
  Object.entries(query).every(([name, value]) => filters[name]?.values.at(-1) === value),
);

test('every combination of filters lists exactly the rows that fit', async () => {
  expect(everyRow).toHaveLength(SAMPLE_QUOTES.length);
  // One in forty, since combinations of the same filters differ only in their rows.
  for (const query of combinations.filter((_, at) => at % 40 === 0 || at < 20)) {
    const fitting = everyRow.filter((row) =>
      Object.entries(query).every(([name, value]) => filters[name]?.fits(row, value)),
    );
    const { quotes } = await listed({ ...query, limit: '100' });
    expect({ query, ids: quotes.map(({ quoteId }) => quoteId) }).toEqual({
      query,
      ids: fitting.map(({ quoteId }) => quoteId),
    });
  }
}, 120_000);

test.each(kinds)('%j is read in the order of an index', async (query) => {
  const input = await latestQuotesQuerySchema.validate({ from: '01 Jan 2020', to: '31 Dec 2090', ...query });
  for (const filter of leadFiltersOf(input, 'SAMPLE-1001')) {
    const page = { order: -1, after: { updatedAt: new Date(), _id: 'any' } } as const;
    for (const match of scansOf({ ...filter, status: input.status }, page)) {
      const plan = await DialerLeads.find(match).sort({ updatedAt: -1, _id: -1 }).limit(21).explain();
      const told = JSON.stringify(plan);
      expect(told).toContain('"IXSCAN"');
      expect(told).not.toMatch(/"(COLLSCAN|SORT)"/);
      for (const field of ['status', 'product', 'owner'].filter((each) => each in match))
        expect(told).toMatch(new RegExp(`"indexName":"[^"]*${field}_1`));
    }
  }
});

test.each(['mobileHash', 'reference', 'nameHash', 'quoteId'])(
  'a search by %s is an index scan',
  async (key) => {
    const [match = {}] = scansOf({ key: { [key]: 'any' }, segments: SEGMENTS });
    const told = JSON.stringify(await DialerLeads.find(match).sort({ updatedAt: -1, _id: -1 }).explain());
    expect(told).toMatch(new RegExp(`"indexName":"${key}_1`));
  },
);

test.each(['-updatedAt', 'updatedAt'])(
  'cursors lead through the whole list once, sorted by %s',
  async (sort) => {
    const ids: string[] = [];
    let next: string | undefined;
    do {
      const page = await listed({ sort, limit: '7', ...(next && { cursor: next }) });
      expect(page.quotes.length).toBeLessThanOrEqual(7);
      ids.push(...page.quotes.map(({ quoteId }) => quoteId));
      next = page.next;
    } while (next);
    const all = everyRow.map(({ quoteId }) => quoteId);
    expect(ids).toEqual(sort === '-updatedAt' ? all : all.toReversed());
  },
);

test('pages by number give the same rows', async () => {
  const two = await listed({ limit: '7', page: '2' });
  expect(two.quotes).toEqual(everyRow.slice(7, 14));
});

test('days are days in India, the last one whole', async () => {
  expect((await listed({ from: '01 Jan 2020', to: '31 Jan 2020' })).quotes).toEqual([]);
  expect((await listed({ from: '2020-01-01', to: '2090-01-01', limit: '100' })).quotes).toEqual(everyRow);
});

test('each status is counted under the other filters', async () => {
  for (const query of [
    {},
    { owner: 'mine' },
    { product: 'aspire', owner: 'mineAndNobody' },
    { source: 'website' },
  ]) {
    const { counts } = await countsOf(query as unknown as Record<string, string>);
    const fitting = everyRow.filter((row) =>
      Object.entries(query).every(([name, value]) => filters[name]?.fits(row, value)),
    );
    for (const status of LEAD_STATUSES)
      expect([query, status, counts[status]]).toEqual([
        query,
        status,
        fitting.filter((row) => row.status === status).length,
      ]);
  }
});

test('what waits for me is what I took and did not touch', async () => {
  const untouched = everyRow.filter(({ owner, status }) => owner?.staffId === 'SAMPLE-1001' && status === 2);
  expect((await countsOf({})).waiting).toEqual({ calls: 0, quotes: untouched.length });
});

const third = SAMPLE_QUOTES[2];
const born = '1990-09-09';

test.each([
  '6000000003',
  '+91 60000 00003',
  '060000-00003',
  '(+91) 60000‑00003',
  '६००००००००३',
  `Sample Imran Qureshi 09/09/1990`,
  `qureshi imran sample, ${born}`,
  'SAMPLE IMRAN QURESHI 9 Sep 1990',
])('%s finds that customer and no other, whosever and whenever', async (q) => {
  const { quotes } = await listed({ q });
  expect(quotes.map(({ name }) => name)).toEqual([third?.name]);
});

test('a quote number, its id and its lead’s id find the quote; part of one finds nothing', async () => {
  const [row] = everyRow;
  const { quoteId = '', dialerId = '', reference = '' } = row ?? {};
  expect(reference).toBe(quoteReference(quoteId));
  for (const q of [quoteId, dialerId, reference, `SK-${reference.toLowerCase()}`])
    expect((await listed({ q })).quotes).toEqual([row]);
  expect((await listed({ q: quoteId.slice(0, -1) })).quotes).toEqual([]);
});

test.each([
  ['रमेश कुलकर्णी', 'कुलकर्णी रमेश'],
  ['ரமேஷ் குல்கர்னி', 'ரமேஷ் குல்கர்னி'],
])('a name in its own script is found: %s', async (name, typed) => {
  const mobileNumber = '7123456780';
  const customer = new Visitor(newBrowser().port);
  const made = await customer.post(api.quote, {
    mobileNumber,
    name,
    dateOfBirth: '1991-02-04',
    consent: true,
  });
  const { quotes } = await listed({ q: `${typed} 04/02/1991` });
  expect(quotes.map(({ quoteId }) => quoteId)).toEqual([made.body.quoteId]);
  await DialerLeads.deleteOne({ quoteId: made.body.quoteId as string });
});

test('leads of an older server are given what they are found by', async () => {
  const { dialerId = '', reference = '' } = everyRow[4] ?? {};
  const before = await DialerLeads.findById(dialerId).lean();
  await DialerLeads.updateOne({ _id: dialerId }, { $unset: { owner: 1, reference: 1, nameHash: 1 } });
  expect((await listed({ q: reference })).quotes).toEqual([]);
  expect(await fillNextLeads()).toBe(true);
  expect(await fillNextLeads()).toBe(false);
  const { nameHash, owner } = before ?? {};
  expect(await DialerLeads.findById(dialerId).lean()).toMatchObject({ reference, nameHash, owner: '' });
  await DialerLeads.updateOne({ _id: dialerId }, { $set: { owner } });
});

test.each([
  { limit: '101' },
  { limit: '0' },
  { page: '0' },
  { page: '1.5' },
  { page: '101' },
  { status: '7' },
  { status: 'paid' },
  { product: 'unknown' },
  { segment: 'Wholesale' },
  { source: 'fax' },
  { owner: 'SAMPLE-2001' },
  { from: '31 Feb 2027' },
  { from: '02 Jan 2027', to: '01 Jan 2027' },
  { sort: 'name' },
  { cursor: 'unknown' },
  { cursor: '1.{"$gt":""}' },
  { since: 'yesterday' },
  { q: '98765' },
  { q: 'Ramesh Kulkarni' },
  { q: '04/02/1991' },
  { q: '{"$gt":""}' },
])('%j is refused beside its field', async (query) => {
  const answer = await list(query as unknown as Record<string, string>);
  expectFailure(answer, 400, 'INVALID_INPUT');
  const [field = ''] = Object.keys(query).reverse();
  const fields = answer.body.fields as Record<string, string>;
  expect(Object.keys(fields)).toEqual([field]);
  expect(fields[field]).not.toMatch(/validation/);
});

const numbers = /(?<![\w-])(?:\+?91)?[6-9]\d{9}(?![\w-])/;

test('no answer has a whole number, whatever was searched for', async () => {
  const questions = [{ limit: '100' }, { q: '6000000003' }, { q: everyRow[0]?.quoteId ?? '' }];
  for (const query of questions) {
    const { text } = await list(query as unknown as Record<string, string>);
    expect(text.replace(/"(quoteId|dialerId|next)":"[^"]+"/g, '')).not.toMatch(numbers);
    expect(text).not.toContain(born);
  }
  expect((await desk.get(api.quoteCounts)).text).not.toMatch(numbers);
});

test('an open page asks for what changed without keeping the session alive, and leaves no trace of nothing', async () => {
  const first = await listed({ limit: '1' });
  const count = () => AuditEntries.countDocuments({ action: 'QUOTES_LISTED' });
  const before = await count();
  expect((await listed({ since: first.asOf })).quotes).toEqual([]);
  expect(await count()).toBe(before);
  const { dialerId = '' } = everyRow[9] ?? {};
  await DialerLeads.updateOne({ _id: dialerId }, { $set: { updatedAt: new Date() } });
  expect((await listed({ since: first.asOf })).quotes.map((row) => row.dialerId)).toEqual([dialerId]);
  expect(await count()).toBe(before + 1);
});
