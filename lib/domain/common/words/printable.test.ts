import { isPrintable, toPrintable } from './printable';

test.each([
  ['Asha Sample', 'Asha Sample'],
  ['कृष्णा', 'कृष्णा'],
  ['கிருஷ்ணன்', 'கிருஷ்ணன்'],
  ['12-A, “Śānti”, 3rd Floor – ₹', '12-A, “Śānti”, 3rd Floor – ₹'],
  ['Nguyễn', 'Nguyen'],
  ['আশা', '???'],
  ['Asha 😀', 'Asha ?'],
  ['Asha \ud800\u0000\u202e', 'Asha ???'],
])('a document says %j as %j', (text, printed) => {
  expect(toPrintable(text)).toBe(printed);
  expect(isPrintable(text)).toBe(text === printed);
});
