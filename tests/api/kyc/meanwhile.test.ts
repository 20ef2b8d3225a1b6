import { api } from '@/lib/config/paths';
import type { KycDto } from '@/lib/domain/kyc/contract';
import { SANDBOX_ANSWERS } from '@/lib/domain/kyc/sandbox.data';
import { outcomeOf } from '@/lib/server/services/kyc/kycOutcome';
import { Callbacks } from '@/models/callbacks/callback';
import { Consents } from '@/models/consents/consent';
import { ReviewCases } from '@/models/desk/reviewCase';
import { findKyc, KycDetails } from '@/models/kyc/kycDetails';
import { markQuote, Quotes } from '@/models/quote/quote';
import { useApi } from '@/tests/api/support/api';
import { type Answer, expectFailure } from '@/tests/api/support/browser';
import { makeVerified } from '@/tests/api/support/customers';
import { newMobile } from '@/tests/api/support/visitors';
import { beforeUpdate } from '@/tests/api/support/store/beforeUpdate';
import { worked } from '@/tests/workedFamily';

/** What happens to an identity while a registry, or a person, looks at it. */
const { newBrowser } = useApi();
afterEach(() => jest.restoreAllMocks());

const panOf = Object.fromEntries(SANDBOX_ANSWERS.map(({ answer, pan }) => [answer, pan]));
const manual = { method: 'manual', callTime: 'morning' };

async function makeDeclared() {
  const { browser, quote } = await makeVerified(newBrowser().port);
  const { quoteId } = quote;
  await markQuote(quoteId, { declaration: 'clean' });
  const typed = { method: 'pan', name: 'Asha Sample', dateOfBirth: worked.self, consent: true };
  const send = (more: object): Promise<Answer> =>
    browser.post(api.customerKyc, { quoteId, ...typed, pan: panOf['verified'], ...more });
  const read = async () => (await browser.get(`${api.customerKyc}?quoteId=${quoteId}`)).body as KycDto;
  return { browser, quoteId, send, read };
}

const kycOf = async (quoteId: string) => (await Quotes.findById(quoteId).lean())?.kyc;

async function sentOf(quoteId: string) {
  const found = await findKyc(quoteId);
  return found && outcomeOf(found)?.sent;
}

/** Runs the work once, between the registry's answer and the settling of the outcome. */
const beforeOutcome = (work: () => Promise<unknown>) => beforeUpdate(KycDetails, work, 'outcome');

test('a check that fails late takes nothing from one that was right meanwhile', async () => {
  const { quoteId, send, read } = await makeDeclared();
  beforeOutcome(async () => {
    expect((await send({})).body).toMatchObject({ status: 'verified' });
  });
  const late = await send({ pan: panOf['name'] });
  expect(late.body).toMatchObject({ status: 'verified', maskedName: 'A••• S•••••', next: 'payment' });
  expect(late.body).not.toHaveProperty('failure');
  expect(await kycOf(quoteId)).toBe('verified');
  expect(await read()).toMatchObject({ status: 'verified', maskedName: 'A••• S•••••' });
  expect(await sentOf(quoteId)).toMatchObject({ pan: panOf['verified'] });
});

test('nor does it take a person away who was asked meanwhile, or change what they look at', async () => {
  const { quoteId, send } = await makeDeclared();
  beforeOutcome(async () => {
    expect((await send(manual)).body).toMatchObject({ status: 'review' });
  });
  expect((await send({ pan: panOf['name'] })).body).toMatchObject({ status: 'review', next: 'payment' });
  expect(await kycOf(quoteId)).toBe('review');
  expect(await sentOf(quoteId)).toMatchObject(manual);
});

test('a person who is asked when a check is right already has nothing to look at', async () => {
  const { quoteId, send } = await makeDeclared();
  beforeOutcome(async () => {
    expect((await send({})).body).toMatchObject({ status: 'verified' });
  });
  expect((await send(manual)).body).toMatchObject({ status: 'verified' });
  expect(await kycOf(quoteId)).toBe('verified');
  expect(await ReviewCases.countDocuments({ quoteId, isOpen: true })).toBe(0);
});

