import { api } from '@/lib/config/paths';
import { DAY_MS } from '@/lib/domain/common/dates';
import type { KycDto } from '@/lib/domain/kyc/contract';
import { SANDBOX_ANSWERS } from '@/lib/domain/kyc/sandbox.data';
import { AuditEntries } from '@/models/desk/auditEntry';
import { Consents } from '@/models/consents/consent';
import { KycDetails } from '@/models/kyc/kycDetails';
import { markQuote, Quotes } from '@/models/quote/quote';
import { ReviewCases } from '@/models/desk/reviewCase';
import { useApi } from '@/tests/api/support/api';
import { type Browser, expectFailure } from '@/tests/api/support/browser';
import { makeVerified } from '@/tests/api/support/customers';
import { Visitor } from '@/tests/api/support/visitors';
import { worked } from '@/tests/workedFamily';

const { newBrowser } = useApi();
const panOf = Object.fromEntries(SANDBOX_ANSWERS.map(({ answer, pan }) => [answer, pan]));
const codeOf = Object.fromEntries(SANDBOX_ANSWERS.map(({ answer, shareCode }) => [answer, shareCode]));

const maskOf = (pan: string | undefined) => `••••••${pan?.slice(-4) ?? ''}`;

async function makeDeclared() {
  const { browser, quote } = await makeVerified(newBrowser().port);
  await markQuote(quote.quoteId, { declaration: 'clean' });
  return { browser, quoteId: quote.quoteId };
}

const typed = { method: 'pan', name: 'Asha Sample', dateOfBirth: worked.self, consent: true };
const post = (browser: Browser, quoteId: string, more: object = {}) =>
  browser.post(api.customerKyc, { quoteId, ...typed, pan: panOf['verified'], ...more });
const read = async (browser: Browser, quoteId: string) =>
  (await browser.get(`${api.customerKyc}?quoteId=${quoteId}`)).body as KycDto;
const kycOf = async (quoteId: string) => (await Quotes.findById(quoteId).lean())?.kyc;

test('it is for who proved the number, after the declaration', async () => {
  const { browser, quoteId } = await makeDeclared();
  const { browser: other } = await makeDeclared();
  expectFailure(await post(new Visitor(browser.port), quoteId), 401, 'NOT_SIGNED_IN');
  expectFailure(await post(other, quoteId), 404, 'NOT_FOUND');
  expectFailure(await other.get(`${api.customerKyc}?quoteId=${quoteId}`), 404, 'NOT_FOUND');
  const { browser: early, quote } = await makeVerified(newBrowser().port);
  expectFailure(await post(early, quote.quoteId), 409, 'STEP_NOT_REACHED');
});

test('what is known stands there already, and the sandbox says that it is one', async () => {
  const { browser, quoteId } = await makeDeclared();
  expect(await read(browser, quoteId)).toMatchObject({
    form: { name: 'Asha Sample', dateOfBirth: worked.self },
    isSandbox: true,
    next: 'kyc',
    version: 0,
  });
});

test('who was born on another day than the price is for corrects one of the two before any registry is asked', async () => {
  const { browser, quoteId } = await makeDeclared();
  const older = '1962-04-02';
  const refused = await post(browser, quoteId, { dateOfBirth: older });
  expectFailure(refused, 400, 'INVALID_INPUT');
  expect(Object.keys(refused.body['fields'] as object)).toEqual(['dateOfBirth']);
  expect(await read(browser, quoteId)).toMatchObject({
    form: { dateOfBirth: older },
    pricedBirth: worked.self,
  });
  const corrected = { quoteId, members: [{ relation: 'self', dateOfBirth: older }] };
  expect((await browser.post(api.quote, corrected)).status).toBe(200);
  await markQuote(quoteId, { declaration: 'clean' });
  expect((await post(browser, quoteId, { dateOfBirth: older })).body.status).toBe('verified');
});

test('a name in other letters is asked for anew, and no registry is asked about it', async () => {
  const { browser, quote } = await makeVerified(newBrowser().port, { name: 'ஆஷா குமார்' });
  const { quoteId } = quote;
  await markQuote(quoteId, { declaration: 'clean' });
  expect((await read(browser, quoteId)).form).toEqual({ dateOfBirth: worked.self });
  const refused = await post(browser, quoteId, { name: 'ஆஷா குமார்' });
  expectFailure(refused, 400, 'INVALID_INPUT');
  expect(Object.keys(refused.body['fields'] as object)).toEqual(['name']);
  expect(await kycOf(quoteId)).toBeUndefined();
});

