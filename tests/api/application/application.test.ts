import { api } from '@/lib/config/paths';
import { formatMoney } from '@/lib/i18n/format';
import { readPdf } from '@/tests/documents/readPdf';
import { lookupHash } from '@/lib/server/crypto';
import { formOf } from '@/lib/server/services/application/applicationRecord';
import { findQuoteAtAll } from '@/lib/server/services/quote/quoteStore';
import { settleNextApplication } from '@/lib/server/services/application/settleApplication';
import { Applications } from '@/models/application/application';
import { AuditEntries } from '@/models/desk/auditEntry';
import { DialerLeads } from '@/models/callbacks/dialerLead';
import { HealthDeclarations } from '@/models/declaration/healthDeclaration';
import { KycDetails } from '@/models/kyc/kycDetails';
import { Policies } from '@/models/policy/policy';
import { findQuote, Quotes } from '@/models/quote/quote';
import { ReviewCases } from '@/models/desk/reviewCase';
import { auditTrail } from '@/tests/api/support/store/audit';
import { addSampleStaff } from '@/tests/api/support/desk';
import { useApi } from '@/tests/api/support/api';
import { expectFailure } from '@/tests/api/support/browser';
import { aBuyer } from '@/tests/api/support/buyers';
import {
  answers,
  askToSign,
  fillAll,
  makeApplicant,
  makeKnownApplicant,
  noToAll,
  save,
  signAll,
} from '@/tests/api/support/purchases';
import { messagesTo, passSeconds, signIn, tryCode, Visitor } from '@/tests/api/support/visitors';
import { worked } from '@/tests/workedFamily';

const { newBrowser } = useApi();
const port = () => newBrowser().port;
afterEach(() => jest.useRealTimers());

const ill = {
  medical: {
    people: [
      {
        ...noToAll,
        chronic: { answer: 'yes', conditions: ['diabetes'], since: '2021-03', details: 'Tablets' },
      },
      noToAll,
      noToAll,
    ],
  },
};

test('the form opens once the quote is paid, and always is the same', async () => {
  const { visitor, quoteId } = await aBuyer(port());
  expectFailure(await visitor.post(api.redirectionLink, { quoteId }), 422, 'NOT_PAID');
  const applicant = await makeApplicant(port());
  const again = await applicant.visitor.post(api.redirectionLink, { quoteId: applicant.quoteId });
  expect(again.body).toEqual({ url: `/appforms/reassurev2/${applicant.applicationId}` });
});

test('a closing page takes nothing of what another device typed into the same section, of each person', async () => {
  const applicant = await makeApplicant(port());
  const { visitor, applicationId } = applicant;
  const path = `${api.applicationForm}?applicationId=${applicationId}`;
  const { people } = answers.members as { people: object[] };
  const [first, ...others] = people;
  const weighed = { people: [{ ...first, weightKg: '61', heightCm: undefined }, ...others] };
  await save(applicant, 'members', 1, { data: weighed });
  const data = { people: [{ heightCm: '158' }, ...others.map(() => ({}))] };
  expect((await visitor.post(api.applicationForm, { applicationId, section: 'members', data })).status).toBe(
    200,
  );
  const { form } = (await visitor.get(path)).body as { form: { members: { people: object[] } } };
  expect(form.members.people).toMatchObject([{ weightKg: '61', heightCm: '158' }, ...others]);
});

