import { api } from '@/lib/config/paths';
import { isAllowed, STAFF_ROLES, type StaffRole } from '@/lib/domain/desk/permissions';
import { attributionFields } from '@/lib/validation/common/attribution';
import { useApi } from '@/tests/api/support/api';
import { expectFailure } from '@/tests/api/support/browser';
import { addSampleStaff, staffWith } from '@/tests/api/support/desk';
import { newUuid } from '@/tests/api/support/journeys';
import { json, rawBodies } from './rawBodies';
import { endpoints, queryOf, routes } from '@/tests/api/support/routes';
import { aLead } from '@/tests/api/support/samples';
import type { Visitor } from '@/tests/api/support/visitors';
import { told } from '@/tests/api/support/whoMay';

process.env['RATE_LIMIT_FACTOR'] = '100';

const { newBrowser } = useApi();
beforeAll(addSampleStaff);

const uuid = newUuid();
const journey = { quoteId: 'unknown', stage: 'summery_111', url: '/?quoteId=unknown', uuid };

type Described = { type: string; optional: boolean };
const fieldsOf = ({ input }: (typeof endpoints)[number]) =>
  Object.entries((input?.describe().fields ?? {}) as Record<string, Described>);

/** The endpoint's own text fields, or one of attribution. */
function textsOf(endpoint: (typeof endpoints)[number]): readonly string[] {
  const texts = fieldsOf(endpoint).flatMap(([name, { type }]) => (type === 'string' ? [name] : []));
  const own = texts.filter((name) => !(name in attributionFields));
  return own.length > 0 ? own : texts.slice(0, 1);
}

/** Statuses of a stranger's example request: public data, a new quote, or nothing of anybody's. */
function answersOf({ call, example = {}, open }: (typeof endpoints)[number]): readonly number[] {
  if (told[call]) return told[call];
  // The first of these requests begins the talk, which then belongs to that browser.
  if ('talkId' in example) return [201, 404];
  const isOfNobody = open && !/"(quoteId|uuid|id|token|linkCode|orderId)"/.test(JSON.stringify(example));
  return isOfNobody ? [200, 201, 204, 428, 429] : [401, 404];
}

/** Staff endpoints are left out, since they require a session first. */
const posts = endpoints
  .filter(({ method, input, permission }) => method === 'POST' && input && !permission)
  .map((endpoint) => ({
    path: endpoint.route,
    good: endpoint.example ?? {},
    texts: textsOf(endpoint),
    needs: fieldsOf(endpoint).some(([, { optional }]) => !optional),
    answers: answersOf(endpoint),
  }));
const gets = endpoints
  .filter(({ method, example, permission }) => method === 'GET' && example && !permission)
  .map((endpoint) => ({
    path: endpoint.route,
    query: queryOf(endpoint.example ?? {}),
    needed: fieldsOf(endpoint).flatMap(([name, { optional }]) => (optional ? [] : [name])),
    key: Object.keys(endpoint.example ?? {})[0] ?? '',
  }));

/** One path gets every body. The others share the code that reads bodies, so they get one for each answer. */
const oneOfEach = rawBodies.filter(
  ([, , , status], at) => rawBodies.findIndex((each) => each[3] === status) === at,
);
const sent = posts.flatMap(({ path }, at) =>
  (at === 0 ? rawBodies : oneOfEach).map(([name, ...rest]) => [name, path, ...rest] as const),
);

test.each(sent)('%s to %s', async (_name, path, raw, headers, status) => {
  const answer = await newBrowser().send(path, { method: 'POST', headers, raw });
  const code = { 400: 'INVALID_INPUT', 413: 'TOO_LARGE', 415: 'UNSUPPORTED_MEDIA_TYPE' }[status] ?? '';
  expectFailure(answer, status, code);
});

test.each(posts.filter(({ needs }) => needs))('I1 an empty body to $path', async ({ path }) => {
  expectFailure(
    await newBrowser().send(path, { method: 'POST', headers: json, raw: '' }),
    400,
    'INVALID_INPUT',
  );
  expectFailure(await newBrowser().send(path, { method: 'POST' }), 400, 'INVALID_INPUT');
  expectFailure(await newBrowser().post(path, {}), 400, 'INVALID_INPUT');
});

