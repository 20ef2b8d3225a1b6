import mongoose from 'mongoose';
import { api } from '@/lib/config/paths';
import { serverEnv } from '@/lib/config/serverEnv';
import { messageIdOf } from '@/lib/server/services/common/outbox';
import { codeHashOf, codeOf } from '@/lib/server/services/desk/links/wordLink';
import { objectionTokenOf } from '@/lib/server/services/my/number/objection';
import { findPayment } from '@/models/payment/payment';
import { useApi } from '@/tests/api/support/api';
import { aBuyer, aPayment, inSeconds, ready, tell, told, workUntil } from '@/tests/api/support/buyers';
import { aJourney } from '@/tests/api/support/journeys';
import { askForCode, passSeconds, tryCode, Visitor } from '@/tests/api/support/visitors';

const { newBrowser } = useApi();
afterEach(() => jest.useRealTimers().restoreAllMocks());

function changeSecret(): void {
  jest.replaceProperty(serverEnv(), 'SESSION_SECRET', 'another-session-secret-of-the-api-tests');
  passSeconds(60);
}

async function comeBack(mobileNumber: string): Promise<Visitor> {
  const visitor = new Visitor(newBrowser().port);
  const { requestId, otp } = await askForCode(visitor, mobileNumber);
  expect((await tryCode(visitor, requestId, otp)).status).toBe(200);
  return visitor;
}

test('an application is the same one under another session secret', async () => {
  const { visitor, mobileNumber, quoteId } = await aBuyer(newBrowser().port, {
    ...ready,
    paidAt: new Date(),
  });
  const { body: before } = await visitor.post(api.redirectionLink, { quoteId });
  changeSecret();
  const { body: after } = await (await comeBack(mobileNumber)).post(api.redirectionLink, { quoteId });
  expect(after).toEqual(before);
});

test('what is deleted under another session secret takes its leads along', async () => {
  const { visitor, mobileNumber, quoteId } = await aBuyer(newBrowser().port);
  await visitor.post(api.revisit, aJourney(quoteId));
  changeSecret();
  const back = await comeBack(mobileNumber);
  const { body } = await back.post(api.revisitOpen, { quoteId });
  await back.delete(`${api.revisit}?uuid=${body.uuid as string}`);
  for (const name of ['quotes', 'dialerLeads', 'onlineLeads']) {
    expect([name, await mongoose.connection.collection(name).countDocuments({ quoteId })]).toEqual([name, 0]);
  }
});

test('money that comes under another session secret still buys what it was paid for', async () => {
  const buyer = await aBuyer(newBrowser().port);
  const payment = await aPayment(buyer);
  changeSecret();
  await tell(buyer.visitor, told(payment));
  await workUntil(buyer.visitor, inSeconds(5));
  expect((await findPayment(payment.paymentId))?.status).toBe('paid');
});

test('whoever reported something follows it under another session secret', async () => {
  const answers = { about: 'hole', text: 'Somebody else’s claim opens' };
  const { body } = await newBrowser().post(api.reports, { kind: 'weakness', answers });
  changeSecret();
  expect(await newBrowser().post(api.reportFollow, body)).toMatchObject({ status: 200 });
});

test.each([
  ['the token that stops a change', () => objectionTokenOf({ _id: 'sample' })],
  ['the code of a link of the desk', () => codeHashOf(codeOf('sample'))],
  ['what keeps a message from going out twice', () => messageIdOf('sms', 'sample')],
])('%s is the same under another session secret', (_what, make) => {
  const before = make();
  changeSecret();
  expect(make()).toBe(before);
});