test('what is known stands in it, and what is typed is kept as it was typed, wrong or not', async () => {
  const applicant = await makeApplicant(port());
  const { visitor, applicationId } = applicant;
  const path = `${api.applicationForm}?applicationId=${applicationId}`;
  const { body: fresh } = await visitor.get(path);
  expect(fresh.form.proposer).toMatchObject({
    name: 'Asha Sample',
    pincode: '411038',
    maritalStatus: 'married',
  });
  expect(fresh.form.members.people).toHaveLength(3);
  expect(fresh).toMatchObject({ version: 1, status: 'open', sections: { proposer: 'empty', bank: 'empty' } });

  const data = { ...answers.bank, ifsc: 'HDFC0999998', accountNumber: '12 34' };
  const { body: saved } = await save(applicant, 'bank', 1, { data });
  expect(saved).toMatchObject({ version: 2, sections: { bank: 'partial', proposer: 'empty' } });
  expect(Object.keys(saved.fields)).toEqual(['ifsc', 'accountNumber']);
  expect((await visitor.get(path)).body.form.bank).toMatchObject(data);
  expectFailure(await save(applicant, 'bank', 1), 409, 'CONFLICT');
  expect((await save(applicant, 'bank', 2)).body).toMatchObject({
    version: 3,
    sections: { bank: 'complete' },
  });
});

test('of two devices that save at the same time, one is told of the other', async () => {
  const applicant = await makeApplicant(port());
  const all = await Promise.all(Array.from({ length: 8 }, () => save(applicant, 'nominee', 1)));
  expect(all.map(({ status }) => status).toSorted()).toEqual([200, ...Array<number>(7).fill(409)]);
});

test('a clean proposal is a policy at once: one, with its documents, and the customer is told', async () => {
  const applicant = await makeApplicant(port());
  const { visitor, quoteId, mobileNumber } = applicant;
  const { status, body } = await signAll(applicant);
  expect([status, body.status]).toEqual([200, 'accepted']);
  const quote = await findQuote(quoteId, new Date());
  expect(quote).toMatchObject({ decision: 'accepted', policyNumber: body.policyNumber });
  expect(quote?.completedAt).toBeDefined();
  expect((await DialerLeads.findOne({ quoteId }).lean())?.status).toBe(1);
  const [message] = await messagesTo(mobileNumber, visitor);
  expect(message?.text).toContain(body.policyNumber);
  const mails = await messagesTo('asha@mail.example', visitor);
  expect(mails[0]?.link).toMatch(new RegExp(`/policy/${body.policyNumber as string}$`));

  const { body: policy } = await visitor.get(`${api.policy}?policyNumber=${body.policyNumber}`);
  expect(policy).toMatchObject({ holder: 'Asha Sample', nominee: 'Arjun Sample', sumInsured: 10_00_000 });
  expect(policy.cancellation).toEqual({ kind: 'freeLook', refund: policy.price.priceAfterTax });
});

test('what a policy rests on is kept as long as the policy', async () => {
  const asha = { name: 'Asha Sample', dateOfBirth: worked.self };
  const applicant = await makeKnownApplicant(port(), asha);
  const { visitor, quoteId, applicationId } = applicant;
  const soon = { updatedAt: new Date(), expiresAt: new Date(Date.now() + 60_000), version: 1 };
  await HealthDeclarations.insertOne({ _id: quoteId, answers: 'sealed', ...soon });
  const { body } = await signAll(applicant);
  const policy = await Policies.findById(body.policyNumber).lean();
  expect(policy!.expiresAt.getTime()).toBeGreaterThan(Date.now() + 10.9 * 365 * 24 * 3600 * 1000);
  const kept = await Promise.all([
    findQuote(quoteId, new Date()),
    KycDetails.findById(quoteId).lean(),
    HealthDeclarations.findById(quoteId).lean(),
    Applications.findById(applicationId).lean(),
  ]);
  for (const record of kept) expect(record?.expiresAt).toEqual(policy?.expiresAt);
  const { body: quote } = await visitor.get(`${api.quote}?quoteId=${quoteId}`);
  expect(quote.stage).toBe('complete_120');
});

test('signed twice, or with an answer that was lost, it is one policy', async () => {
  const applicant = await makeApplicant(port());
  const version = await fillAll(applicant);
  const signature = await askToSign(applicant);
  const submit = () => save(applicant, 'declaration', version, { submit: true, signature });
  const both = await Promise.all([submit(), submit()]);
  expect(both.filter(({ status }) => status === 200).length).toBeGreaterThan(0);
  const { body } = await submit();
  expect(body.status).toBe('accepted');
  expect(await Policies.countDocuments({ applicationId: applicant.applicationId })).toBe(1);
  expectFailure(await save(applicant, 'bank', body.version as number), 409, 'CONFLICT');
});

