import { maskName, normaliseName } from './name';

test.each([
  'Arjun Rao',
  'कृष्णा देशपांडे',
  'கிருஷ்ணன் இராமசாமி',
  "D'Souza",
  'D’Souza',
  'A. P. J. Abdul Kalam',
  'K.R. Narayanan',
  'Anne-Marie',
  'M. S.',
  'क्‍ष',
  'Al',
  'José',
  'மா',
  'வேங்கடசுப்பிரமணிய ராமகிருஷ்ண கோபாலகிருஷ்ணன் மீனாட்சிசுந்தரம்பிள்ளை அண்ணாமலை',
])('%s is a name', (text) => {
  expect(normaliseName(text)).toBe(text.normalize('NFC'));
});

test.each([
  '',
  'A',
  ' ',
  '12',
  'Arjun 2',
  '<script>',
  '=cmd()',
  '-Arjun',
  'Arjun\u202eoaR',
  'Arjun\u0000',
  'Arjun\nRao',
  'Arjun\tRao',
  '\u0947\u0947',
  'x'.repeat(61),
  'x'.repeat(10_000),
  'name@mail.in',
  '🙂🙂',
])('%j is no name', (text) => {
  expect(normaliseName(text)).toBeUndefined();
});

test('spaces are tidied and letters composed', () => {
  expect(normaliseName('  Arjun   Rao ')).toBe('Arjun Rao');
  expect(normaliseName('Jose\u0301')).toBe('José');
});

test('a masked name keeps the first letter of each word, marks included', () => {
  expect(maskName('Arjun Rao')).toBe('A•••• R••');
  expect(maskName('कृष्णा')).toMatch(/^कृ•+$/);
});
