import { inboundWindow, readInboundText, toInboundText, toSmsLink } from './inbound';

test.each([
  'SUKHAYU 23456789',
  'sukhayu 23456789',
  '  Sukhayu  2345 6789 ',
  '“SUKHAYU 23456789”',
  'SUKHAYU23456789.',
])('%s is read', (typed) => {
  expect(readInboundText(typed)).toBe('SUKHAYU 23456789');
});

test.each(['', 'SUKHAYU', 'SUKHAYU 2345678', 'SUKHAYU 234567890', 'SUKHAYU 01234567', 'HELLO 23456789'])(
  '%j is none of our texts',
  (typed) => {
    expect(readInboundText(typed)).toBeUndefined();
  },
);

test('a text is eight signs out of bytes, and reads as itself', () => {
  const text = toInboundText(Uint8Array.from([0, 31, 32, 63, 255, 7, 8, 9, 10]));
  expect(text).toBe('SUKHAYU 2Z2ZZ9AB');
  expect(readInboundText(text)).toBe(text);
});

test('a text holds for ten to twenty minutes', () => {
  const minute = 60_000;
  for (const at of [0, 1, 9.9 * minute, 10 * minute]) {
    const left = inboundWindow(at).until - at;
    expect(left).toBeGreaterThan(10 * minute);
    expect(left).toBeLessThanOrEqual(20 * minute);
  }
});

test('the link brings number and text to the phone’s messages', () => {
  expect(toSmsLink('+910000000000', 'SUKHAYU 23456789')).toBe('sms:+910000000000?body=SUKHAYU%2023456789');
});