test.each([
  ['pan', { pan: panOf['verified'] }],
  ['ckyc', { pan: ` ${panOf['verified']?.toLowerCase() ?? ''}` }],
  ['aadhaarOffline', { aadhaarFile: 'UEsDBA==', shareCode: codeOf['verified'] }],
])('by %s an identity is verified, and the payment comes next', async (method, more) => {
  const { browser, quoteId } = await makeDeclared();
  const { status, body } = await post(browser, quoteId, { method, ...more });
  expect(status).toBe(200);
  expect(body).toMatchObject({ status: 'verified', method, maskedName: 'A••• S•••••', next: 'payment' });
  expect(body.reference).toMatch(/^sandbox-/);
  expect(await kycOf(quoteId)).toBe('verified');
  expect(await Consents.countDocuments({ quoteId, purpose: 'kyc' })).toBe(1);
  const entry = await AuditEntries.findOne({ action: 'KYC_CHECKED', 'details.quoteId': quoteId }).lean();
  expect(entry).toMatchObject({ actor: 'customer', details: { method, status: 'verified' } });
  const kept = JSON.stringify(await KycDetails.findById(quoteId).lean());
  expect(kept).not.toMatch(/Asha|1991-04|AAAPS|UEsDBA/i);
});

test.each(['notFound', 'dateOfBirth', 'name'])('%s fails, and can be mended', async (failure) => {
  const { browser, quoteId } = await makeDeclared();
  const { body } = await post(browser, quoteId, { pan: panOf[failure] });
  expect(body).toMatchObject({
    status: 'failed',
    failure,
    next: 'kyc',
    form: { pan: maskOf(panOf[failure]) },
  });
  expect(body.registryName).toBe(failure === 'name' ? 'S••••• O•••• N•••' : undefined);
  expect(body.typedName).toBe(failure === 'name' ? 'Asha Sample' : undefined);
  expect(await kycOf(quoteId)).toBe('failed');
  const mended = await post(
    browser,
    quoteId,
    failure === 'name' ? { pan: panOf['name'], name: 'Sample Other Name' } : {},
  );
  expect(mended.body).toMatchObject({ status: 'verified', next: 'payment' });
  expect(mended.body).not.toHaveProperty('failure');
});

test.each([
  ['form60', { fatherName: 'Ravi Sample', document: 'passport', documentNumber: 'Z1234567' }],
  ['manual', { callTime: 'evening' }],
])('by %s a person looks, and the customer goes on', async (method, more) => {
  const { browser, quoteId } = await makeDeclared();
  const { body } = await post(browser, quoteId, { method, ...more });
  expect(body).toMatchObject({ status: 'review', method, next: 'payment' });
  expect(await ReviewCases.countDocuments({ kind: 'kyc', quoteId, isOpen: true })).toBe(1);
});

test('while a person looks a failed try changes nothing, and a good one settles it', async () => {
  const { browser, quoteId } = await makeDeclared();
  await post(browser, quoteId, { method: 'manual', callTime: 'morning' });
  const { body } = await post(browser, quoteId, { pan: panOf['name'] });
  expect(body).toMatchObject({ status: 'review', failure: 'name', next: 'payment' });
  expect((await post(browser, quoteId)).body).toMatchObject({ status: 'verified' });
  expect(await ReviewCases.findOne({ quoteId }).lean()).toMatchObject({ decision: 'withdrawn' });
});

test('with the registry away everything is kept, and no try is lost', async () => {
  const { browser, quoteId } = await makeDeclared();
  for (let at = 0; at < 10; at += 1) {
    const answer = await post(browser, quoteId, { pan: panOf['away'] });
    expectFailure(answer, 503, 'UNAVAILABLE');
    expect(answer.headers['retry-after']).toMatch(/^\d+$/);
  }
  expect(await read(browser, quoteId)).toMatchObject({
    form: { ...typedForm, pan: maskOf(panOf['away']) },
    version: 10,
  });
  expect(await kycOf(quoteId)).toBeUndefined();
  expect((await post(browser, quoteId)).status).toBe(200);
});
const { consent: _consent, ...typedForm } = typed;