test('a check of the number before says nothing of the next one', async () => {
  const { browser, quoteId, send } = await makeDeclared();
  beforeOutcome(async () => {
    const changed = await browser.post(api.quote, { quoteId, mobileNumber: newMobile() });
    expect(changed.status).toBe(200);
  });
  expectFailure(await send({}), 409, 'CONFLICT');
  expect(await kycOf(quoteId)).toBeUndefined();
});

test.each([
  ['a check', {}],
  ['a form that a person is to look at', manual],
])('%s of the date of birth before says nothing of the price of the next one', async (_what, more) => {
  const { browser, quoteId, send, read } = await makeDeclared();
  const members = [{ relation: 'self', dateOfBirth: '1996-02-29' }];
  beforeOutcome(async () => {
    expect((await browser.post(api.quote, { quoteId, members })).status).toBe(200);
  });
  expectFailure(await send(more), 409, 'CONFLICT');
  expect(await kycOf(quoteId)).toBeUndefined();
  expect(await read()).toMatchObject({ pricedBirth: '1996-02-29', next: 'declaration' });
});

test('what a server that died found out, and did not say to the quote, is not shown as done', async () => {
  const { quoteId, send, read } = await makeDeclared();
  const { collection } = Quotes;
  const write = collection.findOneAndUpdate.bind(collection);
  const spy = jest.spyOn(collection, 'findOneAndUpdate').mockImplementation(async (...given) => {
    const { $set = {} } = given[1] as { $set?: { kyc?: string } };
    if ($set.kyc) throw new Error('it died');
    return write(...given);
  });
  expect((await send({})).status).toBe(500);
  spy.mockRestore();
  const shown = await read();
  expect(shown.next).toBe('kyc');
  expect(shown).not.toHaveProperty('status');
  expect((await send({})).body).toMatchObject({ status: 'verified', next: 'payment' });
  expect(await kycOf(quoteId)).toBe('verified');
});

test('a person who is asked while the journey is deleted has nobody to call, and nothing to look at', async () => {
  const { browser, quoteId, send } = await makeDeclared();
  const { collection } = Consents;
  const write = collection.updateOne.bind(collection);
  const spy = jest.spyOn(collection, 'updateOne').mockImplementation(async (...given) => {
    spy.mockRestore();
    const path = `${api.revisitJourneys}?quoteId=${quoteId}`;
    expect((await browser.delete(path)).status).toBe(204);
    return write(...given);
  });
  expectFailure(await send(manual), 404, 'NOT_FOUND');
  expect(await Callbacks.countDocuments({ quoteId })).toBe(0);
  expect(await ReviewCases.countDocuments({ quoteId })).toBe(0);
});

test('nor one who was asked before it was deleted', async () => {
  const { browser, quoteId, send } = await makeDeclared();
  expect((await send(manual)).body).toMatchObject({ status: 'review' });
  expect((await browser.delete(`${api.revisitJourneys}?quoteId=${quoteId}`)).status).toBe(204);
  expect(await Callbacks.countDocuments({ quoteId })).toBe(0);
  expect(await ReviewCases.countDocuments({ quoteId })).toBe(0);
});

test('who sends another form while a decision is being settled waits for it: it is of the form before', async () => {
  const { quoteId, send } = await makeDeclared();
  await send(manual);
  await ReviewCases.updateOne(
    { quoteId, isOpen: true },
    { $set: { decision: 'accepted', decidedAt: new Date() } },
  );
  const other = { ...manual, name: 'Somebody Else' };
  expectFailure(await send(other), 503, 'UNAVAILABLE');
  expect(await sentOf(quoteId)).toMatchObject({ name: 'Asha Sample' });
});
