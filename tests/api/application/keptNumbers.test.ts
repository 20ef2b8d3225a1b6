import { api } from '@/lib/config/paths';
import { Applications } from '@/models/application/application';
import { KycDetails } from '@/models/kyc/kycDetails';
import { findQuote } from '@/models/quote/quote';
import { formOf } from '@/lib/server/services/application/applicationRecord';
import { openQuote } from '@/lib/server/services/quote/quoteStore';
import { sealedKycForm } from '@/lib/server/services/kyc/kycOutcome';
import { useApi } from '@/tests/api/support/api';
import { aBuyer, unidentified } from '@/tests/api/support/buyers';
import {
  type Applicant,
  answers,
  askToSign,
  fillAll,
  makeApplicant,
  save,
} from '@/tests/api/support/purchases';
import { worked } from '@/tests/workedFamily';

const { newBrowser } = useApi();
const port = () => newBrowser().port;
afterEach(() => jest.useRealTimers());

const numbers = { pan: 'QZKPS7654K', documentNumber: 'Z7654321' };
const shown = { pan: '••••••654K', documentNumber: '••••4321' };
const account = '918273645546';
const abha = '91827364554637';

async function storedKyc(quoteId: string) {
  const found = await KycDetails.findById(quoteId).lean();
  return found && sealedKycForm.unseal(found.form, quoteId);
}

async function storedForm({ applicationId, quoteId }: Applicant) {
  const application = await Applications.findById(applicationId).lean();
  const quote = await findQuote(quoteId, new Date());
  if (!application || !quote) throw new Error('not stored');
  return formOf({ application, quote: openQuote(quote) });
}

test.each([
  ['a draft', { draft: true }],
  [
    'handed in',
    {
      method: 'form60',
      name: 'Asha Sample',
      fatherName: 'Ravi Sample',
      document: 'passport',
      dateOfBirth: worked.self,
      consent: true,
    },
  ],
])('the numbers of a KYC, %s, never come back whole, and their masks are not stored', async (_how, more) => {
  const { visitor, quoteId } = await aBuyer(port(), unidentified);
  const post = (body: object) => visitor.post(api.customerKyc, { quoteId, ...more, ...body });
  const answered = [await post(numbers), await visitor.get(`${api.customerKyc}?quoteId=${quoteId}`)];
  for (const { status, body, text } of answered) {
    expect([status, body.form]).toEqual([200, expect.objectContaining(shown)]);
    for (const number of Object.values(numbers)) expect(text).not.toContain(number);
  }
  const { version } = answered[1]!.body as { version: number };
  expect((await post({ ...shown, version })).status).toBe(200);
  expect((await post(shown)).status).toBe(200);
  expect(await storedKyc(quoteId)).toMatchObject(numbers);
  expect((await post({ ...shown, pan: 'AAAPS1111A' })).body.form.pan).toBe('••••••111A');
  expect(await storedKyc(quoteId)).toMatchObject({ ...numbers, pan: 'AAAPS1111A' });
  await post({ ...shown, pan: '' });
  expect(await storedKyc(quoteId)).toMatchObject({ pan: '' });
});

test('a mask of what was never stored is nothing', async () => {
  const { visitor, quoteId } = await aBuyer(port(), unidentified);
  const body = {
    quoteId,
    method: 'pan',
    name: 'Asha Sample',
    dateOfBirth: worked.self,
    consent: true,
    pan: shown.pan,
  };
  const answer = await visitor.post(api.customerKyc, body);
  expect([answer.status, Object.keys(answer.body.fields as object)]).toEqual([400, ['pan']]);
  expect(JSON.stringify(await storedKyc(quoteId))).not.toContain('•');
});

test('the numbers of an application never come back whole; what is signed is what is stored', async () => {
  const applicant = await makeApplicant(port());
  const { visitor, applicationId } = applicant;
  const bank = { ...answers.bank, accountNumber: account };
  const version = await fillAll(applicant, { bank });
  const declared = await save(applicant, 'declaration', version, { data: { ...answers.declaration, abha } });
  const path = `${api.applicationForm}?applicationId=${applicationId}`;
  const { body, text } = await visitor.get(path);
  expect(body.form.bank.accountNumber).toBe('••••••••5546');
  expect(body.form.declaration.abha).toBe('••••••••••4637');
  for (const answer of [text, declared.text]) expect(answer).not.toMatch(new RegExp(`${account}|${abha}`));

  const masked = body.form as { bank: object; declaration: object };
  const kept = await save(applicant, 'bank', body.version as number, { data: masked.bank });
  expect(kept.body).toMatchObject({ sections: { bank: 'complete' } });
  const { form } = (await visitor.get(path)).body as { form: { declaration: object } };
  const signature = await askToSign(applicant);
  const data = form.declaration;
  const signed = await save(applicant, 'declaration', kept.body.version as number, {
    submit: true,
    signature,
    data,
  });
  expect(signed.status).toBe(200);
  expect((await visitor.get(path)).text).not.toMatch(new RegExp(`${account}|${abha}`));
  const stored = await storedForm(applicant);
  expect([stored.bank['accountNumber'], stored.declaration['abha']]).toEqual([account, abha]);
  expect(JSON.stringify(stored)).not.toContain('•');
});

test('a closing page’s mask stands for the number that another device saves in the same moment', async () => {
  const applicant = await makeApplicant(port());
  const version = await fillAll(applicant, { bank: { ...answers.bank, accountNumber: account } });
  const { visitor, applicationId } = applicant;
  const other = '556677889900';
  const { collection } = Applications;
  const write = collection.findOneAndUpdate.bind(collection);
  const spy = jest.spyOn(collection, 'findOneAndUpdate').mockImplementationOnce(async (...given) => {
    await save(applicant, 'bank', version, { data: { ...answers.bank, accountNumber: other } });
    return write(...given);
  });
  const data = { ...answers.bank, accountNumber: '••••••••5546', accountType: 'current' };
  const closing = await visitor.post(api.applicationForm, { applicationId, section: 'bank', data });
  spy.mockRestore();
  expect(closing.status).toBe(200);
  expect((await storedForm(applicant)).bank).toMatchObject({ accountNumber: other, accountType: 'current' });
});
