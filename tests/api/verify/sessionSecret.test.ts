import mongoose from 'mongoose';
import { api } from '@/lib/config/paths';
import { serverEnv } from '@/lib/config/serverEnv';
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
