import { isAllowed, STAFF_ROLES, type StaffRole } from '@/lib/domain/desk/permissions';
import { createStaff } from '@/lib/server/services/desk/staffRecord';
import { AuditEntries } from '@/models/desk/auditEntry';
import { api } from '@/lib/config/paths';
import { useApi } from '@/tests/api/support/api';
import type { Answer } from '@/tests/api/support/browser';
import { STAFF } from '@/tests/api/support/codes';
import { makeQuote } from '@/tests/api/support/journeys';
import { newMobile, prove, signIn, Visitor } from '@/tests/api/support/visitors';
import { makeVictim, personal, type Things } from '@/tests/api/support/victim';
import { endpoints, queryOf } from '@/tests/api/support/routes';
import { type Cell, cells, namesNothing, told } from '@/tests/api/support/whoMay';

process.env['LOG_LEVEL'] = 'info';
process.env['RATE_LIMIT_FACTOR'] = '100';
const { newBrowser } = useApi();

const another = {
  name: 'Meena Else',
  dateOfBirth: '1980-02-03',
  members: [{ relation: 'self', dateOfBirth: '1980-02-03' }],
};
const callers = [
  'nobody',
  'another customer',
  'another customer with a code',
  'who began it and lost it',
  'staff',
] as const;
type Kind = (typeof callers)[number];

const staff: Partial<Record<StaffRole, Visitor>> = {};
const known: Partial<Record<Kind, Visitor>> = {};
let things: Things;
let owner: Visitor;

beforeAll(async () => {
  const { port } = newBrowser();
  await newBrowser().get('/api/health/ready');
  const victim = await makeVictim(port);
  ({ things, visitor: owner } = victim);
  known['nobody'] = new Visitor(port);
  known['who began it and lost it'] = victim.beginner;
  for (const kind of ['another customer', 'another customer with a code'] as const) {
    const visitor = new Visitor(port);
    const mobileNumber = newMobile();
    await makeQuote(visitor, { mobileNumber, ...another });
    if (kind === 'another customer with a code') await prove(visitor, mobileNumber);
    known[kind] = visitor;
  }
  for (const [at, role] of STAFF_ROLES.entries()) {
    const visitor = new Visitor(port);
    const [staffId, mobileNumber] = [`SAMPLE-${at + 91}`, String(6_000_009_091 + at)];
    await createStaff({ ...STAFF, staffId, role, mobileNumber }, new Date());
    await signIn(visitor, staffId, mobileNumber);
    staff[role] = visitor;
  }
}, 60_000);
afterAll(() => jest.useRealTimers());

const permissionOf = ({ call }: Cell) => endpoints.find((each) => each.call === call)?.permission;

/** For staff, a role without the permission; undefined where all have it. */
function callerOf(kind: Kind, cell: Cell): Visitor | undefined {
  if (kind !== 'staff') return known[kind];
  const permission = permissionOf(cell);
  const role = STAFF_ROLES.find((each) => !permission || !isAllowed(each, permission));
  return role && staff[role];
}

function send(by: Visitor, { call, input }: Cell): Promise<Answer> {
  const [method = '', path = ''] = call.split(' ');
  const given = input(things);
  if (method === 'POST') return by.post(path, given);
  return by.send(`${path}?${queryOf(given)}`, { method });
}

function expectNothingPersonal({ text, headers }: Answer): void {
  const { mobileNumber } = things;
  const told = text + JSON.stringify(headers);
  for (const each of [...personal, mobileNumber]) expect(told).not.toMatch(each);
}

test('every call has a customer’s things in its example, or is open to whoever asks', () => {
  for (const { call, open } of namesNothing) expect([call, open]).not.toEqual([call, undefined]);
  const stated = new Set([...cells.map(({ call }) => call), ...namesNothing.map(({ call }) => call)]);
  expect([...stated].toSorted()).toEqual(endpoints.map(({ call }) => call).toSorted());
  expect(new Set(cells.map(({ object }) => object)).size).toBeGreaterThanOrEqual(20);
});

test.each(endpoints.filter(({ input, example }) => input && example))(
  'the example of $call passes its schema',
  async ({ input, example }) => {
    await expect(input?.validate(example)).resolves.toBeDefined();
  },
);

/** An event stream doesn't end by itself, so it is left out here. */
const ended = cells.filter(({ call }) => call !== `GET ${api.helpEvents}`);

test('the ids are real: whose they are, and staff who may, get an answer', async () => {
  expect(Object.entries(things).filter(([, id]) => !id || id === 'unknown')).toEqual([]);
  const answering = STAFF_ROLES.find((role) => isAllowed(role, 'talks.answer'));
  // Only the person who has the talk may read its holder.
  await (answering && staff[answering])?.post(api.deskTalkWork, { talkId: things.talkId, what: 'take' });
  for (const cell of ended.filter(({ call }) => call.startsWith('GET'))) {
    const permission = permissionOf(cell);
    const role = STAFF_ROLES.find((each) => permission && isAllowed(each, permission));
    const { status } = await send((role && staff[role]) ?? owner, cell);
    expect([cell.object, cell.call, status]).toEqual([cell.object, cell.call, 200]);
  }
});

/** Callers who aren't staff have no calls of their own here: everyCaller.test.ts tests them. */
const rows = callers.flatMap((kind) =>
  cells.flatMap((cell) => {
    const isTried = kind === 'staff' || !permissionOf(cell);
    return isTried ? [[kind, cell.object, cell.call, cell] as const] : [];
  }),
);

test.each(rows)('T8 %s, %s: %s', async (kind, _object, _call, cell) => {
  const by = callerOf(kind, cell);
  if (!by) return;
  const written = jest.spyOn(process.stdout, 'write').mockReturnValue(true);
  const answer = await send(by, cell);
  const log = written.mock.calls.map(([line]) => String(line)).join('');
  written.mockRestore();
  const { status, headers } = answer;
  expect(cell.answers ?? told[cell.call] ?? [401, 403, 404]).toContain(status);
  expectNothingPersonal(answer);
  if (![401, 403, 404].includes(status)) return;
  const requestId = String(headers['x-request-id']);
  const level = status === 401 ? 30 : 40;
  const denied = `"action":"denied","call":"${cell.call}","requestId":"${requestId}"`;
  expect(log.split('\n').find((line) => line.includes(denied))).toContain(`"level":${level}`);
  if (status === 403) {
    expect(await AuditEntries.countDocuments({ action: 'STAFF_DENIED', requestId })).toBe(1);
  }
});

test('after all that, everything is there as it was', async () => {
  for (const cell of ended.filter(({ call }) => call.startsWith('GET') && !/telecaller|staff/.test(call))) {
    const { status, text } = await send(owner, cell);
    expect([cell.object, cell.call, status]).toEqual([cell.object, cell.call, 200]);
    expect(text).not.toMatch(/withdrawnAt|"cancelled"/);
  }
});
