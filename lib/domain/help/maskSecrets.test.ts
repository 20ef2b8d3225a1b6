import { maskSecrets } from './maskSecrets';

test.each([
  ['My card 4111 1111 1111 1111 was charged', 'My card •••• was charged'],
  ['5500-0000-0000-0004', '••••'],
  ['मेरा कार्ड ४१११ ११११ ११११ ११११ है', 'मेरा कार्ड •••• है'],
  ['OTP is 482913', 'OTP is ••••'],
  ['my pin: 4821.', 'my pin: ••••.'],
  ['मेरा OTP 482913 है', 'मेरा OTP •••• है'],
  ['ओटीपी है 482913', 'ओटीपी है ••••'],
  ['என் OTP 482913', 'என் OTP ••••'],
  ['மேலும் என் பின் ௪௮௨௯', 'மேலும் என் பின் ••••'],
  ['cvv 123', 'cvv ••••'],
])('%s', (typed, shown) => {
  expect(maskSecrets(typed)).toBe(shown);
});

test.each([
  'Call me on 98765 43210',
  'Claim CL-2810-22170000',
  'I paid 1400 on 10 October 2026',
  'I live in Pune, 411038',
  'Policy 30012345678901',
  'Pincode 411038',
])('“%s” stays as it is', (typed) => {
  expect(maskSecrets(typed)).toBe(typed);
});