test('a server that died after the signature leaves the rest to any other', async () => {
  const applicant = await makeApplicant(port());
  const { body } = await signAll(applicant);
  await Policies.deleteMany({ applicationId: applicant.applicationId });
  await Applications.updateOne(
    { _id: applicant.applicationId },
    { $set: { leaseUntil: new Date() }, $unset: { settledAt: 1 } },
  );
  expect(await settleNextApplication(new Date())).toBe(true);
  expect((await Policies.findOne({ applicationId: applicant.applicationId }).lean())?._id).toBe(
    body.policyNumber,
  );
  expect(await settleNextApplication(new Date())).toBe(false);
});

test('a server that died right after it signed leaves the entry in the audit to any other, which writes it once', async () => {
  const applicant = await makeApplicant(port());
  const { collection } = Applications;
  const write = collection.findOneAndUpdate.bind(collection);
  const version = await fillAll(applicant);
  const signature = await askToSign(applicant);
  const dies = jest.spyOn(collection, 'findOneAndUpdate').mockImplementationOnce(async (...given) => {
    await write(...given);
    throw new Error('it died');
  });
  expect((await save(applicant, 'declaration', version, { submit: true, signature })).status).toBe(500);
  dies.mockRestore();
  const again = jest.spyOn(Quotes.collection, 'findOneAndUpdate').mockRejectedValueOnce(new Error('it died'));
  await expect(settleNextApplication(new Date())).rejects.toThrow('it died');
  again.mockRestore();
  passSeconds(60);
  expect(await settleNextApplication(new Date())).toBe(true);
  const entries = await auditTrail({ action: 'PROPOSAL_SIGNED', about: applicant.applicationId });
  expect(entries).toMatchObject([{ actor: 'customer', details: { decision: 'accepted' } }]);
});

test('an illness goes to an underwriter, whose answer comes by a date that is told', async () => {
  const applicant = await makeApplicant(port());
  const { visitor, quoteId, applicationId, mobileNumber } = applicant;
  const { body } = await signAll(applicant, ill);
  expect([body.status, body.policyNumber]).toEqual(['referred', undefined]);
  expect(await ReviewCases.countDocuments({ quoteId, kind: 'proposal', isOpen: true })).toBe(1);
  const { body: seen } = await visitor.get(`${api.applicationForm}?applicationId=${applicationId}`);
  expect(seen.reasons).toEqual(['illness']);
  expect(Date.parse(seen.answerBy as string) - Date.now()).toBeGreaterThan(5 * 24 * 3600 * 1000);
  expect((await messagesTo(mobileNumber, visitor))[0]?.purpose).toBe('proposal-referred');
});

test('an underwriter’s answer ends the waiting, with a policy or with the money back', async () => {
  const staff = new Visitor(port());
  await addSampleStaff();
  await signIn(staff, 'SAMPLE-3001', '6000003001');
  for (const decision of ['accepted', 'declined']) {
    const applicant = await makeApplicant(port());
    const { visitor, quoteId, mobileNumber } = applicant;
    await signAll(applicant, ill);
    const found = await ReviewCases.findOne({ quoteId, isOpen: true }).lean();
    const answer = { caseId: found?._id, decision, reason: 'Read by the underwriter of the sample' };
    expect((await staff.post(api.cases, answer)).status).toBe(200);
    const quote = await findQuote(quoteId, new Date());
    expect([quote?.decision, quote?.policyNumber !== undefined]).toEqual([decision, decision === 'accepted']);
    expect(quote?.completedAt).toBeDefined();
    expect((await messagesTo(mobileNumber, visitor))[0]?.purpose).toBe(`proposal-${decision}`);
  }
});

