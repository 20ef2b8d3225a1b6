import { isInternalPath, isResumeUrl } from './internalPath';

test.each([
  '/',
  '/?quoteId=1',
  '/health-insurance-plan/summary/q1?quoteId=q1#plans',
  '/hi/category/senior-citizens',
  '/category/परिवार',
  '/a?next=https://evil.com',
  '/a@b',
])('%s stays on the site', (url) => {
  expect(isInternalPath(url)).toBe(true);
});

test.each([
  '//evil.com',
  '//internal.invalid/a',
  '///evil.com',
  '/\\evil.com',
  '/\\/evil.com',
  '/\t/evil.com',
  '/\n/evil.com',
  '/\u0000/evil.com',
  '/..//evil.com',
  '/./\\evil.com',
  '\\\\evil.com',
  ' /a',
  '/a b',
  'https://x@evil.com',
  'https://evil.com',
  'javascript:alert(1)',
  'data:text/html,x',
  'a',
  '',
  `/${'a'.repeat(2_048)}`,
  null,
  undefined,
  ['/'],
  { toString: () => '/' },
])('%j is refused', (url) => {
  expect(isInternalPath(url)).toBe(false);
});

test('the url of a resume record carries its quoteId', () => {
  expect(isResumeUrl('/health-insurance-plan/get-quote?quoteId=q1#plans')).toBe(true);
  expect(isResumeUrl('/health-insurance-plan/get-quote')).toBe(false);
  expect(isResumeUrl('/?quoteId=')).toBe(false);
  expect(isResumeUrl('/#quoteId=1')).toBe(false);
  expect(isResumeUrl('//evil.com?quoteId=1')).toBe(false);
});
