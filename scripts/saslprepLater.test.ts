import { saslprep } from './saslprepLater.cjs';

test('a password is prepared as the driver would have it', () => {
  expect(saslprep('I\u00ADX')).toBe('IX');
  expect(() => saslprep('\u0007')).toThrow(/prohibited/i);
});
