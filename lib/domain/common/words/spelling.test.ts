import { isCommon, slipsOf, soundOf, wordsOf } from './spelling';

test.each([
  ['Parijat', 'पारिजात', 'பாரிஜாத்', 'Paarijaat', 'Parijath'],
  ['Apollo', 'अपोलो', 'அப்போலோ', 'Appolo', 'Apolo'],
  ['Gulmohar', 'गुलमोहर', 'Gulmohur', 'Gulmohr'],
  ['Kadamb', 'कदंब', 'கதம்ப', 'Kadamba', 'Kadanb'],
  ['Lotus', 'लोटस', 'லோட்டஸ்', 'Lotas'],
  ['Jasmine', 'जैस्मिन', 'ஜாஸ்மின்', 'Jasmin'],
  ['Champa', 'चंपा', 'சம்பா', 'Champaa'],
])('%s is heard alike in every script and spelling', (...spellings) => {
  expect(new Set(spellings.map(soundOf)).size).toBe(1);
});

test.each([
  ['Parijat', 'Parjiat'],
  ['Nagkesar', 'Nagesar'],
  ['Saptaparni', 'Saptaparani'],
  ['Gulmohar', 'குல்மோகர்'],
])('%s is a slip away from %s', (name, typed) => {
  const [one, other] = [soundOf(name), soundOf(typed)];
  const near = [one, ...slipsOf(one)];
  expect([other, ...slipsOf(other)].some((each) => near.includes(each))).toBe(true);
});

test('short sounds allow no slips', () => expect(slipsOf('pr')).toEqual([]));

test('words that many names have find none', () => {
  const telling = (name: string) => wordsOf(name).filter((word) => !isCommon(word));
  expect(telling('Sample Parijat General Hospital').map(soundOf)).toEqual(['prst']);
  expect(telling('पारिजात अस्पताल').map(soundOf)).toEqual(['prst']);
  expect(soundOf('24')).toBe('');
});
