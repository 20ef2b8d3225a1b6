import { personKey } from '@/lib/domain/common/words/name';
import { readSearch } from './search';

const phone = { kind: 'phone', mobileNumber: '9876543210' };
const person = (name: string) => ({ kind: 'person', name, dateOfBirth: '1991-02-04' });

test.each([
  '9876543210',
  '+91 98765 43210',
  '+91-98765-43210',
  '098765 43210',
  '0091 98765 43210',
  '(+91) 98765‑43210',
  '\u202a+91 98765\u00a043210\u202c',
  '९८७६५४३२१०',
  '௯௮௭௬௫௪௩௨௧௦',
])('%s is that number', (typed) => expect(readSearch(typed)).toEqual(phone));

test.each(['SK-U0FUDFZZ', 'u0fudfzz', ' U0FU DFZZ ', 'sk u0fu-dfzz'])('%s is that reference', (typed) =>
  expect(readSearch(typed)).toEqual({ kind: 'reference', reference: 'U0FUDFZZ' }),
);

test('a whole id is an id', () => {
  expect(readSearch('u0FuDFZ-zC3K_uo01234567890')).toEqual({ kind: 'id', id: 'u0FuDFZ-zC3K_uo01234567890' });
});

test.each([
  ['Ramesh Kulkarni 04/02/1991', 'Ramesh Kulkarni'],
  ['ramesh kulkarni, 4-2-1991', 'ramesh kulkarni'],
  ['Ramesh Kulkarni 04 Feb 1991', 'Ramesh Kulkarni'],
  ['1991-02-04 Ramesh Kulkarni', 'Ramesh Kulkarni'],
  ['रमेश कुलकर्णी ०४/०२/१९९१', 'रमेश कुलकर्णी'],
  ['ரமேஷ் குல்கர்னி ௦௪/௦௨/௧௯௯௧', 'ரமேஷ் குல்கர்னி'],
])('%s is that person', (typed, name) => expect(readSearch(typed)).toEqual(person(name)));

test.each([
  ['98765', 'phone'],
  ['+91 98765 4321', 'phone'],
  ['12345 67890', 'phone'],
  ['Ramesh Kulkarni', 'birthDate'],
  ['ரமேஷ் குல்கர்னி', 'birthDate'],
  ['Ramesh Kulkarni 31/02/1991', 'birthDate'],
  ['04/02/1991', 'name'],
  ['<script>', 'unknown'],
  ['', 'unknown'],
])('%s lacks: %s', (typed, problem) => expect(readSearch(typed)).toBe(problem));

test.each([
  ['K. Lakshmi Narayan', 'lakshmi narayan k'],
  ['Anthony D’Souza', "ANTHONY D'SOUZA"],
  ['क़ुरैशी इमरान', 'इमरान क़ुरैशी'],
])('%s and %s are one person', (one, other) =>
  expect(personKey(one, '1991-02-04')).toBe(personKey(other, '1991-02-04')),
);

test('another day is another person', () =>
  expect(personKey('Asha Sample', '1991-02-04')).not.toBe(personKey('Asha Sample', '1991-02-05')));
