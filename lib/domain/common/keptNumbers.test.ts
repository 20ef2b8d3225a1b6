import { keepNumbers, maskNumbers, typedOver } from './keptNumbers';

test.each([
  [{ pan: 'AAAPS1111A' }, { pan: '••••••111A' }],
  [{ pan: 'aaaps 1111 a' }, { pan: '••••••111a' }],
  [{ pan: 'AAAPS11' }, { pan: 'AAAPS11' }],
  [{ documentNumber: 'Z1234567' }, { documentNumber: '••••4567' }],
  [{ accountNumber: '123456789012' }, { accountNumber: '••••••••9012' }],
  [{ abha: '12-3456-7890-1234' }, { abha: '••••••••••1234' }],
  [
    { holder: 'Asha Sample', accountNumber: 7 },
    { holder: 'Asha Sample', accountNumber: 7 },
  ],
])('%j is shown as %j', (values, expected) => {
  expect(maskNumbers(values)).toEqual(expected);
});

test.each([
  [{ pan: '••••••111A', name: 'Asha' }, { pan: 'AAAPS1111A' }, { pan: 'AAAPS1111A', name: 'Asha' }],
  [{ pan: 'BBBPS2222B' }, { pan: 'AAAPS1111A' }, { pan: 'BBBPS2222B' }],
  [{ pan: '' }, { pan: 'AAAPS1111A' }, { pan: '' }],
  [{ pan: '••••••111A' }, {}, {}],
  [{ pan: '•' }, { pan: 5 }, { pan: 5 }],
])('%j over %j is stored as %j', (given, stored, expected) => {
  expect(keepNumbers(given, stored)).toEqual(expected);
});

test.each([
  ['••••4567', '••••45678', '8'],
  ['••••4567', '9••••4567', '9'],
  ['••••4567', '••••456', ''],
  ['••••4567', 'Z76', 'Z76'],
  ['Z123', 'Z1234', 'Z1234'],
])('%s typed into as %s becomes %s', (shown, typed, expected) => {
  expect(typedOver(shown, typed)).toBe(expected);
});
