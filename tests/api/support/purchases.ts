import { api } from '@/lib/config/paths';
import { MEDICAL_QUESTIONS } from '@/lib/domain/application/medical.data';
import type { SavedSectionDto } from '@/lib/domain/application/contract';
import type { Section } from '@/lib/domain/application/sections';
import type { QuoteMarks } from '@/lib/domain/quote/quote';
import { markQuote } from '@/models/quote/quote';
import { aBuyer, type Buyer, keepIdentity, ready, unidentified } from './buyers';
import { makeQuote } from './journeys';
import { lastCode, passSeconds } from './visitors';
import { worked } from '@/tests/workedFamily';

export const noToAll = Object.fromEntries(MEDICAL_QUESTIONS.map(({ id }) => [id, { answer: 'no' }]));

/** Answers of the worked example, without prefilled ones. */
export const answers: Record<Section, Record<string, unknown>> = {
  proposer: {
    fatherName: 'Ravi Sample',
    gender: 'female',
    occupation: 'salaried',
    annualIncome: 'upTo10',
    email: 'asha@mail.example',
    addressLine: '12, Sample Street',
    locality: 'Kothrud',
  },
  members: {
    people: [
      { heightCm: '162', weightKg: '64' },
      { name: 'Arjun Sample', gender: 'male', heightCm: '175', weightKg: '72' },
      { name: 'Kabir Sample', heightCm: '118', weightKg: '21' },
    ],
  },
  medical: { people: [noToAll, noToAll, noToAll] },
  nominee: { name: 'Arjun Sample', relation: 'spouse', dateOfBirth: worked.spouse },
  bank: { accountNumber: '123456789012', ifsc: 'hdfc0000001', accountType: 'savings' },
  declaration: { isTrue: true, sharesData: true, hasInformationSheet: true },
};

type Owner = Pick<Buyer, 'visitor' | 'mobileNumber' | 'quoteId'>;
export type Applicant = Owner & { applicationId: string };

export async function makeApplicant(port: number, marks: QuoteMarks = {}): Promise<Applicant> {
  return opensForm(await aBuyer(port, { ...ready, paidAt: new Date(), ...marks }));
}

export async function makeAnother({ visitor, mobileNumber }: Owner): Promise<Applicant> {
  const { quoteId } = await makeQuote(visitor, { mobileNumber, tenure: 2 });
  await markQuote(quoteId, { declaration: 'clean', kyc: 'verified', paidAt: new Date() });
  await keepIdentity(quoteId);
  return opensForm({ visitor, mobileNumber, quoteId });
}

/** Makes an application whose identity was confirmed after the payment, when no quote can follow it any more. */
export async function makeKnownApplicant(
  port: number,
  person: { name: string; dateOfBirth: string },
): Promise<Applicant> {
  const buyer = await aBuyer(port, unidentified);
  const { visitor, quoteId } = buyer;
  const kyc = { quoteId, method: 'pan', pan: 'AAAPS1111A', consent: true, ...person };
  await markQuote(quoteId, { paidAt: new Date() });
  expect((await visitor.post(api.customerKyc, kyc)).body.status).toBe('verified');
  return opensForm(buyer);
}

export async function opensForm(buyer: Owner): Promise<Applicant> {
  const { status, body } = await buyer.visitor.post(api.redirectionLink, { quoteId: buyer.quoteId });
  expect(status).toBe(200);
  return { ...buyer, applicationId: (body.url as string).split('/').at(-1) ?? '' };
}

export const save = (
  { visitor, applicationId }: Applicant,
  section: Section,
  version: number,
  more: { data?: object; submit?: true; signature?: object } = {},
) => visitor.post(api.applicationForm, { applicationId, section, version, data: answers[section], ...more });

/** Fills in everything but the signature. Resolves to the version. */
export async function fillAll(applicant: Applicant, changed: Partial<typeof answers> = {}): Promise<number> {
  let version = 1;
  for (const section of ['proposer', 'members', 'medical', 'nominee', 'bank'] as const) {
    const data = changed[section] ?? answers[section];
    const { status, body } = await save(applicant, section, version, { data });
    expect([status, body.fields]).toEqual([200, undefined]);
    version = (body as SavedSectionDto).version;
  }
  return version;
}

export async function askToSign({ visitor, applicationId, mobileNumber }: Applicant) {
  passSeconds(60);
  const { status, body } = await visitor.post(api.applicationSignature, { applicationId });
  expect(status).toBe(200);
  return { requestId: body.requestId as string, otp: await lastCode(mobileNumber, visitor) };
}

export async function signAll(applicant: Applicant, changed: Partial<typeof answers> = {}) {
  const version = await fillAll(applicant, changed);
  const signature = await askToSign(applicant);
  const data = changed.declaration ?? answers.declaration;
  return save(applicant, 'declaration', version, { submit: true, signature, data });
}
