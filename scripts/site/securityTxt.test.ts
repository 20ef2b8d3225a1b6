import { DAY_MS } from '@/lib/domain/common/dates';
import { writeSecurityTxt } from './securityTxt';

/** RFC 9116 asks for at least one contact, and one expiry in less than a year. */
test('whoever found a weakness reads where to tell it, for half a year after the build', () => {
  const now = new Date('2026-11-23T10:00:00Z');
  const fields = writeSecurityTxt(now)
    .trim()
    .split('\n')
    .map((line) => line.split(/: (.*)/s, 2) as [string, string]);
  const valuesOf = (name: string) => fields.filter(([field]) => field === name).map(([, value]) => value);
  expect(valuesOf('Contact')).toEqual([
    'https://www.sukhayu.example/legal/infosec',
    'mailto:care@sukhayu.example',
  ]);
  expect(valuesOf('Canonical')).toEqual(['https://www.sukhayu.example/.well-known/security.txt']);
  const [expires = '', ...others] = valuesOf('Expires');
  expect(others).toEqual([]);
  const days = (Date.parse(expires) - now.getTime()) / DAY_MS;
  expect(Math.round(days)).toBe(180);
});
