import { api } from '@/lib/config/paths';
import { useApi } from '@/tests/api/support/api';
import { expectFailure } from '@/tests/api/support/browser';
import { makeQuote } from '@/tests/api/support/journeys';
import { aFamily } from '@/tests/api/support/samples';
import { askForCode, lastCode, newMobile, passSeconds, tryCode, Visitor } from '@/tests/api/support/visitors';

const { newBrowser } = useApi();
const newVisitor = () => new Visitor(newBrowser().port);
afterEach(() => jest.useRealTimers());

const nextOf = async (visitor: Visitor, quoteId: string) =>
  (await visitor.get(`${api.quote}?quoteId=${quoteId}`)).body.next as string;

test('the owner of a quote has a code sent to its number without typing it again, and the quote goes on', async () => {
  const visitor = newVisitor();
  const mobileNumber = newMobile();
  const { quoteId } = await makeQuote(visitor, { mobileNumber });
  expect(await nextOf(visitor, quoteId)).toBe('verify');
  const { body } = await visitor.post(api.otpPhoneGenerate, { quoteId });
  expect(body.maskedTo).toBe(`${mobileNumber.slice(0, 2)}xxxx${mobileNumber.slice(-4)}`);
  await tryCode(visitor, body.requestId, await lastCode(mobileNumber, visitor));
  expect(await nextOf(visitor, quoteId)).toBe('declaration');
});

test('a stranger sends no code to the number of a quote, nor one that has no number', async () => {
  const visitor = newVisitor();
  const { quoteId } = await makeQuote(visitor, { mobileNumber: newMobile() });
  expectFailure(await newVisitor().post(api.otpPhoneGenerate, { quoteId }), 404, 'NOT_FOUND');
  const { body } = await visitor.post(api.quote, aFamily());
  const { quoteId: phoneless } = body as { quoteId: string };
  expectFailure(await visitor.post(api.otpPhoneGenerate, { quoteId: phoneless }), 409, 'STEP_NOT_REACHED');
});

test('another number in a quote is proven anew, unless this browser has proven it', async () => {
  const visitor = newVisitor();
  const [first, second] = [newMobile(), newMobile()];
  const { quoteId } = await makeQuote(visitor, { mobileNumber: first });
  const prove = async (number: string) => {
    const { requestId, otp } = await askForCode(visitor, number);
    await tryCode(visitor, requestId, otp);
  };
  const change = (mobileNumber: string) => visitor.post(api.quote, { quoteId, mobileNumber, consent: true });
  await prove(first);
  expect((await change(second)).body.next).toBe('verify');
  await prove(second);
  expect(await nextOf(visitor, quoteId)).toBe('declaration');
  expect((await change(first)).body.next).toBe('verify');
  expect((await change(second)).body.next).toBe('declaration');
  passSeconds(30 * 60 + 1);
  expect((await change(first)).body.next).toBe('verify');
  expect((await change(second)).body.next).toBe('verify');
});