test('I1 the content call takes no body, as the specification sends it', async () => {
  const { status, body } = await newBrowser().send(api.infoStrip, { method: 'POST' });
  expect(status).toBe(200);
  expect(body.data.enabledOnPages).toContain('home');
});

const methods = ['TRACE', 'PUT', 'PATCH', 'OPTIONS', 'POST', 'GET', 'DELETE'];
const refused = Object.keys(routes)
  .filter((path) => path !== '/api')
  .flatMap((path) => {
    const taken = endpoints.filter(({ route }) => route === path).map(({ method }) => method);
    return methods.filter((method) => !taken.includes(method)).map((method) => ({ method, path }));
  });

test.each(refused)('I6 $method $path', async ({ method, path }) => {
  const answer = await newBrowser().send(path, { method });
  expectFailure(answer, 405, 'METHOD_NOT_ALLOWED');
  expect(answer.headers.allow).toMatch(/^(GET, HEAD|POST|DELETE)(, (POST|DELETE))*$/);
});

const notText: unknown[] = [{ $gt: '' }, ['a', 'b'], 1, true, null];
const objects: unknown[] = [{ $ne: null }, { $regex: '.*' }, { toString: 'x' }];

test.each(posts.flatMap(({ texts, ...rest }) => texts.map((text) => ({ text, ...rest }))))(
  'I7, I12 what is no text as $text at $path',
  async ({ path, good, text }) => {
    for (const value of notText) {
      expectFailure(await newBrowser().post(path, { ...good, [text]: value }), 400, 'INVALID_INPUT');
    }
  },
);

const staff = new Map<StaffRole, Visitor>();
const deskTexts = endpoints.flatMap((endpoint) => {
  const { method, input, permission, route: path, example: good = {} } = endpoint;
  const role = STAFF_ROLES.find((each) => permission && isAllowed(each, permission));
  if (method !== 'POST' || !input || !role) return [];
  return textsOf(endpoint).map((text) => ({ text, path, good, role }));
});

test.each(deskTexts)(
  'I7, I12 what is no text as $text at $path, of a $role',
  async ({ path, good, text, role }) => {
    const visitor = staff.get(role) ?? (await staffWith(newBrowser().port, role));
    staff.set(role, visitor);
    for (const value of notText) {
      expectFailure(await visitor.post(path, { ...good, [text]: value }), 400, 'INVALID_INPUT');
    }
  },
);

test.each([...notText, ...objects])('I7 %j as the uuid or the quote of a record', async (value) => {
  for (const key of ['uuid', 'quoteId', 'url', 'stage']) {
    const resumeJourney = { ...journey, [key]: value };
    for (const path of [api.revisit, api.revisitUpdate]) {
      expectFailure(await newBrowser().post(path, { resumeJourney }), 400, 'INVALID_INPUT');
    }
  }
});

test.each(['$where', '$or', '$expr'])('I7 %s beside the fields has no effect', async (operator) => {
  for (const { path, good, answers } of posts) {
    const { status } = await newBrowser().post(path, { ...good, [operator]: [{ quoteId: 'x' }] });
    expect(answers).toContain(status);
  }
});

test.each(gets)('I7, I8, I9 the query of $path', async ({ path, query, key, needed }) => {
  const browser = newBrowser();
  expectFailure(await browser.get(`${path}?${query}&${key}=b`), 400, 'INVALID_INPUT');
  expectFailure(await browser.get(`${path}?${query}&other=a&other=b`), 400, 'INVALID_INPUT');
  if (needed.length === 0) return;
  for (const bad of [`${key}[$ne]=`, `${key}[]=a`, `${key}=`, '', '__proto__=a', 'constructor=a']) {
    expectFailure(await browser.get(`${path}?${bad}`), 400, 'INVALID_INPUT');
  }
});

test('I8 a cookie that comes twice is refused', async () => {
  for (const name of ['__Host-session', '__Host-rj']) {
    const answer = await newBrowser().get(`${api.revisit}?uuid=${uuid}`, { Cookie: `${name}=a; ${name}=b` });
    expectFailure(answer, 400, 'INVALID_INPUT');
  }
});

