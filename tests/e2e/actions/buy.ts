import type { Page } from '@playwright/test';
import { MEDICAL_QUESTIONS } from '@/lib/domain/application/medical.data';
import { api } from '@/lib/config/paths';
import { expect } from '../support/test';
import { readMessage } from './verify';

type Body = Readonly<Record<string, unknown>>;

/** As a page's own scripts would, with its cookies. */
async function send(page: Page, path: string, body?: object): Promise<Body> {
  const [status, answer] = await page.evaluate(
    async ([url, text]) => {
      const init = { method: 'POST', headers: { 'Content-Type': 'application/json' }, body: text };
      const response = await fetch(url, text ? init : {});
      return [response.status, (await response.json()) as Body] as const;
    },
    [path, body && JSON.stringify(body)] as const,
  );
  if (status >= 300) throw new Error(`${path} answered ${status}: ${JSON.stringify(answer)}`);
  return answer;
}

const self = { name: 'Asha Sample', dateOfBirth: '1992-06-14' };
const arjun = { name: 'Arjun Sample', dateOfBirth: '1994-01-20' };
const no = { answer: 'no' };
const healthy = Object.fromEntries(MEDICAL_QUESTIONS.map(({ id }) => [id, no]));

const quote = {
  ...self,
  consent: true,
  members: [
    { relation: 'self', dateOfBirth: self.dateOfBirth },
    { relation: 'spouse', dateOfBirth: arjun.dateOfBirth },
  ],
  ...{ pincode: '411038', existingIllness: 'no', product: 'reassurev2', tier: 'Platinum+' },
  ...{ sumInsured: 1_000_000, tenure: 1, riders: [] },
};

const sections = {
  proposer: {
    ...{ fatherName: 'Ravi Sample', gender: 'female', occupation: 'salaried', annualIncome: 'upTo10' },
    ...{ email: 'asha@mail.example', addressLine: '12, Sample Street', locality: 'Kothrud' },
  },
  members: {
    people: [
      { heightCm: '162', weightKg: '64' },
      { name: arjun.name, gender: 'male', heightCm: '175', weightKg: '72' },
    ],
  },
  medical: { people: [healthy, healthy] },
  nominee: { ...arjun, relation: 'spouse' },
  bank: { accountNumber: '123456789012', ifsc: 'hdfc0000001', accountType: 'savings' },
};

async function codeTo(page: Page, mobileNumber: string, since: string): Promise<string> {
  const { text } = await readMessage(page, mobileNumber, since);
  return /\d{6}/.exec(text)?.[0] ?? '';
}

async function proves(page: Page, mobileNumber: string): Promise<void> {
  const { requestId } = await send(page, api.otpPhoneGenerate, { mobileNumber });
  const otp = await codeTo(page, mobileNumber, '');
  await send(page, api.otpPhoneValidate, { requestId, otp });
}

async function pays(page: Page, quoteId: string): Promise<void> {
  const { about } = await send(page, `${api.healthDeclaration}?quoteId=${quoteId}`);
  const answers = { illness: no, treatment: no, pending: no, refused: no };
  await send(page, api.healthDeclaration, { quoteId, version: 0, about, answers, submit: true });
  const identity = { quoteId, method: 'pan', pan: 'AAAPS1111A', consent: true, ...self };
  await send(page, api.customerKyc, identity);
  const { price } = await send(page, `${api.payments}?quoteId=${quoteId}`);
  const amount = (price as { priceAfterTax: number }).priceAfterTax;
  const { paymentId, reference } = await send(page, api.payments, { quoteId, amount });
  await send(page, api.sandboxPay, { orderId: `sbx_${String(reference)}`, choice: 'success' });
  await expect(async () => {
    const { next } = await send(page, `${api.payments}?paymentId=${String(paymentId)}`);
    expect(next).toBe('application');
  }).toPass();
}

/** A policy for two, through the API; resolves to its number. The page stays signed in. */
export async function buysPolicy(page: Page, mobileNumber: string): Promise<string> {
  await page.goto('/continue');
  const { quoteId } = await send(page, api.quote, { ...quote, mobileNumber });
  await proves(page, mobileNumber);
  await pays(page, String(quoteId));
  const { url } = await send(page, api.redirectionLink, { quoteId });
  const applicationId = String(url).split('/').at(-1) ?? '';
  let version: unknown = 1;
  for (const [section, data] of Object.entries(sections)) {
    ({ version } = await send(page, api.applicationForm, { applicationId, section, version, data }));
  }
  const since = new Date().toISOString();
  const { requestId } = await send(page, api.applicationSignature, { applicationId });
  const signature = { requestId, otp: await codeTo(page, mobileNumber, since) };
  const data = { isTrue: true, sharesData: true, hasInformationSheet: true };
  const signed = { applicationId, section: 'declaration', version, data, submit: true, signature };
  const { policyNumber } = await send(page, api.applicationForm, signed);
  return String(policyNumber);
}
