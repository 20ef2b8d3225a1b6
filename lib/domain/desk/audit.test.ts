import { csvLine, plainDetails, subjectsOf } from './audit';

test.each(['=1+1', '+1', '-1', '@SUM(A1)', '\t=1', '\r=1', '\n=1', '=HYPERLINK("http://x")'])(
  'a cell that begins as %j can’t run as a formula',
  (cell) => {
    expect(csvLine(['a', cell]).slice(5)).toMatch(/^'/);
  },
);

test('a cell keeps commas, quotes and lines', () => {
  expect(csvLine(['a, b', 'she said "no"', 'one\ntwo'])).toBe('"a, b","she said ""no""","one\ntwo"\r\n');
});

test.each([
  ['9876543210', 'xxxxxxxxxx'],
  ['call +91 98765 43210 now', 'call xxxxxxxxxx now'],
  ['asha@mail.example asked', 'x@x asked'],
  ['lead-9876543210abc', 'lead-9876543210abc'],
])('%j is shown as %j', (value, shown) => {
  expect(plainDetails({ value })).toEqual([{ name: 'value', value: shown }]);
});

test('lists are counted, nothing is shown of what is not there', () => {
  expect(plainDetails({ quoteIds: ['a', 'b'], isSearch: false, reason: undefined })).toEqual([
    { name: 'quoteIds', value: '2' },
    { name: 'isSearch', value: 'false' },
  ]);
});

test('an entry is found by the ids of what it is about', () => {
  expect(subjectsOf({ quoteId: 'q', leadId: 'l', quoteIds: ['x'], reason: 'Id' })).toEqual(['q', 'l']);
});
