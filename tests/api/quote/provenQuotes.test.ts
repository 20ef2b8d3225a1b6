import mongoose from 'mongoose';
import { api } from '@/lib/config/paths';
import type { JourneyDto } from '@/lib/domain/resume/contract';
import { Quotes } from '@/models/quote/quote';
import { useApi } from '@/tests/api/support/api';
import { type Answer, expectFailure } from '@/tests/api/support/browser';
import { aJourney, makeQuote } from '@/tests/api/support/journeys';
import { aFamily } from '@/tests/api/support/samples';
import { messagesTo, newMobile, passSeconds, prove, Visitor } from '@/tests/api/support/visitors';
import { bornAsWorked } from '@/tests/workedFamily';

const { newBrowser } = useApi();
const newVisitor = () => new Visitor(newBrowser().port);
afterEach(() => jest.useRealTimers());

const typed = { plan: { tenure: 1 } };

/** Begins a quote with a number and saves it. */
async function begin(mobileNumber: string, visitor = newVisitor(), more: object = {}) {
  const { quoteId, dialerId = '' } = await makeQuote(visitor, { mobileNumber, ...more });
  const { body } = await visitor.post(api.revisit, aJourney(quoteId));
  const uuid = body.uuid as string;
  await visitor.post(api.revisitUpdate, aJourney(quoteId, { uuid, getQuickQuoteForm: typed }));
  return { visitor, mobileNumber, quoteId, dialerId, uuid };
}

type Begun = Awaited<ReturnType<typeof begin>>;

/** Every call that reaches an own quote. */
const calls: Record<string, (my: Begun, by: Visitor) => Promise<Answer>> = {
  'read the quote': ({ quoteId }, by) => by.get(`${api.quote}?quoteId=${quoteId}`),
  'take its PDF': ({ quoteId }, by) => by.get(`${api.quotePdf}?quoteId=${quoteId}`),
  'change it': ({ quoteId }, by) => by.post(api.quote, { quoteId, tenure: 2 }),
  'put another number in': ({ quoteId }, by) => by.post(api.quote, { quoteId, mobileNumber: newMobile() }),
  'read the typed form': ({ uuid }, by) => by.get(`${api.revisit}?uuid=${uuid}`),
  'look it up': ({ uuid }, by) => by.get(`${api.revisit}?uuid=${uuid}&type=aggregate`),
  'save over it': ({ quoteId, uuid }, by) => by.post(api.revisit, aJourney(quoteId, { uuid })),
  'save a form into it': ({ quoteId, uuid }, by) =>
    by.post(api.revisitUpdate, aJourney(quoteId, { uuid, getQuickQuoteForm: {} })),
  'make a record of it': ({ quoteId }, by) => by.post(api.revisit, aJourney(quoteId)),
  'share it': ({ uuid }, by) => by.post(api.revisitLink, { uuid, channel: 'sms', to: newMobile() }),
  'tell its lead': ({ dialerId: id, uuid }, by) =>
    by.post(api.leadsUpdate, { condition: 'dialerLead', id, uuid }),
  'have a code sent to it': ({ quoteId }, by) => by.post(api.otpPhoneGenerate, { quoteId }),
};

const read = ({ quoteId }: Begun, by: Visitor) => by.get(`${api.quote}?quoteId=${quoteId}`);
const open = ({ quoteId }: Begun, by: Visitor) => by.post(api.revisitOpen, { quoteId });
const list = async (by: Visitor, query = '') =>
  (await by.get(`${api.revisitJourneys}${query}`)).body as JourneyDto[];

test.each(Object.entries(calls))(
  'who begins a quote with somebody’s number can’t %s any more once its owner proves it',
  async (_name, call) => {
    const begun = await begin(newMobile());
    expect((await call(begun, begun.visitor)).status).toBeLessThan(300);
    const again = await begin(newMobile());
    await prove(newVisitor(), again.mobileNumber);
    const { status, text } = await call(again, again.visitor);
    expect(status).toBe(404);
    expect(text).not.toMatch(/Asha|98xxxx|reassurev2/);
    expect(text).not.toMatch(bornAsWorked);
  },
);

test('who lost a quote is told why, and nobody else is; they neither delete it nor take its record along', async () => {
  const begun = await begin(newMobile());
  const owner = newVisitor();
  await prove(owner, begun.mobileNumber);
  const answer = await read(begun, begun.visitor);
  expectFailure(answer, 404, 'PROVEN_ELSEWHERE');
  expect(answer.body.message).toContain('confirmed with a code on another device');
  expectFailure(await read(begun, newVisitor()), 404, 'NOT_FOUND');
  expect((await begun.visitor.delete(`${api.revisit}?uuid=${begun.uuid}`)).status).toBe(204);
  expect((await read(begun, owner)).status).toBe(200);
  const own = await makeQuote(begun.visitor, { mobileNumber: newMobile() });
  const moved = aJourney(own.quoteId, { uuid: begun.uuid });
  for (const path of [api.revisit, api.revisitUpdate])
    expectFailure(await begun.visitor.post(path, moved), 404, 'NOT_FOUND');
});

