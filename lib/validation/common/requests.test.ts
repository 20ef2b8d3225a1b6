import { ValidationError, type AnySchema } from 'yup';
import { FORM_LIMITS } from '@/lib/validation/quote/quickQuoteForm';
import { citiesQuerySchema } from '@/lib/validation/site/cities';
import { leadsUpdateBodySchema } from '@/lib/validation/quote/leads';
import { priceQuerySchema } from '@/lib/validation/quote/requests';
import {
  revisitBodySchema,
  revisitDeleteQuerySchema,
  revisitQuerySchema,
  revisitUpdateBodySchema,
} from '@/lib/validation/resume/requests';

const context = { today: '2026-11-20' };

async function problemsOf(schema: AnySchema, value: unknown): Promise<Record<string, string>> {
  try {
    await schema.validate(value, { abortEarly: false, stripUnknown: true, context });
    return {};
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    return Object.fromEntries(error.inner.map(({ path, message }) => [path ?? '', message]));
  }
}

const query = {
  product: 'reassurev2',
  tier: 'Platinum+',
  sumInsured: '1000000',
  tenure: '1',
  pincode: '411038',
  members: 'self:1992-04-02,son:2020-06-14',
  riders: 'safeguard-plus',
};

test('a price query becomes numbers, members and riders', async () => {
  expect(await priceQuerySchema.validate(query, { context })).toEqual({
    ...query,
    sumInsured: 10_00_000,
    tenure: 1,
    members: [
      { relation: 'self', dateOfBirth: '1992-04-02' },
      { relation: 'son', dateOfBirth: '2020-06-14' },
    ],
    riders: ['safeguard-plus'],
  });
});

test.each([
  [{ sumInsured: '1e6' }, { sumInsured: 'validation.sumInsured' }],
  [{ sumInsured: '' }, { sumInsured: 'validation.sumInsured' }],
  [{ sumInsured: ['1000000', '1'] }, { sumInsured: 'validation.sumInsured' }],
  [{ sumInsured: undefined }, { sumInsured: 'validation.sumInsured' }],
  [{ tenure: '0' }, { tenure: 'validation.tenure' }],
  [{ members: 'self' }, { members: 'validation.members.unreadable' }],
  [{ members: undefined }, { members: 'validation.members.unreadable' }],
  [{ members: 'son:2020-06-14' }, { members: 'validation.members.noAdult' }],
  [{ riders: 'free-car' }, { riders: 'validation.riders' }],
  [{ riders: ['safeguard-plus'] }, { riders: 'validation.riders' }],
  [{ pincode: undefined }, { pincode: 'validation.location' }],
  [{ frequency: 'daily' }, { frequency: 'validation.frequency' }],
])('the price query with %j is refused', async (bad, problems) => {
  expect(await problemsOf(priceQuerySchema, { ...query, ...bad })).toEqual(problems);
});

const resumeJourney = {
  quoteId: 'q1',
  stage: 'summery_111',
  url: '/health-insurance-plan/summary/q1?quoteId=q1',
  uuid: 'u1',
};

test('a resume record needs a stage and a path of this site with its quoteId', async () => {
  expect(await problemsOf(revisitBodySchema, { resumeJourney })).toEqual({});
  expect(await problemsOf(revisitBodySchema, { resumeJourney: { url: '//evil.com?quoteId=q1' } })).toEqual({
    'resumeJourney.quoteId': 'validation.id',
    'resumeJourney.stage': 'validation.stage',
    'resumeJourney.url': 'validation.url',
  });
  expect(await problemsOf(revisitBodySchema, {})).toEqual({ resumeJourney: 'validation.body' });
});

test('an update keeps the form as it was typed', async () => {
  const form = {
    members: [{ relation: 'self', dateOfBirth: '' }],
    note: null,
    step: 2,
    draft: { name: 'अर्' },
  };
  const body = { resumeJourney: { ...resumeJourney, getQuickQuoteForm: form, version: 3 } };
  expect(await revisitUpdateBodySchema.validate(body, { stripUnknown: true })).toEqual(body);
});

function nested(depth: number): object {
  return depth === 1 ? {} : { in: nested(depth - 1) };
}

test.each([
  ['a list', []],
  ['text', 'x'],
  ['null', null],
  ['an operator', { a: { $gt: '' } }],
  ['a prototype', JSON.parse('{"a":{"__proto__":{"b":1}}}')],
  ['a constructor', { constructor: { prototype: {} } }],
  ['a form that is too deep', nested(FORM_LIMITS.depth + 1)],
  ['a form of 100,000 levels', JSON.parse(`{"a":${'['.repeat(100_000)}${']'.repeat(100_000)}}`)],
  ['a form of one byte too many', { a: 'x'.repeat(FORM_LIMITS.bytes - '{"a":""}'.length + 1) }],
  ['a form too large in bytes, though not in letters', { a: 'क'.repeat(FORM_LIMITS.bytes / 3) }],
  ['a function', { a: () => 1 }],
])('%s is refused as a form', async (_, getQuickQuoteForm) => {
  const body = { resumeJourney: { ...resumeJourney, getQuickQuoteForm } };
  expect(await problemsOf(revisitUpdateBodySchema, body)).toEqual({
    'resumeJourney.getQuickQuoteForm': 'validation.form',
  });
});

test('the deepest and the largest form are kept', async () => {
  const update = (getQuickQuoteForm: object) => ({ resumeJourney: { ...resumeJourney, getQuickQuoteForm } });
  const largest = { a: 'x'.repeat(FORM_LIMITS.bytes - '{"a":""}'.length) };
  expect(await problemsOf(revisitUpdateBodySchema, update(nested(FORM_LIMITS.depth)))).toEqual({});
  expect(await problemsOf(revisitUpdateBodySchema, update(largest))).toEqual({});
});

test.each([revisitQuerySchema, revisitDeleteQuerySchema])(
  'a record is asked for by one uuid',
  async (schema) => {
    expect(await problemsOf(schema, { uuid: 'u1' })).toEqual({});
    expect(await problemsOf(schema, {})).toEqual({ uuid: 'validation.id' });
    expect(await problemsOf(schema, { uuid: ['u1', 'u2'] })).toEqual({ uuid: 'validation.id' });
    expect(await problemsOf(schema, { uuid: { $ne: '' } })).toEqual({ uuid: 'validation.id' });
  },
);

test('the aggregate is the only other way to read a record', async () => {
  expect(await problemsOf(revisitQuerySchema, { uuid: 'u1', type: 'aggregate' })).toEqual({});
  expect(await problemsOf(revisitQuerySchema, { uuid: 'u1', type: '' })).toEqual({});
  expect(await problemsOf(revisitQuerySchema, { uuid: 'u1', type: 'all' })).toEqual({
    type: 'validation.text',
  });
});

test('a lead is moved by the dialer alone', async () => {
  expect(await problemsOf(leadsUpdateBodySchema, { condition: 'dialerLead', id: 'd1', uuid: 'u1' })).toEqual(
    {},
  );
  expect(await problemsOf(leadsUpdateBodySchema, { condition: 'all', id: 'd1', uuid: 'u1' })).toEqual({
    condition: 'validation.text',
  });
});

test('cities are searched by text or listed', async () => {
  expect(await problemsOf(citiesQuerySchema, {})).toEqual({});
  expect(await problemsOf(citiesQuerySchema, { q: ['a', 'b'] })).toEqual({ q: 'validation.text' });
});
