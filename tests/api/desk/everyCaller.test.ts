import { api } from '@/lib/config/paths';
import {
  isAllowed,
  isAllowedBeforeSecondFactor,
  needsSecondFactor,
  type Permission,
  STAFF_ROLES,
  type StaffRole,
} from '@/lib/domain/desk/permissions';
import { STAFF_SESSION } from '@/lib/domain/desk/staffSession.data';
import { listCalls } from '@/lib/server/api/listCalls';
import { everyCall } from '@/lib/server/api/publishedCalls';
import { SAMPLE_STAFF } from '@/lib/domain/desk/sampleStaff.data';
import { createStaff } from '@/lib/server/services/desk/staffRecord';
import { AuditEntries } from '@/models/desk/auditEntry';
import { Staff } from '@/models/desk/staff';
import { StaffSessions } from '@/models/desk/staffSession';
import { addSampleStaff } from '@/tests/api/support/desk';
import { useApi } from '@/tests/api/support/api';
import { type Answer, expectFailure } from '@/tests/api/support/browser';
import { makeQuote } from '@/tests/api/support/journeys';
import { endpoints, queryOf } from '@/tests/api/support/routes';
import { makeVictim, personal, type Things } from '@/tests/api/support/victim';
import { newMobile, prove, signIn, signInBySms, Visitor } from '@/tests/api/support/visitors';
import { cells } from '@/tests/api/support/whoMay';

process.env['RATE_LIMIT_FACTOR'] = '100';
const { newBrowser } = useApi();

type Endpoint = (typeof endpoints)[number] & { permission: Permission };
const staffCalls = endpoints.filter((each): each is Endpoint => each.permission !== undefined);

/** Undefined for a caller who isn't staff. */
type Caller = { role?: StaffRole; isHalf?: true; spoil?: (staffId: string) => Promise<unknown> };

const ago = (minutes: number) => new Date(Date.now() - minutes * 60_000 - 1000);
const callers: Readonly<Record<string, Caller>> = {
  nobody: {},
  'a customer': {},
  'a telecaller': { role: 'telecaller' },
  'a supervisor': { role: 'supervisor' },
  'an underwriter': { role: 'underwriter' },
  'who decides claims': { role: 'claims' },
  'a supervisor before the second factor': { role: 'supervisor', isHalf: true },
  'a disabled supervisor': {
    spoil: (_id) => Staff.updateOne({ _id }, { $set: { disabledAt: new Date() } }),
  },
  'a supervisor idle for 15 minutes and a second': {
    spoil: (staffId) =>
      StaffSessions.updateMany({ staffId }, { $set: { lastSeenAt: ago(STAFF_SESSION.idleMinutes) } }),
  },
  'a supervisor of 8 hours and a second': {
    spoil: async (staffId) => {
      const createdAt = ago(STAFF_SESSION.hours * 60);
      const [session] = await StaffSessions.find({ staffId });
      const life = (session?.expiresAt.getTime() ?? 0) - (session?.createdAt.getTime() ?? 0);
      const expiresAt = new Date(createdAt.getTime() + life);
      await StaffSessions.updateMany({ staffId }, { $set: { createdAt, expiresAt } });
    },
  },
};

const visitors = new Map<string, Visitor>();
const numbers = SAMPLE_STAFF.map(({ mobileNumber }) => mobileNumber);
let things: Things;

beforeAll(async () => {
  const { port } = newBrowser();
  await addSampleStaff();
  await newBrowser().get('/api/health/ready');
  ({ things } = await makeVictim(port));
  numbers.push(things.mobileNumber);
  for (const [at, [name, { role, isHalf, spoil }]] of Object.entries(callers).entries()) {
    const visitor = new Visitor(port);
    visitors.set(name, visitor);
    if (name === 'a customer') {
      const mobileNumber = newMobile();
      await makeQuote(visitor, { mobileNumber });
      await prove(visitor, mobileNumber);
      numbers.push(mobileNumber);
    }
    if (!role && !spoil) continue;
    const [staffId, mobileNumber] = [`SAMPLE-S${at}`, newMobile()];
    numbers.push(mobileNumber);
    const person = { staffId, role: role ?? 'supervisor', name: 'Sample Sweep', mobileNumber };
    await createStaff(person, new Date());
    await (isHalf ? signInBySms : signIn)(visitor, staffId, mobileNumber);
    await spoil?.(staffId);
  }
}, 60_000);
afterAll(() => jest.useRealTimers());

/** The only two that answer a number, each with its reason in the audit. */
const reveals: readonly string[] = [`POST ${api.reveal}`, `POST ${api.deskCalls}`];
const inputs = new Map(cells.map(({ call, input }) => [call, input]));