test('its prover holds it at once, goes on with what was typed, and says that it is right', async () => {
  const begun = await begin(newMobile());
  const owner = newVisitor();
  await prove(owner, begun.mobileNumber);
  expect((await read(begun, owner)).body).toMatchObject({ isUnchecked: true, next: 'declaration' });
  const { status, body } = await open(begun, owner);
  expect([status, body.uuid]).toEqual([200, begun.uuid]);
  const { body: record } = await owner.get(`${api.revisit}?uuid=${begun.uuid}`);
  expect(record.getQuickQuoteForm).toEqual(typed);
  const { quoteId } = begun;
  expect((await owner.post(api.quote, { quoteId, tenure: 2 })).body.isUnchecked).toBe(true);
  expect((await owner.post(api.quote, { quoteId, isChecked: true })).body).not.toHaveProperty('isUnchecked');
  expect((await read(begun, owner)).body).not.toHaveProperty('isUnchecked');
});

test('who proves the number of a quote that they began has nothing to check', async () => {
  const begun = await begin(newMobile());
  await prove(begun.visitor, begun.mobileNumber);
  expect((await read(begun, begun.visitor)).body).not.toHaveProperty('isUnchecked');
  expect((await begun.visitor.get(`${api.revisit}?uuid=${begun.uuid}`)).body.getQuickQuoteForm).toEqual(
    typed,
  );
});

test('the laptop that proves the number too has the quote again, and the phone keeps it', async () => {
  const laptop = await begin(newMobile());
  const phone = newVisitor();
  await prove(phone, laptop.mobileNumber);
  await open(laptop, phone);
  expect((await read(laptop, laptop.visitor)).status).toBe(404);
  passSeconds(60);
  await prove(laptop.visitor, laptop.mobileNumber);
  for (const by of [laptop.visitor, phone]) {
    expect((await read(laptop, by)).status).toBe(200);
    expect((await by.get(`${api.revisit}?uuid=${laptop.uuid}`)).body.getQuickQuoteForm).toEqual(typed);
    const saved = aJourney(laptop.quoteId, { uuid: laptop.uuid, getQuickQuoteForm: typed });
    expect((await by.post(api.revisitUpdate, saved)).status).toBe(200);
  }
});

test('sessions that prove a number at once all hold its quotes; a save under way is kept before or refused after', async () => {
  const begun = await begin(newMobile());
  const phones = Array.from({ length: 5 }, newVisitor);
  for (const by of phones) await by.post(api.quote, aFamily());
  await prove(phones[0] as Visitor, begun.mobileNumber);
  const again = await begin(begun.mobileNumber);
  const verified = phones[0]?.cookies.get('__Host-verified') ?? '';
  for (const by of phones) by.cookies.set('__Host-verified', verified);
  const save = (tenure: number) => again.visitor.post(api.quote, { quoteId: again.quoteId, tenure });
  const [saves] = await Promise.all([
    Promise.all([2, 3, 2, 3].map(save)),
    Promise.all(phones.map((by) => open(again, by))),
  ]);
  expect(saves.every(({ status }) => status === 200 || status === 404)).toBe(true);
  for (const by of phones) expect((await read(again, by)).status).toBe(200);
  expectFailure(await save(1), 404, 'PROVEN_ELSEWHERE');
});

test('a link that was sent before the proof leads nowhere, unless it went to the number itself', async () => {
  const begun = await begin(newMobile());
  const elsewhere = newMobile();
  const tokens: Record<string, string> = {};
  for (const to of [begun.mobileNumber, elsewhere]) {
    await begun.visitor.post(api.revisitLink, { uuid: begun.uuid, channel: 'sms', to });
    const [message] = await messagesTo(to, begun.visitor);
    tokens[to] = message?.link?.split('#')[1] ?? '';
  }
  const guest = newVisitor();
  const token = tokens[elsewhere];
  expect((await guest.post(api.revisitLinkOpen, { token })).status).toBe(200);
  const look = (by: Visitor) => by.get(`${api.revisit}?uuid=${begun.uuid}&type=aggregate`);
  expect((await look(guest)).status).toBe(200);

  await prove(newVisitor(), begun.mobileNumber);
  expectFailure(await look(guest), 404, 'NOT_FOUND');
  expectFailure(await guest.post(api.revisitLinkOpen, { token }), 404, 'NOT_FOUND');
  expectFailure(await guest.post(api.revisitLinkRenew, { token }), 404, 'NOT_FOUND');
  const phone = newVisitor();
  expect((await phone.post(api.revisitLinkOpen, { token: tokens[begun.mobileNumber] })).status).toBe(200);
  expect((await look(phone)).body.productName).toBe('ReAssure 2.0');
  expectFailure(await look(guest), 404, 'NOT_FOUND');
});

