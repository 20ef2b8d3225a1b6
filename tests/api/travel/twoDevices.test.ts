import { api } from '@/lib/config/paths';
import type { TravellersDto } from '@/lib/domain/travel/contract';
import { contractOf } from '@/lib/server/services/travel/tripContract';
import { Quotes } from '@/models/quote/quote';
import { AllTripDetails } from '@/models/travel/tripDetails';
import { findTripPolicyOf } from '@/models/travel/tripPolicy';
import { useApi } from '@/tests/api/support/api';
import { type Answer, expectFailure } from '@/tests/api/support/browser';
import { signal } from '@/tests/api/support/store/signal';
import { choose, inSeconds, pay, readPayment, workUntil } from '@/tests/api/support/buyers';
import { aTraveller, pays, readTold, someDetails, tells, type Traveller } from './trips';

const { newBrowser } = useApi();
afterEach(() => jest.restoreAllMocks());

const otherPassport = () => {
  const details = someDetails();
  return { ...details, traveller1: { ...details.traveller1, passportNumber: 'L1111111' } };
};

const draft = ({ visitor, quoteId }: Traveller, details: object, version: number): Promise<Answer> =>
  visitor.post(api.tripTravellers, { quoteId, details, version });

const isTold = async ({ quoteId }: Traveller) =>
  (await Quotes.findById(quoteId).lean())?.travellersAt !== undefined;

/** Runs the work once, just before the quote is marked as complete. */
function beforeMark(work: () => Promise<unknown>): void {
  const { collection } = Quotes;
  const write = collection.findOneAndUpdate.bind(collection);
  let isDone = false;
  jest.spyOn(collection, 'findOneAndUpdate').mockImplementation(async (...given) => {
    const { $set = {} } = given[1] as { $set?: { travellersAt?: Date } };
    if ($set.travellersAt && !isDone) {
      isDone = true;
      await work();
    }
    return write(...given);
  });
}

test('a closing page takes nothing of what another device typed of the same traveller', async () => {
  const traveller = await aTraveller(newBrowser().port);
  const { visitor, quoteId } = traveller;
  await draft(traveller, { traveller1: { passportNumber: 'L1111111' } }, (await readTold(traveller)).version);
  const typed = { quoteId, details: { traveller1: { surname: 'Kulkarni' } } };
  expect((await visitor.post(api.tripTravellers, { ...typed, draft: true })).status).toBe(200);
  const { details } = await readTold(traveller);
  expect(details.traveller1).toMatchObject({ passportNumber: '••••1111', surname: 'Kulkarni' });
});

test('a passport that another device typed before the travellers were confirmed is not confirmed with them', async () => {
  const traveller = await aTraveller(newBrowser().port);
  beforeMark(async () => {
    expect((await draft(traveller, otherPassport(), 1)).status).toBe(200);
  });
  expectFailure(await tells(traveller), 409, 'CONFLICT');
  expect(await isTold(traveller)).toBe(false);
  expect((await readTold(traveller)).next).toBe('travellers');
});

test('nor is one that was on its way when they were confirmed', async () => {
  const traveller = await aTraveller(newBrowser().port);
  const { collection } = AllTripDetails;
  const write = collection.findOneAndUpdate.bind(collection);
  const [waits, isMarked] = [signal(), signal()];
  jest.spyOn(collection, 'findOneAndUpdate').mockImplementation(async (...given) => {
    waits.give();
    await isMarked.given;
    return write(...given);
  });
  let late: Promise<Answer> | undefined;
  beforeMark(async () => {
    late = draft(traveller, otherPassport(), 1);
    await waits.given;
  });
  expect((await tells(traveller)).body as TravellersDto).toMatchObject({ next: 'payment' });
  isMarked.give();
  expect((await late)?.body).toMatchObject({ next: 'travellers' });
  expect(await isTold(traveller)).toBe(false);
});

/**
 * A draft that was read before the travellers were confirmed. `written` resolves when it is stored; `goOn` lets it
 * continue.
 */
async function aLateDraft() {
  const traveller = await aTraveller(newBrowser().port);
  const { collection } = AllTripDetails;
  const write = collection.findOneAndUpdate.bind(collection);
  const [waits, mayWrite, written, goesOn] = [signal(), signal(), signal(), signal()];
  jest.spyOn(collection, 'findOneAndUpdate').mockImplementation(async (...given) => {
    waits.give();
    await mayWrite.given;
    const saved = await write(...given);
    written.give();
    await goesOn.given;
    return saved;
  });
  let late: Promise<Answer> | undefined;
  beforeMark(async () => {
    late = draft(traveller, otherPassport(), 1);
    await waits.given;
  });
  expect((await tells(traveller)).body).toMatchObject({ next: 'payment' });
  const store = () => {
    mayWrite.give();
    return written.given;
  };
  const finish = () => {
    goesOn.give();
    return late!;
  };
  return { traveller, store, finish };
}

const passportOf = async ({ quoteId }: Traveller) => {
  const policy = await findTripPolicyOf(quoteId);
  return policy && contractOf(policy).travellers[0]?.passportNumber;
};

test('a draft that stalls until the trip is paid and insured is refused, and insures nobody else', async () => {
  const { traveller, store, finish } = await aLateDraft();
  await pays(traveller);
  await store();
  expectFailure(await finish(), 409, 'CONFLICT');
  expect(await passportOf(traveller)).toBe('K1234567');
});

test('one that is stored while the money is under way insures nobody: it goes back', async () => {
  const { traveller, store, finish } = await aLateDraft();
  const { body: payment } = await pay(traveller, { amount: traveller.amount });
  await store();
  await choose(traveller, payment as never, 'success');
  await workUntil(traveller.visitor, inSeconds(30));
  expect((await readPayment(traveller, payment.paymentId as string)).status).toBe('refunded');
  expect(await passportOf(traveller)).toBeNull();
  expect((await finish()).body).toMatchObject({ next: 'travellers' });
});
