import { api } from '@/lib/config/paths';
import type { QuoteMarks } from '@/lib/domain/quote/quote';
import { Applications } from '@/models/application/application';
import { deleteKyc, KycDetails } from '@/models/kyc/kycDetails';
import { Ports } from '@/models/porting/port';
import { findQuoteAtAll, markQuote } from '@/models/quote/quote';
import { useApi } from '@/tests/api/support/api';
import { expectFailure } from '@/tests/api/support/browser';
import {
  answers,
  askToSign,
  fillAll,
  makeAnother,
  makeApplicant,
  makeKnownApplicant,
  save,
  signAll,
} from '@/tests/api/support/purchases';
import { passSeconds, wrongCode } from '@/tests/api/support/visitors';
import { worked } from '@/tests/workedFamily';

const { newBrowser } = useApi();
const port = () => newBrowser().port;
afterEach(() => jest.useRealTimers());

const asha = { name: 'Asha Sample', dateOfBirth: worked.self };
const byPan = { method: 'pan', pan: 'AAAPS1111A', consent: true };

test('nothing is signed before all is answered, nor by a code that is wrong, for something else or of somebody else', async () => {
  const applicant = await makeApplicant(port());
  const { visitor, applicationId } = applicant;
  expectFailure(await visitor.post(api.applicationSignature, { applicationId }), 409, 'STEP_NOT_REACHED');
  const version = await fillAll(applicant);
  const signature = await askToSign(applicant);
  const submit = (given: object | undefined, data: object = answers.declaration) =>
    save(applicant, 'declaration', version, { submit: true, data, signature: given });
  const unticked = await submit(signature, { isTrue: true });
  expectFailure(unticked, 400, 'INVALID_INPUT');
  expect(Object.keys(unticked.body.fields).toSorted()).toEqual([
    'declaration.hasInformationSheet',
    'declaration.sharesData',
  ]);
  expectFailure(await submit(undefined), 400, 'INVALID_INPUT');
  expectFailure(await submit({ ...signature, otp: wrongCode(signature.otp) }), 422, 'OTP_WRONG');

  const other = await makeApplicant(port());
  await fillAll(other);
  expectFailure(await submit(await askToSign(other)), 410, 'EXPIRED');
  const proof = await visitor.post(api.otpPhoneGenerate, { quoteId: applicant.quoteId });
  expectFailure(await submit({ requestId: proof.body.requestId, otp: '000000' }), 410, 'EXPIRED');
  expect((await submit(signature)).status).toBe(200);
});

test('a code signs no answer that another device changed since it was asked for', async () => {
  const applicant = await makeApplicant(port());
  const version = await fillAll(applicant);
  const sign = (signature: object) =>
    applicant.visitor.post(api.applicationForm, {
      applicationId: applicant.applicationId,
      section: 'declaration',
      submit: true,
      signature,
      data: answers.declaration,
    });
  const signature = await askToSign(applicant);
  const accountNumber = '998877665544';
  await save(applicant, 'bank', version, { data: { ...answers.bank, accountNumber } });
  const refused = await sign(signature);
  expectFailure(refused, 409, 'CONFLICT');
  expect(refused.body.version).toBe(version + 1);
  const again = await askToSign(applicant);
  await save(applicant, 'declaration', version + 1, { data: { ...answers.declaration, isTrue: false } });
  expect((await sign(again)).status).toBe(200);
});

test('no code goes out for answers that another device changed since they were shown', async () => {
  const applicant = await makeApplicant(port());
  const { visitor, applicationId } = applicant;
  const shown = await fillAll(applicant);
  const ask = (version: number) => visitor.post(api.applicationSignature, { applicationId, version });
  const nominee = { ...answers.nominee, name: 'Somebody Else' };
  expect((await save(applicant, 'nominee', shown, { data: nominee })).status).toBe(200);
  const refused = await ask(shown);
  expectFailure(refused, 409, 'CONFLICT');
  expect(refused.body.version).toBe(shown + 1);
  expect((await ask(shown + 1)).status).toBe(200);
});

