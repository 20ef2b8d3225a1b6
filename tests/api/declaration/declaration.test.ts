import { api } from '@/lib/config/paths';
import type { QuoteDto } from '@/lib/domain/quote/contract';
import type { HealthDeclarationDto } from '@/lib/domain/declaration/contract';
import { HealthDeclarations } from '@/models/declaration/healthDeclaration';
import { markQuote, Quotes } from '@/models/quote/quote';
import { useApi } from '@/tests/api/support/api';
import { type Browser, expectFailure } from '@/tests/api/support/browser';
import { makeVerified } from '@/tests/api/support/customers';
import { Visitor } from '@/tests/api/support/visitors';

const { newBrowser } = useApi();

const no = { answer: 'no' };
const allNo = { illness: no, treatment: no, pending: no, refused: no };
const aYes = { answer: 'yes', who: [1], note: 'Thyroid since 2019, one tablet a day' };

const makeCustomer = (more: object = {}) => makeVerified(newBrowser().port, more);

const read = (browser: Browser, { quoteId }: QuoteDto) =>
  browser.get(`${api.healthDeclaration}?quoteId=${quoteId}`);
const save = (browser: Browser, { quoteId }: QuoteDto, more: object) =>
  browser.post(api.healthDeclaration, { quoteId, version: 0, answers: {}, ...more });
const declare = async (browser: Browser, quote: QuoteDto, answers: object) => {
  const { about, version } = (await read(browser, quote)).body as HealthDeclarationDto;
  return save(browser, quote, { answers, about, version, submit: true });
};
const stored = async ({ quoteId }: QuoteDto) => (await Quotes.findById(quoteId).lean())?.declaration;

test('it is for who proved the number, and unknown to everyone else', async () => {
  const { browser, quote } = await makeCustomer();
  const { browser: other } = await makeCustomer();
  for (const call of [read, save] as const) {
    expectFailure(await call(new Visitor(browser.port), quote, {}), 401, 'NOT_SIGNED_IN');
    expectFailure(await call(other, quote, {}), 404, 'NOT_FOUND');
    expect((await call(browser, quote, {})).status).toBe(200);
  }
});

test('it begins with who is covered and with what was said about illness', async () => {
  const { browser, quote } = await makeCustomer({ existingIllness: 'yes' });
  const { body } = await read(browser, quote);
  expect(body).toMatchObject({ answers: { illness: { answer: 'yes' } }, version: 0 });
  expect((body as HealthDeclarationDto).members).toEqual([
    { relation: 'self', age: expect.any(Number) },
    { relation: 'spouse', age: expect.any(Number) },
    { relation: 'son', age: expect.any(Number) },
  ]);
  expect(body).not.toHaveProperty('result');
});

test('a draft is kept as it was typed, sealed, and answered with what is missing', async () => {
  const { browser, quote } = await makeCustomer();
  const answers = { illness: aYes, treatment: { answer: 'yes', who: [], note: 'a' } };
  const { status, body } = await declare(browser, quote, answers);
  expect(status).toBe(200);
  expect(body).toMatchObject({ answers, version: 1 });
  expect(body).not.toHaveProperty('result');
  expect(Object.keys(body.fields as object)).toEqual([
    'answers.treatment.who',
    'answers.treatment.note',
    'answers.pending.answer',
    'answers.refused.answer',
  ]);
  expect((await read(browser, quote)).body).toMatchObject({ answers, version: 1 });
  expect(JSON.stringify(await HealthDeclarations.findById(quote.quoteId).lean())).not.toMatch(/Thyroid|yes/);
  expect(await stored(quote)).toBeUndefined();
});

test.each([
  [allNo, 'clean'],
  [{ ...allNo, illness: aYes }, 'disclosed'],
])('%j is declared as %s, and leads on to the KYC', async (answers, result) => {
  const { browser, quote } = await makeCustomer();
  const { body } = await declare(browser, quote, answers);
  expect(body).toMatchObject({ result, next: 'kyc' });
  expect(body).not.toHaveProperty('fields');
  expect(await stored(quote)).toBe(result);
});

test('another answer takes the declaration back until it is declared again', async () => {
  const { browser, quote } = await makeCustomer();
  await declare(browser, quote, allNo);
  const same = await save(browser, quote, { answers: allNo, version: 1 });
  expect(same.body).toMatchObject({ result: 'clean', version: 2 });
  const other = await save(browser, quote, { answers: { ...allNo, illness: aYes }, version: 2 });
  expect(other.body).toMatchObject({ next: 'declaration', version: 3 });
  expect(await stored(quote)).toBeUndefined();
});

