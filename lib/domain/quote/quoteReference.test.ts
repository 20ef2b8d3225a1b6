import { quoteReference } from './quoteReference';

test('a reference has letters and digits alone', () => {
  expect(quoteReference('u0FuDFZ-zC3K_uo')).toBe('U0FUDFZZ');
  expect(quoteReference('-_ab')).toBe('AB');
});
