import { api } from '@/lib/config/paths';
import { useApi } from '@/tests/api/support/api';
import { expectFailure } from '@/tests/api/support/browser';
import { aJourney, makeQuote, makeRevisit, newUuid } from '@/tests/api/support/journeys';
import { bornAsWorked } from '@/tests/workedFamily';

const { newBrowser } = useApi();

type Ids = { quoteId: string; uuid: string; dialerId: string };
type Call = (my: Ids) => { path: string; body?: object };

/** Every call that names a record, given an owner's ids. */
const calls: Record<string, Call> = {
  'read a quote': (my) => ({ path: `${api.quote}?quoteId=${my.quoteId}` }),
  'take a quote along': (my) => ({ path: `${api.quotePdf}?quoteId=${my.quoteId}` }),
  'change a quote': (my) => ({ path: api.quote, body: { quoteId: my.quoteId, tenure: 3 } }),
  'save over a record': (my) => ({ path: api.revisit, body: aJourney(my.quoteId, { uuid: my.uuid }) }),
  'update a record': (my) => ({ path: api.revisitUpdate, body: aJourney(my.quoteId, { uuid: my.uuid }) }),
  'read a record': (my) => ({ path: `${api.revisit}?uuid=${my.uuid}` }),
  'look a record up': (my) => ({ path: `${api.revisit}?uuid=${my.uuid}&type=aggregate` }),
  'update a lead': (my) => ({
    path: api.leadsUpdate,
    body: { condition: 'dialerLead', id: my.dialerId, uuid: my.uuid },
  }),
};

async function makeIds() {
  const browser = newBrowser();
  const { quote, record } = await makeRevisit(browser);
  return { browser, ids: { quoteId: quote.quoteId, uuid: record.uuid, dialerId: quote.dialerId ?? '' } };
}

test.each(Object.entries(calls))('to %s is for its owner alone', async (_name, call) => {
  const { browser: owner, ids } = await makeIds();
  const { browser: other } = await makeIds();
  const send = (browser: typeof owner, my: Ids) => {
    const { path, body } = call(my);
    return body ? browser.post(path, body) : browser.get(path);
  };
  const foreign = await send(other, ids);
  const stranger = await send(newBrowser(), ids);
  const unknown = await send(other, { quoteId: newUuid(), uuid: newUuid(), dialerId: newUuid() });
  for (const answer of [foreign, stranger, unknown]) expectFailure(answer, 404, 'NOT_FOUND');
  const withoutId = ({ requestId: _, ...rest }: { requestId: string }) => rest;
  expect(withoutId(foreign.body)).toEqual(withoutId(unknown.body));
  expect((await send(owner, ids)).status).toBe(200);
});

test('deleting another’s record leaves it there', async () => {
  const { browser: owner, ids } = await makeIds();
  const { browser: other } = await makeIds();
  expect((await other.delete(`${api.revisit}?uuid=${ids.uuid}`)).status).toBe(204);
  expect((await owner.get(`${api.revisit}?uuid=${ids.uuid}`)).status).toBe(200);
});

test('R1 the uuid with a foreign secret opens nothing; with the right one, no person', async () => {
  const { browser: owner, ids } = await makeIds();
  const other = newBrowser();
  other.cookies.set('__Host-rj', 'x'.repeat(43));
  const path = `${api.revisit}?uuid=${ids.uuid}&type=aggregate`;
  expectFailure(await other.get(path), 404, 'NOT_FOUND');
  other.cookies.set('__Host-rj', owner.cookies.get('__Host-rj') ?? '');
  const { status, text } = await other.get(path);
  expect(status).toBe(200);
  expect(text).not.toMatch(/9876543210|98xxxx|Asha/);
  expect(text).not.toMatch(bornAsWorked);
  expectFailure(await other.get(`${api.quote}?quoteId=${ids.quoteId}`), 404, 'NOT_FOUND');
});

test('R5 a record can’t be bound to another’s quote', async () => {
  const { browser: owner, ids } = await makeIds();
  const { ids: foreign } = await makeIds();
  for (const path of [api.revisit, api.revisitUpdate]) {
    const journey = aJourney(foreign.quoteId, { uuid: ids.uuid });
    expectFailure(await owner.post(path, journey), 404, 'NOT_FOUND');
  }
  const { body } = await owner.get(`${api.revisit}?uuid=${ids.uuid}`);
  expect(body.quoteId).toBe(ids.quoteId);
});

test('a lead of one’s own isn’t reached through the quote of another', async () => {
  const { ids: foreign } = await makeIds();
  const browser = newBrowser();
  const { record } = await makeRevisit(browser);
  await makeQuote(browser, { tenure: 3 });
  const body = { condition: 'dialerLead', id: foreign.dialerId, uuid: record.uuid };
  expectFailure(await browser.post(api.leadsUpdate, body), 404, 'NOT_FOUND');
});
