import { api } from '@/lib/config/paths';
import type { QuoteDto } from '@/lib/domain/quote/contract';
import type { HealthDeclarationDto } from '@/lib/domain/declaration/contract';
import { HealthDeclarations } from '@/models/declaration/healthDeclaration';
import { markQuote, Quotes } from '@/models/quote/quote';
import { useApi } from '@/tests/api/support/api';
import { type Answer, type Browser, expectFailure } from '@/tests/api/support/browser';
import { makeVerified } from '@/tests/api/support/customers';
import { signal } from '@/tests/api/support/store/signal';
import { beforeUpdate } from '@/tests/api/support/store/beforeUpdate';

const { newBrowser } = useApi();
afterEach(() => jest.restoreAllMocks());

const no = { answer: 'no' };
const allNo = { illness: no, treatment: no, pending: no, refused: no };
const withYes = { ...allNo, illness: { answer: 'yes', who: [1], note: 'Thyroid since 2019' } };

type Device = { browser: Browser; quote: QuoteDto };

const save = ({ browser, quote }: Device, more: object): Promise<Answer> =>
  browser.post(api.healthDeclaration, { quoteId: quote.quoteId, ...more });

async function declaresAllNo(device: Device): Promise<Answer> {
  const read = await device.browser.get(`${api.healthDeclaration}?quoteId=${device.quote.quoteId}`);
  const { about, version } = read.body as HealthDeclarationDto;
  return save(device, { answers: allNo, about, version, submit: true });
}

const declared = async ({ quote }: Device) => (await Quotes.findById(quote.quoteId).lean())?.declaration;

/** Runs the work once, just before the quote is marked as declared. */
const beforeMark = (work: () => Promise<unknown>) => beforeUpdate(Quotes, work, 'declaration');

test('a “yes” of another device, between the answers and their declaration, is not declared as a “no”', async () => {
  const device = await makeVerified(newBrowser().port);
  beforeMark(async () => {
    expect((await save(device, { answers: withYes, version: 1 })).status).toBe(200);
  });
  expectFailure(await declaresAllNo(device), 409, 'CONFLICT');
  expect(await declared(device)).toBeUndefined();
});

test('nor is one that was on its way when the quote was marked', async () => {
  const device = await makeVerified(newBrowser().port);
  const { collection } = HealthDeclarations;
  const write = collection.findOneAndUpdate.bind(collection);
  const [waits, isMarked] = [signal(), signal()];
  jest.spyOn(collection, 'findOneAndUpdate').mockImplementation(async (...given) => {
    waits.give();
    await isMarked.given;
    return write(...given);
  });
  let late: Promise<Answer> | undefined;
  beforeMark(async () => {
    late = save(device, { answers: withYes, version: 1 });
    await waits.given;
  });
  expect((await declaresAllNo(device)).body).toMatchObject({ result: 'clean' });
  isMarked.give();
  expect((await late)?.body).toMatchObject({ next: 'declaration' });
  expect(await declared(device)).toBeUndefined();
});

test('one that was on its way when the quote was paid takes nothing back', async () => {
  const device = await makeVerified(newBrowser().port);
  await declaresAllNo(device);
  const { collection } = HealthDeclarations;
  const read = collection.findOne.bind(collection);
  let isPaid = false;
  jest.spyOn(collection, 'findOne').mockImplementation(async (...given: Parameters<typeof read>) => {
    if (!isPaid) await markQuote(device.quote.quoteId, { paidAt: new Date() });
    isPaid = true;
    return read(...given);
  });
  expectFailure(await save(device, { answers: withYes, version: 1 }), 409, 'CONFLICT');
  expect(await declared(device)).toBe('clean');
});