test('I9 deleting needs a uuid', async () => {
  for (const query of ['', '?uuid=', '?uuid[$ne]=1', `?uuid=${uuid}&uuid=b`]) {
    expectFailure(await newBrowser().delete(`${api.revisit}${query}`), 400, 'INVALID_INPUT');
  }
});

test.each(posts)('I11 __proto__ and constructor have no effect at $path', async ({ path, good, answers }) => {
  const text = JSON.stringify(good).slice(1, -1);
  const raw = `{${text}${text && ','}"__proto__":{"admin":true},"constructor":{"prototype":{"admin":true}}}`;
  const { status } = await newBrowser().send(path, { method: 'POST', headers: json, raw });
  expect(answers).toContain(status);
  expect(({} as { admin?: boolean }).admin).toBeUndefined();
});

const daysFromNow = (days: number, years = 0) => {
  const day = new Date(Date.now() + days * 86_400_000);
  day.setUTCFullYear(day.getUTCFullYear() + years);
  return day.toISOString().slice(0, 10);
};

test.each([
  ['I12 a mobile number as a number', { mobileNumber: 9_876_543_210 }, 'Please enter valid mobile number'],
  ['I13 it starts with 0', { mobileNumber: '0123456789' }, 'Please enter valid mobile number'],
  ['I13 digits of Hindi', { mobileNumber: '९८७६५४३२१०' }, 'Please enter valid mobile number'],
  ['I13 a line break', { mobileNumber: '9876543210\n' }, 'Please enter valid mobile number'],
  ['I13 nine digits', { mobileNumber: '987654321' }, 'Please enter valid mobile number'],
  ['I13 eleven digits', { mobileNumber: '98765432100' }, 'Please enter valid mobile number'],
  ['I14 no such day', { dateOfBirth: '2003-02-30' }, /calendar/],
  ['I14 tomorrow or later', { dateOfBirth: daysFromNow(2) }, /future/],
  ['I14 18 years less a day or two', { dateOfBirth: daysFromNow(2, -18) }, /18/],
  ['I14 zero', { dateOfBirth: 0 }, /calendar/],
  ['I7 a city that is no text', { city: { $gt: '' } }, /city/],
  ['I14 a time', { dateOfBirth: '1991-04-02T00:00:00Z' }, /calendar/],
  ['I14 101 years', { dateOfBirth: daysFromNow(0, -101) }, /99/],
  ['I15 a script', { name: '<script>alert(1)</script>' }, 'Please enter valid name'],
  ['I15 a change of direction', { name: 'Asha \u202Eelpmas' }, 'Please enter valid name'],
  ['I15 10,000 letters', { name: 'a'.repeat(10_000) }, 'Please enter valid name'],
  ['I15 a formula', { name: '=cmd()' }, 'Please enter valid name'],
])('%s', async (_name, fields, message) => {
  const answer = await newBrowser().post(api.quote, aLead(fields));
  expectFailure(answer, 400, 'INVALID_INPUT');
  expect(answer.body.fields[Object.keys(fields)[0] ?? '']).toMatch(message);
});

test.each(['+919876543210', '919876543210', '09876543210', '98765 43210'])(
  'I13 %s is the number without its prefix',
  async (mobileNumber) => {
    const { body } = await newBrowser().post(api.quote, aLead({ mobileNumber }));
    expect(body.mobileNumber).toBe('98xxxx3210');
  },
);

test('I16 a stage without a quote is not kept', async () => {
  const answer = await newBrowser().post(api.revisit, { resumeJourney: journey });
  expectFailure(answer, 404, 'NOT_FOUND');
});

test('I17 a product, a sum or a rider that isn’t sold is refused', async () => {
  for (const fields of [
    { product: 'free-plan' },
    { sumInsured: 1 },
    { sumInsured: '1000000' },
    { tenure: 9 },
    { frequency: 'weekly' },
    { frequency: ['monthly'] },
    { riders: ['all-of-it'] },
    { riders: 'safeguard-plus' },
    { tier: 'Free+', product: 'reassurev2' },
  ]) {
    expectFailure(await newBrowser().post(api.quote, { ...aLead(), ...fields }), 400, 'INVALID_INPUT');
  }
});
