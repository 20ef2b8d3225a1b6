import { api } from '@/lib/config/paths';
import type { TravellersDto } from '@/lib/domain/travel/contract';
import { Quotes } from '@/models/quote/quote';
import { AllTripDetails } from '@/models/travel/tripDetails';
import { useApi } from '@/tests/api/support/api';
import { type Answer, expectFailure } from '@/tests/api/support/browser';
import { signal } from '@/tests/api/support/store/signal';
import { aTraveller, readTold, someDetails, tells, type Traveller } from './trips';

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

/** Once, before the quote is marked as told. */
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
