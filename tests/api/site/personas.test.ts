import {
  becomeCustomer,
  CUSTOMER_PERSONAS,
  type CustomerPersona,
  stepsTo,
} from '@/lib/client/site/personas/customers';
import { becomeStaff } from '@/lib/client/site/personas/staff';
import type { Wire } from '@/lib/client/site/personas/wire';
import { api } from '@/lib/config/paths';
import { serverEnv } from '@/lib/config/serverEnv';
import { SAMPLE_STAFF } from '@/lib/domain/desk/sampleStaff.data';
import type { StoredDto } from '@/lib/domain/site/contract';
import { useApi } from '@/tests/api/support/api';
import { expectFailure } from '@/tests/api/support/browser';
import { addSampleStaff } from '@/tests/api/support/desk';
import { work } from '@/tests/api/support/paidApplicants';
import { endpoints, queryOf } from '@/tests/api/support/routes';
import { newMobile, Visitor } from '@/tests/api/support/visitors';

const { newBrowser } = useApi();
beforeAll(async () => {
  await newBrowser().get('/api/health/ready');
  await addSampleStaff();
});

/** As the page reaches the site. */
function wireOf(visitor: Visitor): Wire {
  return {
    async ask<Answer>(path: string, body?: object) {
      const url = path.replace(api.outbox, '/api/dev/outbox');
      const answer = await (body ? visitor.post(url, body) : visitor.get(url));
      if (answer.status >= 300) throw new Error(`${path} answered ${answer.status}: ${answer.text}`);
      return answer.body as Answer;
    },
    async until(isDone) {
      while (!(await isDone())) await work({ visitor }, 2);
    },
  };
}

const arrives: Record<CustomerPersona, RegExp> = {
  visitor: /^\/$/,
  halfWay: /^\/$/,
  choosing: /^\/health-insurance-plan\/summary\/[\w-]+/,
  declared: /^\/health-insurance-plan\/kyc\/[\w-]+/,
  toPay: /^\/payment\b.*quoteId=[\w-]+/,
  paid: /^\/appforms\/[\w-]+\/[\w-]+/,
  insured: /^\/policy\/[\w-]+/,
  claiming: /^\/claims\/claim\/CL-\d{4}-\d{8}$/,
  renewing: /^\/renewals#SUK\d{4}-\d{11}$/,
  travelling: /^\/policy\/SKT\d{4}-\d{11}$/,
};

test.each(['claiming', 'renewing', 'travelling'] as const)(
  'a browser becomes one customer after the other up to %s, each at the page that comes next',
  async (last) => {
    const visitor = new Visitor(newBrowser().port);
    const { pages, uuid, policyNumber } = await becomeCustomer(last, wireOf(visitor), newMobile());
    expect(pages).toEqual(stepsTo(last).map((persona) => expect.stringMatching(arrives[persona])));
    if (last === 'travelling') return;
    expect((await visitor.get(`${api.revisit}?uuid=${uuid}&type=aggregate`)).status).toBe(200);
    const { body } = await visitor.get(`${api.policy}?policyNumber=${policyNumber}`);
    expect(body.policyNumber).toBe(policyNumber);
    const renewal = await visitor.get(`${api.renewal}?policyNumber=${policyNumber}`);
    if (last === 'renewing') expect(renewal.body).toMatchObject({ status: 'open' });
  },
);

test('every persona is walked to', () => {
  const walked = (['claiming', 'renewing', 'travelling'] as const).flatMap(stepsTo);
  expect(new Set(walked)).toEqual(new Set(CUSTOMER_PERSONAS));
});

test.each(SAMPLE_STAFF)('… or $name, $role', async ({ staffId, role }) => {
  const visitor = new Visitor(newBrowser().port);
  await becomeStaff(staffId, wireOf(visitor));
  const { body } = await visitor.get(api.staffSession);
  expect(body).toMatchObject({ staffId, role });
  expect(body).not.toHaveProperty('needsSecondFactor');
});

test('what is stored is read newest first, with nothing opened', async () => {
  const visitor = new Visitor(newBrowser().port);
  const mobileNumber = newMobile();
  await becomeCustomer('halfWay', wireOf(visitor), mobileNumber);
  const { body, text } = await visitor.get(`${api.stored}?collection=quotes`);
  const { collections, records } = body as StoredDto;
  expect(collections.find(({ name }) => name === 'staff')).toEqual({
    name: 'staff',
    count: SAMPLE_STAFF.length,
  });
  expect(records[0]).toMatchObject({ schemaVersion: 2 });
  expect(text).toMatch(/\(sealed with new1, \d+ characters\)/);
  expect(text).not.toMatch(new RegExp(`${mobileNumber}|Asha|1992-06-14|new1\\.`));
  const [{ _id: id } = { _id: '' }] = records;
  const one = (await visitor.get(`${api.stored}?${queryOf({ collection: 'quotes', id })}`)).body as StoredDto;
  expect(one.records.map(({ _id }) => _id)).toEqual([id]);
  expectFailure(await visitor.get(`${api.stored}?collection=none`), 404, 'NOT_FOUND');
});

test('a policy is aged by its own customer alone, and in production by nobody', async () => {
  const visitor = new Visitor(newBrowser().port);
  const { policyNumber } = await becomeCustomer('insured', wireOf(visitor), newMobile());
  const other = new Visitor(newBrowser().port);
  await becomeCustomer('declared', wireOf(other), newMobile());
  expectFailure(await other.post(api.ageing, { policyNumber }), 404, 'NOT_FOUND');
  const production = jest.replaceProperty(serverEnv(), 'APP_ENV', 'production');
  expectFailure(await visitor.post(api.ageing, { policyNumber }), 404, 'NOT_FOUND');
  production.restore();
});

describe('in production', () => {
  beforeAll(() => void (serverEnv().APP_ENV = 'production'));
  afterAll(() => void (serverEnv().APP_ENV = 'test'));

  const standIns = endpoints.filter(({ open }) => open === 'a stand-in');
  test.each(standIns)('there is no $call', async ({ route, method, example = {} }) => {
    const browser = newBrowser();
    const answer = await (method === 'POST'
      ? browser.post(route, example)
      : browser.get(`${route}?${queryOf(example)}`));
    expectFailure(answer, 404, 'NOT_FOUND');
  });
});