test.each<[string, QuoteMarks, number, string]>([
  ['a block that lapses', { paidAt: undefined }, 422, 'NOT_PAID'],
  ['a declaration that changes', { declaration: 'disclosed' }, 409, 'CONFLICT'],
])('%s while the code is checked is told, and nothing is signed', async (_case, marks, status, code) => {
  const applicant = await makeApplicant(port());
  const { quoteId } = applicant;
  const version = await fillAll(applicant);
  const signature = await askToSign(applicant);
  const { collection } = Ports;
  const read = collection.findOne.bind(collection);
  const spy = jest.spyOn(collection, 'findOne').mockImplementationOnce(async (...given) => {
    await markQuote(quoteId, marks);
    return read(...given);
  });
  const answer = await save(applicant, 'declaration', version, { submit: true, signature });
  spy.mockRestore();
  expectFailure(answer, status, code);
  expect(await Applications.findOne({ quoteId }).lean()).not.toHaveProperty('submittedAt');
  expect(await findQuoteAtAll(quoteId)).not.toHaveProperty('submittedAt');
  await markQuote(quoteId, { paidAt: new Date() });
  const again = await askToSign(applicant);
  expect((await save(applicant, 'declaration', version, { submit: true, signature: again })).status).toBe(
    200,
  );
});

test('what changes between the last look at the quote and the signature is not bought: it is signed anew', async () => {
  const applicant = await makeApplicant(port());
  const { quoteId } = applicant;
  const version = await fillAll(applicant);
  const signature = await askToSign(applicant);
  const spy = beforeNextWrite(() => markQuote(quoteId, { declaration: 'disclosed' }));
  const refused = await save(applicant, 'declaration', version, { submit: true, signature });
  spy.mockRestore();
  expectFailure(refused, 409, 'CONFLICT');
  const open = await Applications.findOne({ quoteId }).lean();
  for (const mark of ['signature', 'submittedAt', 'decision', 'leaseUntil']) {
    expect(open).not.toHaveProperty(mark);
  }
  expect(refused.body.version).toBe(open?.version);
  expect(await findQuoteAtAll(quoteId)).not.toHaveProperty('submittedAt');
  const again = await askToSign(applicant);
  const signed = await save(applicant, 'declaration', open?.version ?? 0, { submit: true, signature: again });
  expect(signed.body).toMatchObject({ status: 'referred' });
});

test.each(['is deleted', 'has ended and waits to be deleted'])(
  'an identity check whose record %s signs nothing: it is done once more, and then it signs',
  async (how) => {
    const applicant = await makeKnownApplicant(port(), asha);
    const { visitor, applicationId, quoteId } = applicant;
    const version = await fillAll(applicant);
    const signature = await askToSign(applicant);
    const end = async () => {
      const ended = { expiresAt: new Date(Date.now() - 1) };
      await (how === 'is deleted'
        ? deleteKyc(quoteId)
        : KycDetails.updateOne({ _id: quoteId }, { $set: ended }));
    };
    await end();
    expectFailure(
      await save(applicant, 'declaration', version, { submit: true, signature }),
      422,
      'KYC_ENDED',
    );
    passSeconds(60);
    expectFailure(await visitor.post(api.applicationSignature, { applicationId }), 422, 'KYC_ENDED');
    const kyc = await visitor.get(`${api.customerKyc}?quoteId=${quoteId}`);
    expect(kyc.body).toMatchObject({ next: 'kyc' });
    const again = await visitor.post(api.customerKyc, {
      quoteId,
      version: kyc.body.version,
      ...asha,
      ...byPan,
    });
    expect(again.body).toMatchObject({ status: 'verified', next: 'application' });
    const more = { submit: true, signature: await askToSign(applicant) } as const;
    expect((await save(applicant, 'declaration', version, more)).body).toMatchObject({ status: 'accepted' });
  },
);

/** Runs `act`, another device's change, just before this one's next write. */
function beforeNextWrite(act: () => Promise<unknown>) {
  const { collection } = Applications;
  const write = collection.findOneAndUpdate.bind(collection);
  return jest.spyOn(collection, 'findOneAndUpdate').mockImplementationOnce(async (...given) => {
    await act();
    return write(...given);
  });
}

test('O4 a code to sign is for one document, also where another of the same number waits', async () => {
  const one = await makeApplicant(port());
  const other = await makeAnother(one);
  const version = await fillAll(one);
  await fillAll(other);
  const signature = await askToSign(other);
  expectFailure(await save(one, 'declaration', version, { submit: true, signature }), 410, 'EXPIRED');
  const own = await askToSign(one);
  expect((await save(one, 'declaration', version, { submit: true, signature: own })).status).toBe(200);
});

test.each([
  ['dearer zone than that of the price goes to an underwriter', '400001', ['zone']],
  ['cheaper zone is accepted at once', '415001', undefined],
])('an insured proposer whose address is in a %s', async (_zone, pincode, reasons) => {
  const applicant = await makeApplicant(port());
  await signAll(applicant, { proposer: { ...answers.proposer, pincode } });
  const signed = await Applications.findById(applicant.applicationId).lean();
  expect([signed?.decision, signed?.reasons]).toEqual([reasons ? 'referred' : 'accepted', reasons]);
});
