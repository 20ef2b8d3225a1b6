import { findNoteProblem } from './notes';

test.each([
  ['Card 4111 1111 1111 1111 till 12/28', 'card'],
  ['card 4111-1111-1111-1111', 'card'],
  ['Aadhaar 2345 6789 0124', 'aadhaar'],
  ['234567890124', 'aadhaar'],
  ['२३४५ ६७८९ ०१२४', 'aadhaar'],
  ['PAN AAAPS1111A', 'pan'],
  ['pan aaaps 1111 a', 'pan'],
  ['His wife: 98765 43210', 'phone'],
  ['+91 9876543210', 'phone'],
  ['919876543210', 'phone'],
  ['௯௮௭௬௫௪௩௨௧௦', 'phone'],
] as const)('%s is refused as %s', (text, problem) => {
  expect(findNoteProblem(text)).toBe(problem);
});

test.each([
  'Wants 10,00,000 instead of 5,00,000; premium 12,488',
  'Call on 26 November 2026 at 18:30',
  'Quote SK-2611-0418, reference AB12CD34',
  'Helpline 1800-309-3333 was busy',
  'बेटी की शादी के बाद फिर बात करेंगे',
  '',
])('%s is a note', (text) => {
  expect(findNoteProblem(text)).toBeUndefined();
});
