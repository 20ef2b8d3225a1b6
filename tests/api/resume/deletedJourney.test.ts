import mongoose, { type Collection } from 'mongoose';
import { api } from '@/lib/config/paths';
import { messageHashOf } from '@/lib/server/services/common/outbox';
import { forgetNext } from '@/lib/server/services/resume/forgetJourney';
import { remindNext } from '@/lib/server/services/resume/reminders';
import { Outbox } from '@/models/common/outbox';
import { KycDetails } from '@/models/kyc/kycDetails';
import { markQuote, Quotes } from '@/models/quote/quote';
import { ResumeLinks } from '@/models/resume/resumeLink';
import { Revisits } from '@/models/resume/revisit';
import { useApi } from '@/tests/api/support/api';
import { expectFailure } from '@/tests/api/support/browser';
import { makeVerified } from '@/tests/api/support/customers';
import { aJourney } from '@/tests/api/support/journeys';
import { collectionsWith } from '@/tests/api/support/store/collectionsWith';
import { deliverMessages } from '@/tests/api/support/store/deliver';
import { newMobile, setClock } from '@/tests/api/support/visitors';

const { newBrowser } = useApi();
afterEach(() => jest.useRealTimers());

async function begin() {
  const { browser, quote } = await makeVerified(newBrowser().port);
  const { quoteId } = quote;
  const { body } = await browser.post(api.revisit, aJourney(quoteId));
  await browser.post(api.customerKyc, { quoteId, draft: true, pan: 'AAAPS1111A' });
  const discard = () => browser.delete(`${api.revisitJourneys}?quoteId=${quoteId}`);
  return { browser, quoteId, uuid: body.uuid as string, discard };
}

/** What the law lets us keep, and a limit of the day with the quote's id alone. */
const KEPT = ['auditEntries', 'consents', 'rateLimits'];
const expectNothingOf = async (quoteId: string) =>
  expect((await collectionsWith(quoteId)).filter((name) => !KEPT.includes(name))).toEqual([]);

/** Runs `act` just before this collection's next write. */
function before(collection: Collection, act: () => Promise<unknown>): void {
  const write = collection.insertOne.bind(collection);
  const spy = jest.spyOn(collection, 'insertOne').mockImplementation(async (...given) => {
    spy.mockRestore();
    await act();
    return write(...given);
  });
}

test('an application whose money went back before it was signed is deleted with its journey', async () => {
  const { browser, quoteId, discard } = await begin();
  await markQuote(quoteId, { paidAt: new Date() });
  expect((await browser.post(api.redirectionLink, { quoteId })).status).toBe(200);
  await markQuote(quoteId, { paidAt: undefined });
  expect(await collectionsWith(quoteId)).toContain('applications');
  expect((await discard()).status).toBe(204);
  await expectNothingOf(quoteId);
});

test('what a server that died left of a deleted journey is deleted by the next', async () => {
  const { quoteId, discard } = await begin();
  const spy = jest.spyOn(KycDetails.collection, 'deleteOne').mockRejectedValueOnce(new Error('died'));
  expect((await discard()).status).toBe(500);
  spy.mockRestore();
  expectFailure(await discard(), 404, 'NOT_FOUND');
  expect(await collectionsWith(quoteId)).toContain('kycDetails');
  while (await forgetNext(new Date(Date.now() + 120_000)));
  await expectNothingOf(quoteId);
});

test('a journey that a server died before deleting stays as it was, to be deleted by the next press', async () => {
  const { browser, quoteId, uuid, discard } = await begin();
  const spy = jest.spyOn(Quotes.collection, 'deleteOne').mockRejectedValueOnce(new Error('died'));
  expect((await discard()).status).toBe(500);
  spy.mockRestore();
  while (await forgetNext(new Date(Date.now() + 120_000)));
  expect((await browser.get(`${api.revisit}?uuid=${uuid}`)).status).toBe(200);
  expect((await discard()).status).toBe(204);
  await expectNothingOf(quoteId);
});

test('a link that is asked for while its journey is deleted is not sent', async () => {
  const { browser, quoteId, uuid, discard } = await begin();
  const to = newMobile();
  before(ResumeLinks.collection, discard);
  expectFailure(await browser.post(api.revisitLink, { uuid, channel: 'sms', to }), 404, 'NOT_FOUND');
  expect(await Outbox.countDocuments({ toHash: messageHashOf(to) })).toBe(0);
  await expectNothingOf(quoteId);
});

test('a reminder that is written while its journey is deleted is not sent', async () => {
  setClock(Date.parse('2026-11-24T12:00:00+05:30'));
  const { quoteId, discard } = await begin();
  await Revisits.updateOne({ quoteId }, { $set: { remindAt: new Date() } });
  before(Outbox.collection, discard);
  await remindNext(new Date());
  await expectNothingOf(quoteId);
});

test('a message of a journey that was deleted as it was written is looked at before it goes', async () => {
  const { browser, quoteId, uuid } = await begin();
  const to = newMobile();
  await browser.post(api.revisitLink, { uuid, channel: 'sms', to });
  await mongoose.connection.collection<{ _id: string }>('quotes').deleteOne({ _id: quoteId });
  await deliverMessages(new Date());
  expect((await Outbox.findOne({ toHash: messageHashOf(to) }).lean())?.status).toBe('refused');
});