/** Roles that read about illnesses and decide. */
const readers: readonly (StaffRole | undefined)[] = ['underwriter', 'claims'];

/** Sends a call about existing records, except where it would reveal a number or decide something. */
function send(
  by: Visitor,
  { role }: Caller,
  { call, method, route, example = {} }: Endpoint,
): Promise<Answer> {
  const isUnreal = reveals.includes(call) || readers.includes(role);
  const given = isUnreal ? example : inputs.get(call)!(things);
  if (method === 'POST') return by.post(route, given);
  return by.send(`${route}?${queryOf(given)}`, { method });
}

/** Why a call is refused before anything is read; undefined if it isn't refused. */
function refusalOf({ role, isHalf }: Caller, permission: Permission): readonly [number, string] | undefined {
  if (!role) return [401, 'NOT_SIGNED_IN'];
  if (!isAllowed(role, permission)) return [403, 'FORBIDDEN'];
  const isDue = isHalf && needsSecondFactor(role) && !isAllowedBeforeSecondFactor(permission);
  return isDue ? [403, 'SECOND_FACTOR_DUE'] : undefined;
}

const A_NUMBER = /(?<![\w-])[6-9]\d{9}(?![\w-])/;
/**
 * What an answer must not contain: the desk knows names, people who decide on identities see the age, underwriters the
 * illness.
 */
const unsaid = personal.filter((each) => !each.test('Asha'));

function expectNothingPersonal({ text }: Answer, { role }: Caller, route: string): void {
  expect(text).not.toMatch(A_NUMBER);
  for (const number of numbers) expect(text).not.toContain(number);
  if (readers.includes(role)) return;
  const shown = role === 'supervisor' && route === api.cases ? text.replace(/"age":\d+,/, '') : text;
  for (const each of unsaid) expect(shown).not.toMatch(each);
}

// Signing out is last, since it ends the session.
const ordered = staffCalls.toSorted((one, other) => (one.method < other.method ? 1 : -1));

test('every published call with a permission is in the table', () => {
  const published = new Set(listCalls(everyCall).map(({ method, path }) => `${method} ${path}`));
  expect(staffCalls.filter(({ call }) => !published.has(call))).toEqual([]);
  const desk = [...published].filter((call) => / \/api\/(telecaller-dashboard|staff)\//.test(call));
  expect(desk.filter((call) => !staffCalls.some((each) => each.call === call))).toEqual([]);
  expect(staffCalls.filter(({ call }) => !inputs.has(call))).toEqual([]);
  expect(staffCalls.length).toBeGreaterThan(30);
});

describe.each(Object.entries(callers))('S1–S6, T8 %s', (name, caller) => {
  test.each(ordered.map((each) => [each.call, each] as const))('%s', async (_call, endpoint) => {
    const refusal = refusalOf(caller, endpoint.permission);
    const answer = await send(visitors.get(name)!, caller, endpoint);
    expectNothingPersonal(answer, caller, endpoint.route);
    if (!refusal) return expect([401, 403]).not.toContain(answer.status);
    expectFailure(answer, ...refusal);
    const requestId = String(answer.headers['x-request-id']);
    const denied = await AuditEntries.countDocuments({ action: 'STAFF_DENIED', requestId });
    expect(denied).toBe(refusal[0] === 403 ? 1 : 0);
  });
});

const CLAIMS = new RegExp(`^${api.deskClaims}(/|$)`);
/** Grievances and talks about claims are only for people who settle claims: tests/api/grievances, tests/api/help. */
const SHARED: readonly Permission[] = ['session', 'secondFactor', 'grievances.answer', 'talks.answer'];
const ours = staffCalls.filter(({ permission }) => !SHARED.includes(permission));

test.each(ours.map((each) => [each.call, each] as const))(
  'who decides claims sees nothing that is sold, and nobody else a claim: %s',
  (_call, { route, permission }) => {
    const allowed = STAFF_ROLES.filter((role) => isAllowed(role, permission));
    expect(allowed.includes('claims')).toBe(CLAIMS.test(route));
    if (CLAIMS.test(route)) expect(allowed).toEqual(['claims']);
  },
);

test('S6 lists of many rows have no full number either', async () => {
  const supervisor = visitors.get('a supervisor')!;
  await signIn(supervisor, 'SAMPLE-2001', '6000002001');
  for (const { route, method } of staffCalls.filter((each) => each.method === 'GET')) {
    const answer = await supervisor.send(route, { method });
    expectNothingPersonal(answer, { role: 'supervisor' }, route);
  }
});
