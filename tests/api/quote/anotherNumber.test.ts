import { api } from '@/lib/config/paths';
import type { QuoteDto } from '@/lib/domain/quote/contract';
import { settleReviewedKyc } from '@/lib/server/services/kyc/reviewedKyc';
import { Quotes } from '@/models/quote/quote';
import { useApi } from '@/tests/api/support/api';
import { expectFailure } from '@/tests/api/support/browser';
import { makeVerified } from '@/tests/api/support/customers';
import { aJourney } from '@/tests/api/support/journeys';
import { askForCode, newMobile, tryCode, Visitor } from '@/tests/api/support/visitors';
import { worked } from '@/tests/workedFamily';

const { newBrowser } = useApi();

const NOTE = 'Thyroid since 2019';
const PAN = 'AAAPS1111A';
/** The PAN's last characters, the only ones that are ever shown. */
const END = '111A';

/** A customer past the declaration and KYC. */
async function makeAnswered(method: 'pan' | 'manual' = 'pan') {
  const { browser, quote } = await makeVerified(newBrowser().port);
  const { quoteId } = quote;
  const { body } = await browser.get(`${api.healthDeclaration}?quoteId=${quoteId}`);
  const no = { answer: 'no' };
  const answers = {
    illness: { answer: 'yes', who: [0], note: NOTE },
    treatment: no,
    pending: no,
    refused: no,
  };
  const declared = { quoteId, version: 0, about: body.about as string, answers, submit: true };
  expect((await browser.post(api.healthDeclaration, declared)).body.result).toBe('disclosed');
  const kyc = {
    quoteId,
    method,
    pan: PAN,
    name: 'Asha Sample',
    dateOfBirth: worked.self,
    callTime: 'morning',
  };
  expect((await browser.post(api.customerKyc, { ...kyc, consent: true })).status).toBe(200);
  return { browser, quote };
}

/** An intruder who only has the session changes the number to their own. */
async function takeOver({ quoteId }: QuoteDto, owner: Visitor) {
  const intruder = new Visitor(owner.port);
  intruder.cookies.set('__Host-session', owner.cookies.get('__Host-session') ?? '');
  const mobileNumber = newMobile();
  expect((await intruder.post(api.quote, { quoteId, mobileNumber, consent: true })).status).toBe(200);
  const { requestId, otp } = await askForCode(intruder, mobileNumber);
  await tryCode(intruder, requestId, otp);
  return intruder;
}

test('what was answered behind the proof of one number is not read with the proof of another', async () => {
  const { browser, quote } = await makeAnswered();
  const intruder = await takeOver(quote, browser);
  for (const path of [api.healthDeclaration, api.customerKyc]) {
    const { status, text } = await intruder.get(`${path}?quoteId=${quote.quoteId}`);
    expect([status, text.includes(NOTE), text.includes(END)]).toEqual([200, false, false]);
  }
  expect((await intruder.get(`${api.quote}?quoteId=${quote.quoteId}`)).body.next).toBe('declaration');
  const { body } = await intruder.get(`${api.customerKyc}?quoteId=${quote.quoteId}`);
  const draft = { quoteId: quote.quoteId, draft: true, version: body.version as number, fatherName: 'Ravi' };
  expect((await intruder.post(api.customerKyc, draft)).text).not.toContain(END);
});

test('an identity that was looked at for one number is not accepted for another', async () => {
  const { browser, quote } = await makeAnswered('manual');
  await takeOver(quote, browser);
  const reviewed = { _id: 'case', quoteId: quote.quoteId, decision: 'accepted' } as const;
  await settleReviewedKyc(reviewed, new Date());
  expect((await Quotes.findById(quote.quoteId).lean())?.kyc).toBeUndefined();
});

test('who came in by the proof of a number is out when the quote has another', async () => {
  const { browser, quote } = await makeVerified(newBrowser().port);
  const { quoteId } = quote;
  const { body: record } = await browser.post(api.revisit, aJourney(quoteId));
  const guest = new Visitor(browser.port);
  guest.cookies.set('__Host-verified', browser.cookies.get('__Host-verified') ?? '');
  expect((await guest.post(api.revisitOpen, { quoteId })).status).toBe(200);
  const paths = [`${api.quote}?quoteId=${quoteId}`, `${api.revisit}?uuid=${record.uuid as string}`];
  for (const path of paths) expect((await guest.get(path)).status).toBe(200);
  await browser.post(api.quote, { quoteId, mobileNumber: newMobile(), consent: true });
  for (const path of paths) expectFailure(await guest.get(path), 404, 'NOT_FOUND');
  for (const path of paths) expect((await browser.get(path)).status).toBe(200);
});
