import { api } from '@/lib/config/paths';
import { isAllowed, STAFF_ROLES } from '@/lib/domain/desk/permissions';
import { ensureSampleData } from '@/lib/server/samples/sampleData';
import { useApi } from '@/tests/api/support/api';
import { staffWith } from '@/tests/api/support/desk';
import { endpoints, queryOf } from '@/tests/api/support/routes';
import { makeVictim, personal, type Things } from '@/tests/api/support/victim';
import { cells } from '@/tests/api/support/whoMay';
import type { Visitor } from '@/tests/api/support/visitors';

process.env['RATE_LIMIT_FACTOR'] = '100';
const { newBrowser } = useApi();

const ofDesk = cells.filter(({ call }) => call.includes('/api/telecaller-dashboard/'));
/** The only two that answer a number, each with its reason in the audit. */
const revealing = [`POST ${api.reveal}`, `POST ${api.deskCalls}`];
const mayRead = (call: string) => {
  const permission = endpoints.find((each) => each.call === call)?.permission;
  return STAFF_ROLES.filter((role) => role !== 'underwriter' && permission && isAllowed(role, permission));
};
/** The desk knows its customers by name, and who decides about an identity the age. */
const forbidden = personal.filter((each) => !each.test('Asha'));

let things: Things;
const staff = new Map<string, Visitor>();

beforeAll(async () => {
  const { port } = newBrowser();
  await newBrowser().get('/api/health/ready');
  await ensureSampleData();
  ({ things } = await makeVictim(port));
  for (const role of STAFF_ROLES) staff.set(role, await staffWith(port, role));
}, 60_000);
afterAll(() => jest.useRealTimers());

test('every call of the desk is among the cells', () => {
  const routes = endpoints.filter(({ route }) => route.startsWith('/api/telecaller-dashboard/'));
  const known = new Set(ofDesk.map(({ call }) => call));
  expect(routes.map(({ call }) => call).filter((call) => !known.has(call))).toEqual([]);
});

const asked = ofDesk
  .filter(({ call }) => !revealing.includes(call))
  .flatMap((cell) => mayRead(cell.call).map((role) => [role, cell.call, cell] as const));

test.each(asked)('S6 a %s reads no number, identity or illness from %s', async (role, call, { input }) => {
  const [method = '', path = ''] = call.split(' ');
  const visitor = staff.get(role)!;
  const given = input(things);
  const { text, status } =
    method === 'POST' ? await visitor.post(path, given) : await visitor.get(`${path}?${queryOf(given)}`);
  expect(status).not.toBe(403);
  const shown = role === 'supervisor' && path === api.cases ? text.replace(/"age":\d+,/, '') : text;
  for (const each of [...forbidden, things.mobileNumber]) expect(shown).not.toMatch(each);
});
