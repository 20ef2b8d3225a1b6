import { api } from '@/lib/config/paths';
import { useApi } from '@/tests/api/support/api';

process.env['LOG_LEVEL'] = 'info';
process.env['TRUSTED_PROXIES'] = '1';
process.env['TAGS_PSBU_URL'] = 'https://tags.example/psbu.js';
const { newBrowser } = useApi();

let written: jest.SpyInstance;
beforeEach(() => {
  written = jest.spyOn(process.stdout, 'write').mockReturnValue(true);
});
afterEach(() => written.mockRestore());

const crash = {
  build: 'abc123-build',
  kind: 'TypeError',
  frames: ['_next/static/chunks/0f-a_1.js:1:20311'],
};

test('the number that a customer is shown when a page crashed stands in the log beside what happened', async () => {
  const { status, body, headers } = await newBrowser().post(api.faults, {
    page: '/health-insurance/[slug]',
    ...crash,
  });
  const lines = written.mock.calls.map(([line]) => JSON.parse(String(line)) as Record<string, unknown>);
  expect(status).toBe(201);
  expect(body.requestId).toBe(headers['x-request-id']);
  const { requestId } = body;
  expect(lines).toContainEqual(
    expect.objectContaining({ action: 'crash', requestId, page: '/health-insurance/[slug]', ...crash }),
  );
});

test.each([
  ['an address with somebody’s number', { page: '/quotes/9876543210' }],
  ['a place in a file of somebody’s number', { frames: ['_next/static/9876543210.js:1:2'] }],
  ['a place that is none of ours', { frames: ['https://elsewhere.example/asha@sample.example.js:1:2'] }],
  ['what the error said', { kind: 'no lead for Asha' }],
  ['more places than a report has', { frames: Array.from({ length: 13 }, () => crash.frames[0]) }],
])('%s in a report is refused, not logged', async (_what, report) => {
  const answer = await newBrowser().post(api.faults, { ...crash, ...report });
  expect(answer.status).toBe(400);
  expect(written.mock.calls.join('\n')).not.toContain('"crash"');
});

test('each family of paths has the tags that are configured for it', async () => {
  expect((await newBrowser().get(`${api.tags}?set=psbu`)).body).toEqual({
    src: 'https://tags.example/psbu.js',
  });
  expect((await newBrowser().get(`${api.tags}?set=site`)).body).toEqual({});
});

test.each([
  ['192.0.2.7', { city: 'Pune' }],
  ['2001:db8::9', { city: 'Lucknow' }],
  ['10.1.2.3', {}],
])(
  'the city of %s is offered, if it is one that we know, and the address stands in no log',
  async (from, city) => {
    const answer = await newBrowser().get(api.ip, { 'X-Forwarded-For': from });
    expect([answer.status, answer.body]).toEqual([200, city]);
    expect(written.mock.calls.join('\n')).not.toContain(from);
  },
);