test('other members take it back; who is meant is asked again, and other fields leave it', async () => {
  const { browser, quote } = await makeCustomer();
  const { quoteId } = quote;
  await declare(browser, quote, { ...allNo, illness: aYes });
  await browser.post(api.quote, { quoteId, tenure: 2, members: quote.members });
  expect(await stored(quote)).toBe('disclosed');
  await browser.post(api.quote, { quoteId, members: quote.members.slice(0, 2) });
  expect(await stored(quote)).toBeUndefined();
  const { body } = await read(browser, quote);
  expect(body.answers.illness).toEqual({ answer: 'yes', note: aYes.note });
  expect(body).toMatchObject({ next: 'declaration', version: 1 });
});

test('about a family that is another by now nothing can be declared', async () => {
  const { browser, quote } = await makeCustomer();
  const { about } = (await read(browser, quote)).body as HealthDeclarationDto;
  const members = quote.members.slice(0, 2);
  await browser.post(api.quote, { quoteId: quote.quoteId, members });
  const late = await save(browser, quote, { answers: allNo, about, submit: true });
  expectFailure(late, 409, 'CONFLICT');
  expectFailure(await save(browser, quote, { answers: allNo, submit: true }), 409, 'CONFLICT');
  expect(await stored(quote)).toBeUndefined();
  expect((await declare(browser, quote, allNo)).body.result).toBe('clean');
});

test('without a version what was answered goes over the rest', async () => {
  const { browser, quote } = await makeCustomer();
  await save(browser, quote, { answers: { illness: no } });
  const { body } = await save(browser, quote, { answers: { pending: no }, version: undefined });
  expect(body).toMatchObject({ answers: { illness: no, pending: no }, version: 2 });
  await save(browser, quote, {
    answers: { illness: { answer: 'yes', note: 'Thyroid' } },
    version: undefined,
  });
  const who = await save(browser, quote, { answers: { illness: { who: [0] } }, version: undefined });
  expect(who.body.answers.illness).toMatchObject({ answer: 'yes', note: 'Thyroid', who: [0] });
});

test('of two who save over the same version one does, and hears nothing of the other’s', async () => {
  const { browser, quote } = await makeCustomer();
  await save(browser, quote, { answers: { illness: no } });
  const answers = await Promise.all(
    [1, 2, 3].map(() => save(browser, quote, { answers: allNo, version: 1 })),
  );
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409]);
  const late = await save(browser, quote, { answers: {}, version: 1 });
  expectFailure(late, 409, 'CONFLICT');
  expect(late.body.version).toBe(2);
  expect((await read(browser, quote)).body.answers).toEqual(allNo);
});

test('what was paid for isn’t declared otherwise', async () => {
  const { browser, quote } = await makeCustomer();
  await declare(browser, quote, allNo);
  await markQuote(quote.quoteId, { paidAt: new Date() });
  expectFailure(await save(browser, quote, { answers: {}, version: 1 }), 409, 'CONFLICT');
  expect((await read(browser, quote)).body).toMatchObject({ isPaid: true, version: 1 });
  expect(await stored(quote)).toBe('clean');
});

test.each([
  { answers: { illness: { answer: 'maybe' } } },
  { answers: { illness: { who: ['0'] } } },
  { answers: { illness: { who: [6] } } },
  { answers: { illness: { note: 'x'.repeat(301) } } },
  { answers: { illness: 'yes' } },
  { answers: null },
  { answers: [] },
  { version: '0' },
  { submit: 'yes' },
])('%j is refused', async (more) => {
  const { browser, quote } = await makeCustomer();
  expectFailure(await save(browser, quote, more), 400, 'INVALID_INPUT');
});

test('an illness that is told at the summary takes a clean declaration back, and stands in it', async () => {
  const { browser, quote } = await makeCustomer();
  await declare(browser, quote, allNo);
  await browser.post(api.quote, { quoteId: quote.quoteId, existingIllness: 'no', tenure: 2 });
  expect(await stored(quote)).toBe('clean');
  const { about } = (await read(browser, quote)).body as HealthDeclarationDto;
  await browser.post(api.quote, { quoteId: quote.quoteId, existingIllness: 'yes' });
  expect(await stored(quote)).toBeUndefined();
  const { body } = await read(browser, quote);
  expect(body).toMatchObject({ answers: { ...allNo, illness: { answer: 'yes' } } });
  const { version } = body as HealthDeclarationDto;
  const unseen = await save(browser, quote, { answers: allNo, about, version, submit: true });
  expectFailure(unseen, 409, 'CONFLICT');
});