test('a quote that is begun with a number after its proof is its beginner’s until the owner sees it', async () => {
  const mobileNumber = newMobile();
  const owner = newVisitor();
  await prove(owner, mobileNumber);
  const opened = await begin(mobileNumber);
  expect((await read(opened, opened.visitor)).status).toBe(200);
  expect((await open(opened, owner)).status).toBe(200);
  expectFailure(await read(opened, opened.visitor), 404, 'PROVEN_ELSEWHERE');
  const declared = await begin(mobileNumber);
  expect((await owner.get(`${api.healthDeclaration}?quoteId=${declared.quoteId}`)).status).toBe(200);
  expectFailure(await read(declared, declared.visitor), 404, 'PROVEN_ELSEWHERE');
  const listed = await begin(mobileNumber);
  expect((await list(owner)).map(({ quoteId }) => quoteId)).toContain(listed.quoteId);
  expectFailure(await read(listed, listed.visitor), 404, 'PROVEN_ELSEWHERE');
});

test('a number’s own quotes stand before what strangers began with it, and no page hides one', async () => {
  const mobileNumber = newMobile();
  const own = await begin(mobileNumber);
  await prove(own.visitor, mobileNumber);
  const strangers = [];
  for (let at = 0; at < 25; at += 1) strangers.push(await makeQuote(newVisitor(), { mobileNumber }));
  const first = await list(own.visitor);
  expect(first.map(({ quoteId, isUnchecked = false }) => [quoteId, isUnchecked]).slice(0, 2)).toEqual([
    [own.quoteId, false],
    [expect.any(String), true],
  ]);
  const seen = [...first];
  for (let page = first; page.length > 0; seen.push(...page)) {
    page = await list(own.visitor, `?after=${page.at(-1)?.quoteId ?? ''}`);
  }
  // Further ones are unlisted but stay with their sessions.
  const ids = strangers.slice(0, 20).map(({ quoteId }) => quoteId);
  expect(seen.map(({ quoteId }) => quoteId).toSorted()).toEqual([own.quoteId, ...ids].toSorted());
});

test('a quote past the cap is its session’s, and with the code it is listed like any other', async () => {
  const mobileNumber = newMobile();
  for (let at = 0; at < 20; at += 1) await makeQuote(newVisitor(), { mobileNumber });
  const late = await begin(mobileNumber);
  expect((await read(late, late.visitor)).body.mobileNumber).toMatch(/^7/);
  await prove(late.visitor, mobileNumber);
  expect((await list(late.visitor))[0]).toMatchObject({ quoteId: late.quoteId });
});

test('what a stranger began is thrown away by who proved the number, and by nobody else', async () => {
  const begun = await begin(newMobile());
  const path = `${api.revisitJourneys}?quoteId=${begun.quoteId}`;
  expectFailure(await begun.visitor.delete(path), 401, 'NOT_SIGNED_IN');
  const other = newVisitor();
  await prove(other, newMobile());
  expectFailure(await other.delete(path), 404, 'NOT_FOUND');
  const owner = newVisitor();
  await prove(owner, begun.mobileNumber);
  expect((await owner.delete(path)).status).toBe(204);
  expect(await list(owner)).toEqual([]);
  expect(await Quotes.countDocuments({ _id: begun.quoteId })).toBe(0);
});

test('2,000 quotes that strangers made with a number change nothing for its proof', async () => {
  const mobileNumber = newMobile();
  const { quoteId } = await begin(mobileNumber);
  const quote = await Quotes.findById(quoteId).orFail().lean();
  const rows = Array.from({ length: 2_000 }, (_, at) => ({
    ...quote,
    _id: `stranger-${at}`,
    ownerHash: `s${at}`,
  }));
  await mongoose.connection.collection<{ _id: string }>('quotes').insertMany(rows);
  const owner = newVisitor();
  await prove(owner, mobileNumber);
  const taken = await Quotes.countDocuments({
    mobileHash: quote.mobileHash,
    provenBy: mongoose.trusted({ $exists: true }),
  });
  expect(taken).toBe(50);
});