test('tries are counted for the number, whatever quote and call; a person is always there', async () => {
  const { browser, quoteId } = await makeDeclared();
  const ask = () => browser.post(api.signzy, { quoteId, type: 'pan', ...typed, pan: panOf['notFound'] });
  for (let at = 0; at < 4; at += 1) {
    expect((await post(browser, quoteId, { pan: panOf['notFound'] })).status).toBe(200);
    expect((await ask()).body).toEqual({ type: 'pan', isFound: false, isMatch: false });
  }
  expectFailure(await post(browser, quoteId), 422, 'KYC_LOCKED');
  expectFailure(await ask(), 422, 'KYC_LOCKED');
  expect((await read(browser, quoteId)).form.pan).toBe(maskOf(panOf['verified']));
  const { body } = await post(browser, quoteId, { method: 'manual', callTime: 'morning' });
  expect(body.status).toBe('review');
});

test('a draft is kept right or wrong, over the version that was read; an Aadhaar number is not', async () => {
  const { browser, quoteId } = await makeDeclared();
  const draft = { draft: true, consent: undefined, pan: 'AAA', documentNumber: '2341 2341 2346', version: 0 };
  const { status, body } = await post(browser, quoteId, draft);
  expect([status, body.version]).toEqual([200, 1]);
  const late = await post(browser, quoteId, { ...draft, pan: 'BBB' });
  expectFailure(late, 409, 'CONFLICT');
  expect(late.body.version).toBe(1);
  const { form } = await read(browser, quoteId);
  expect(form).toEqual({ ...typedForm, pan: 'AAA' });
});

test('what is missing is named field by field, and the rest kept', async () => {
  const { browser, quoteId } = await makeDeclared();
  const answer = await post(browser, quoteId, { pan: 'ABC', consent: false });
  expectFailure(answer, 400, 'INVALID_INPUT');
  expect(Object.keys(answer.body.fields as object)).toEqual(['pan', 'consent']);
  expect((await read(browser, quoteId)).form.pan).toBe('ABC');
});

test('once verified it stays so', async () => {
  const { browser, quoteId } = await makeDeclared();
  await post(browser, quoteId);
  const { body } = await post(browser, quoteId, { pan: panOf['notFound'] });
  expect(body).toMatchObject({ status: 'verified', form: { pan: maskOf(panOf['verified']) } });
});

test('a bank account is looked up, and its holder masked', async () => {
  const { browser, quoteId } = await makeDeclared();
  const account = { quoteId, type: 'bankAccount', name: 'Asha Sample', ifsc: 'SBIN0001234' };
  const { body } = await browser.post(api.signzy, { ...account, accountNumber: '900011112222' });
  expect(body).toMatchObject({ isFound: true, isMatch: false, maskedName: 'S••••• O•••• N•••' });
  const answer = await browser.post(api.signzy, { ...account, accountNumber: '12' });
  expectFailure(answer, 400, 'INVALID_INPUT');
});

test.each([
  { method: 'video' },
  { pan: { $gt: '' } },
  { name: ['a'] },
  { name: 'x'.repeat(101) },
  { aadhaarFile: 'x'.repeat(60_001) },
  { aadhaarFile: 'not base64!' },
  { consent: 'yes' },
  { version: '1' },
  { quoteId: { $ne: '' } },
])('%j is refused', async (more) => {
  const { browser, quoteId } = await makeDeclared();
  expectFailure(await post(browser, quoteId, more), 400, 'INVALID_INPUT');
});

test('a quote that is saved once more keeps its identity check as long as itself', async () => {
  const { browser, quoteId } = await makeDeclared();
  await post(browser, quoteId);
  const soon = { expiresAt: new Date(Date.now() + DAY_MS) };
  await KycDetails.updateOne({ _id: quoteId }, { $set: soon });
  expect((await browser.post(api.quote, { quoteId, tenure: 2 })).status).toBe(200);
  const quote = await Quotes.findById(quoteId).lean();
  expect(quote?.kyc).toBe('verified');
  expect((await KycDetails.findById(quoteId).lean())?.expiresAt).toEqual(quote?.expiresAt);
});
