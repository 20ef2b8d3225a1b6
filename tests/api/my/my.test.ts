import { api } from '@/lib/config/paths';
import { addDays, addMonths, todayInIndia } from '@/lib/domain/common/dates';
import type { MyDto } from '@/lib/domain/my/contract';
import { Policies } from '@/models/policy/policy';
import { useApi } from '@/tests/api/support/api';
import { expectFailure } from '@/tests/api/support/browser';
import { type Applicant, makeAnother, makeApplicant, signAll } from '@/tests/api/support/purchases';
import { lastCode, newMobile, passSeconds, prove, tryCode, Visitor } from '@/tests/api/support/visitors';
import { bornAsWorked, worked } from '@/tests/workedFamily';

const { newBrowser } = useApi();
afterEach(() => jest.useRealTimers());

const today = () => todayInIndia(new Date());
const yearOf = (day: string) => Number(day.slice(0, 4));

async function aCustomer(): Promise<Applicant & { policyNumber: string }> {
  const applicant = await makeApplicant(newBrowser().port);
  const { body } = await signAll(applicant);
  return { ...applicant, policyNumber: body.policyNumber as string };
}

async function readMy({ visitor }: Pick<Applicant, 'visitor'>): Promise<MyDto> {
  const { status, body } = await visitor.get(api.my);
  expect(status).toBe(200);
  return body as MyDto;
}

/** In the order of the wording: 30 days, then 24 and 36 months. */
const waitsFrom = (day: string) => [
  { reason: 'firstDays', coveredFrom: addDays(day, 30) },
  { reason: 'existingIllness', coveredFrom: addMonths(day, 36) },
  { reason: 'namedIllness', coveredFrom: addMonths(day, 24) },
];

test('a sign-in shows what is whose: policies with cards, what was begun, consents; nobody else’s', async () => {
  const customer = await aCustomer();
  const begun = await makeAnother(customer);
  const my = await readMy(customer);
  expect(my).toMatchObject({
    name: 'Asha Sample',
    mobileNumber: `${customer.mobileNumber.slice(0, 2)}xxxx${customer.mobileNumber.slice(-4)}`,
    policies: [
      {
        policyNumber: customer.policyNumber,
        productName: 'ReAssure 2.0',
        tier: 'Platinum+',
        refill: 'unlimited',
        waits: waitsFrom(today()),
        state: 'inForce',
        sumInsured: 1_000_000,
        renewsOn: addDays(my.policies[0]?.endsOn ?? '', 1),
        nominee: { name: 'Arjun Sample', relation: 'spouse' },
        cards: [
          { name: 'Asha Sample', relation: 'self', bornIn: yearOf(worked.self) },
          { name: 'Arjun Sample', relation: 'spouse', bornIn: yearOf(worked.spouse) },
          { name: 'Kabir Sample', relation: 'son', bornIn: yearOf(worked.child) },
        ],
      },
    ],
    journeys: [{ quoteId: begun.quoteId }],
  });
  expect(my.consents.length).toBeGreaterThan(0);
  expect((await readMy(await aCustomer())).policies).toHaveLength(1);
});

test('the answer, which stays on the device, has no health answer, birth date, address or account', async () => {
  const { visitor } = await aCustomer();
  const { text, headers } = await visitor.get(api.my);
  expect(headers['cache-control']).toBe('no-store');
  expect(text).not.toMatch(/\d{4}-\d{2}-\d{2}"?,"(conditions|dateOfBirth)|dateOfBirth|conditions|medical/);
  expect(text).not.toMatch(/Kothrud|Sample Street|123456789012|asha@mail/);
  expect(text).not.toMatch(bornAsWorked);
});

test.each(['claim', 'do-not-disturb', 'renewal'])('a code for %s opens none of it', async (purpose) => {
  const visitor = new Visitor(newBrowser().port);
  const to = newMobile();
  const { body } = await visitor.post(api.otpServiceGenerate, { channel: 'sms', to, purpose });
  await tryCode(visitor, body.requestId as string, await lastCode(to, visitor), api.otpServiceValidate);
  expectFailure(await visitor.get(api.my), 401, 'NOT_SIGNED_IN');
});

test('a number without anything gets empty lists; thirty idle minutes end the look', async () => {
  const visitor = new Visitor(newBrowser().port);
  await prove(visitor, newMobile());
  expect(await readMy({ visitor })).toMatchObject({ journeys: [], policies: [], consents: [] });
  passSeconds(31 * 60);
  expectFailure(await visitor.get(api.my), 401, 'NOT_SIGNED_IN');
});

const check = async (code: string) => {
  const { status, body, text } = await newBrowser().post(api.cardCheck, { code });
  return { status, isValid: body.isValid, fields: Object.keys(body).toSorted(), length: text.length };
};

test('a card’s code tells validity alone: in force, before, after, cancelled and unknown', async () => {
  const customer = await aCustomer();
  const codes = (await readMy(customer)).policies[0]?.cards.map(({ code }) => code) ?? [];
  expect(new Set(codes).size).toBe(3);
  for (const code of codes) {
    expect(code).toMatch(/^[\w-]{22}$/);
    expect(await check(code)).toMatchObject({ status: 200, isValid: true, fields: ['checkedAt', 'isValid'] });
  }
  const [code = ''] = codes;
  const unknown = await check('a'.repeat(22));
  expect(unknown.isValid).toBe(false);
  for (const change of [
    { endsOn: addDays(today(), -1) },
    { endsOn: addDays(today(), 1), startsOn: addDays(today(), 1) },
    { startsOn: today(), cancelled: { requestedOn: today(), refund: 0, reason: 'price', language: 'en' } },
  ]) {
    await Policies.updateOne({ _id: customer.policyNumber }, { $set: change });
    expect(await check(code)).toEqual(unknown);
  }
});

test('a card has the same code whenever it is shown, so that a printed one stays good', async () => {
  const customer = await aCustomer();
  const codesNow = async () => (await readMy(customer)).policies[0]?.cards.map(({ code }) => code);
  const first = await Promise.all([codesNow(), codesNow(), codesNow()]);
  for (const codes of first) expect(codes).toEqual(await codesNow());
});