test('it is for who proved the number, and lasts as long as the proof', async () => {
  const applicant = await makeApplicant(port());
  const { visitor, applicationId } = applicant;
  const { body } = await signAll(applicant);
  const reads = [
    `${api.applicationForm}?applicationId=${applicationId}`,
    `${api.policy}?policyNumber=${body.policyNumber}`,
    `${api.policyDocument}?policyNumber=${body.policyNumber}&kind=schedule`,
  ];
  const other = await aBuyer(port());
  for (const path of reads) {
    expectFailure(await new Visitor(port()).get(path), 401, 'NOT_SIGNED_IN');
    expectFailure(await other.visitor.get(path), 404, 'NOT_FOUND');
    expect((await visitor.get(path)).status).toBe(200);
  }
  passSeconds(12 * 60 * 60 + 1);
  for (const path of reads) expectFailure(await visitor.get(path), 401, 'NOT_SIGNED_IN');
});

test('the proposal stays among the papers as it was signed, with its numbers masked', async () => {
  const applicant = await makeApplicant(port());
  const { visitor, quoteId } = applicant;
  const { policyNumber } = (await signAll(applicant)).body as { policyNumber: string };
  const { file } = await visitor.get(
    `${api.policyDocument}?policyNumber=${policyNumber}&kind=proposal&language=en`,
  );
  const said = readPdf(file).pages.join(' ').replaceAll(/\s+/g, '');
  const stored = (await Applications.findOne({ quoteId }).lean())!;
  const form = formOf({ application: stored, quote: (await findQuoteAtAll(quoteId))! });
  const fingerprint = lookupHash('signed-proposal', JSON.stringify([stored._id, form]));
  expect(stored.signature?.contentHash).toBe(fingerprint);
  for (const words of ['AshaSample', 'ArjunSample', 'Notoallquestions', '9012', fingerprint])
    expect(said).toContain(words);
  expect(said).not.toContain('123456789012');
});

test('a policy is returned once, and what is refunded is told', async () => {
  const applicant = await makeApplicant(port());
  const { visitor, quoteId, mobileNumber } = applicant;
  const { policyNumber } = (await signAll(applicant)).body as { policyNumber: string };
  const cancel = (reason: string) => visitor.post(api.policyCancel, { policyNumber, reason });
  const { body } = await cancel('price');
  expect(body.cancelled.amount).toBe(body.price.priceAfterTax);
  const paper = (kind: string) =>
    visitor.get(`${api.policyDocument}?policyNumber=${policyNumber}&kind=${kind}`);
  // Refunded premium saves no tax, and a cancelled policy's card must not be shown to hospitals.
  const { file } = await paper('taxCertificate');
  const said = readPdf(file).pages.join(' ').replaceAll(/\s+/g, ' ').replaceAll('₹ ', '₹');
  const { priceAfterTax } = body.price as { priceAfterTax: number };
  expect(said).toContain(`Refunded ${formatMoney(priceAfterTax)}`);
  expect(said).toMatch(/\d{4}-\d{2} .{1,60} ₹0/);
  expectFailure(await paper('healthCard'), 404, 'NOT_FOUND');
  expect((await messagesTo(mobileNumber, visitor))[0]?.purpose).toBe('policy-cancelled');
  const audited = await AuditEntries.findOne({
    action: 'POLICY_CANCELLED',
    'details.policyNumber': policyNumber,
  });
  expect(audited?.actor).toBe('customer');
  passSeconds(10 * 24 * 60 * 60);
  const asked = await visitor.post(api.otpPhoneGenerate, { quoteId });
  const [message] = await messagesTo(mobileNumber, visitor);
  await tryCode(visitor, asked.body.requestId as string, message?.text.slice(0, 6) ?? '');
  expect((await cancel('cover')).body.cancelled).toEqual(body.cancelled);
});

test('the bank of an IFSC', async () => {
  const { body } = await newBrowser().get(`${api.ifsc}?code=HDFC0000001`);
  expect(body).toEqual({ ifsc: 'HDFC0000001', bank: 'HDFC Bank' });
  expectFailure(await newBrowser().get(`${api.ifsc}?code=HDFC0999998`), 404, 'NOT_FOUND');
});
