import { beginQuote, type Quote } from './quote';
import { causesOf, factsOf, VERSION_CAUSES, type VersionCause } from './quoteVersion';

const now = new Date('2026-11-23T06:30:00Z');
const begun: Quote = beginQuote({ _id: 'a', ownerHash: 'b', requestHash: 'c' }, now);
const price = { priceAfterTax: 12_488 } as Quote['price'];

const changes: Record<Exclude<VersionCause, 'made'>, object> = {
  person: { person: { name: 'Asha' } },
  members: { members: [{ relation: 'self', dateOfBirth: '1992-04-02' }] },
  place: { city: 'Pune' },
  plan: { product: 'reassurev2' },
  cover: { sumInsured: 10_00_000 },
  term: { tenure: 2 },
  riders: { riders: ['hospitalCash'] },
  trip: { trip: { destination: 'japan' } },
  price: { price },
};

test.each(Object.entries(changes))('a change of %s is told as such', (cause, change) => {
  expect(causesOf(begun, { ...begun, ...change })).toEqual([cause]);
});

test('every cause has its change', () => {
  expect(['made', ...Object.keys(changes)].toSorted()).toEqual([...VERSION_CAUSES].toSorted());
});

test('the price follows other changes without being a cause', () => {
  expect(causesOf(begun, { ...begun, tenure: 2, price })).toEqual(['term']);
  expect(causesOf(begun, { ...begun, stage: 'summery_111', version: 7 })).toEqual([]);
});

test('what is kept of a version names nobody and no illness', () => {
  const quote = {
    ...begun,
    ...changes.person,
    ...changes.members,
    existingIllness: 'yes',
    city: 'Pune',
    price,
  };
  expect(factsOf(quote as Quote)).toEqual({ city: 'Pune', price: 12_488 });
});
