import type { IncomingMessage } from 'node:http';
import { requestLocale } from './locale';

test.each([
  [undefined, undefined, 'en'],
  ['hi', undefined, 'hi'],
  ['ta-IN,ta;q=0.9,en;q=0.8', undefined, 'ta'],
  ['fr;q=0.9,en;q=0.4,hi;q=0.5', undefined, 'hi'],
  ['hi;q=0,en', undefined, 'en'],
  ['fr', 'a=1; vitra_currentLanguage=tamil', 'ta'],
  ['en-IN', 'vitra_currentLanguage=hindi', 'en'],
  ['*', 'vitra_currentLanguage=klingon', 'en'],
  [';;q=,,', undefined, 'en'],
])('Accept-Language %s with cookie %s is answered in %s', (accepted, cookie, locale) => {
  const request = { headers: { 'accept-language': accepted, cookie } } as unknown as IncomingMessage;
  expect(requestLocale(request)).toBe(locale);
});
