import { ValidationError, type AnySchema } from 'yup';
import { leadFormSchema } from '@/lib/validation/quote/leadForm';
import { familyFormSchema } from '@/lib/validation/quote/familyForm';
import { quoteBodySchema } from '@/lib/validation/quote/requests';
import { quoteIdSchema } from '@/lib/validation/common/recordFields';

const context = { today: '2026-11-20' };

/** As createHandler validates: the value, or its problems by path. */
async function check(schema: AnySchema, value: unknown): Promise<unknown> {
  try {
    return await schema.validate(value, { abortEarly: false, stripUnknown: true, context });
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    return Object.fromEntries(error.inner.map(({ path, message }) => [path ?? '', message]));
  }
}

const lead = { mobileNumber: '9876543210', name: 'Arjun Rao', dateOfBirth: '1992-04-02' };

test('a lead is taken tidied, without what nobody asked for', async () => {
  const typed = {
    ...lead,
    mobileNumber: '+91 98765 43210',
    name: ' Arjun  Rao ',
    paymentStatus: true,
    role: 'staff',
  };
  expect(await check(leadFormSchema, typed)).toEqual(lead);
});

test('an empty lead form says what each field wants', async () => {
  expect(await check(leadFormSchema, {})).toEqual({
    mobileNumber: 'validation.mobileNumber',
    name: 'validation.name',
    dateOfBirth: 'validation.dateOfBirth.required',
  });
});

test.each([
  [{ mobileNumber: 9_876_543_210 }, { mobileNumber: 'validation.mobileNumber' }],
  [{ mobileNumber: { $gt: '' } }, { mobileNumber: 'validation.mobileNumber' }],
  [{ mobileNumber: ['9876543210'] }, { mobileNumber: 'validation.mobileNumber' }],
  [{ mobileNumber: null }, { mobileNumber: 'validation.mobileNumber' }],
  [{ name: '<script>' }, { name: 'validation.name' }],
  [{ name: true }, { name: 'validation.name' }],
  [{ dateOfBirth: '2023-02-30' }, { dateOfBirth: 'validation.dateOfBirth.invalid' }],
  [{ dateOfBirth: 0 }, { dateOfBirth: 'validation.dateOfBirth.invalid' }],
  [{ dateOfBirth: '2026-11-21' }, { dateOfBirth: 'validation.dateOfBirth.future' }],
  [{ dateOfBirth: '2008-11-21' }, { dateOfBirth: 'validation.dateOfBirth.adultTooYoung' }],
  [{ dateOfBirth: '1926-11-20' }, { dateOfBirth: 'validation.dateOfBirth.adultTooOld' }],
])('the lead with %j is refused', async (bad, problems) => {
  expect(await check(leadFormSchema, { ...lead, ...bad })).toEqual(problems);
});

test('a lead is old enough on the eighteenth birthday itself', async () => {
  expect(await check(leadFormSchema, { ...lead, dateOfBirth: '2008-11-20' })).toMatchObject({
    name: 'Arjun Rao',
  });
});

test.each([null, [], 'text', 1, undefined, true])('the body %j is refused', async (body) => {
  expect(Object.values((await check(quoteBodySchema, body)) as object)).toEqual(['validation.body']);
});

const family = [
  { relation: 'self', dateOfBirth: '1992-04-02' },
  { relation: 'son', dateOfBirth: '2020-06-14' },
];

test('the members step asks for a place and an answer', async () => {
  expect(await check(familyFormSchema, { members: family })).toEqual({
    existingIllness: 'validation.existingIllness',
    pincode: 'validation.location',
  });
  const step = { members: family, pincode: '411038', existingIllness: 'no' };
  expect(await check(familyFormSchema, step)).toEqual(step);
});

test.each([
  [[], { members: 'validation.members.noAdult' }],
  [[family[1]], { members: 'validation.members.noAdult' }],
  [[family[0], family[0]], { 'members[1].relation': 'validation.members.duplicateRelation' }],
  [
    [family[0], { relation: 'son', dateOfBirth: '2026-11-01' }],
    { 'members[1].dateOfBirth': 'validation.dateOfBirth.childTooYoung' },
  ],
  [
    [{ relation: 'uncle', dateOfBirth: '1990-01-01' }],
    { 'members[0].relation': 'validation.members.relation' },
  ],
  [[{ relation: 'self' }], { 'members[0].dateOfBirth': 'validation.dateOfBirth.required' }],
  [[null], { 'members[0]': 'validation.body' }],
  ['self', { members: 'validation.members.unreadable' }],
])('the members %j are refused', async (members, problems) => {
  const step = { members, pincode: '411038', existingIllness: 'no' };
  expect(await check(familyFormSchema, step)).toEqual(problems);
});

test('unknown keys of a member are dropped', async () => {
  const members = [{ ...family[0], admin: true }];
  expect(await check(quoteBodySchema, { members })).toEqual({ members: [family[0]] });
});

test('a plan is chosen with a tier of its own product', async () => {
  const choice = {
    product: 'reassurev2',
    tier: 'Platinum+',
    sumInsured: 10_00_000,
    tenure: 1,
    riders: ['safeguard-plus'],
  };
  expect(await check(quoteBodySchema, choice)).toEqual(choice);
  expect(await check(quoteBodySchema, { ...choice, tier: 'Gold' })).toEqual({ tier: 'validation.tier' });
});

test.each([
  [{ product: 'unknown' }, { product: 'validation.product' }],
  [{ sumInsured: '1000000' }, { sumInsured: 'validation.sumInsured' }],
  [{ sumInsured: 1.5e5 + 0.5 }, { sumInsured: 'validation.sumInsured' }],
  [{ sumInsured: 99_999 }, { sumInsured: 'validation.sumInsured' }],
  [{ tenure: 4 }, { tenure: 'validation.tenure' }],
  [{ riders: ['free-car'] }, { 'riders[0]': 'validation.riders' }],
  [{ riders: 'safeguard-plus' }, { riders: 'validation.riders' }],
  [{ pincode: '011038' }, { pincode: 'validation.pincode' }],
  [{ stage: 'summary_111' }, { stage: 'validation.stage' }],
  [{ consent: 'true' }, { consent: 'validation.flag' }],
  [{ quoteId: { $ne: null } }, { quoteId: 'validation.id' }],
  [{ deviceType: 'fridge' }, { deviceType: 'validation.text' }],
])('the quote with %j is refused', async (body, problems) => {
  expect(await check(quoteBodySchema, body)).toEqual(problems);
});

test('nothing a client adds reaches a protected field or the prototype', async () => {
  const body = JSON.parse(
    '{"__proto__":{"admin":true},"constructor":{"prototype":{"a":1}},"priceAfterTax":1}',
  );
  expect(await check(quoteBodySchema, body)).toEqual({});
  expect(({} as { admin?: true }).admin).toBeUndefined();
});

test.each([undefined, '', ['a', 'b'], 'a b', '$ne', 'x'.repeat(65)])(
  'the quoteId %j is none',
  async (quoteId) => {
    expect(await check(quoteIdSchema, { quoteId })).toEqual({ quoteId: 'validation.id' });
  },
);
