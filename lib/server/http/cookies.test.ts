import { IncomingMessage } from 'node:http';
import { Socket } from 'node:net';
import { production } from '@/tests/production';

async function cookiesOf(env: Readonly<Record<string, string>>) {
  jest.resetModules();
  process.env = { NODE_ENV: 'test', ...env };
  return import('./cookies');
}
const sent = (cookie: string) => Object.assign(new IncomingMessage(new Socket()), { headers: { cookie } });

const exported = process.env;
afterEach(() => {
  process.env = exported;
});

test.each([
  ['production', production],
  ['a site in development behind TLS', { SITE_URL: 'https://test.example' }],
])('of %s a cookie is bound to its host', async (_which, env) => {
  const { hostCookie, readCookie } = await cookiesOf(env);
  expect(hostCookie('session', 'v', 5)).toBe(
    '__Host-session=v; Max-Age=5; Path=/; HttpOnly; Secure; SameSite=Lax',
  );
  expect(readCookie(sent('sukhayu-session=planted; __Host-session=v'), 'session')).toBe('v');
});

test.each([
  ['development', {}],
  ['a site at an address without TLS', { SITE_URL: 'http://localhost:3000' }],
])('Safari takes the cookies of %s', async (_which, env) => {
  const { hostCookie, readCookie } = await cookiesOf(env);
  expect(hostCookie('session', 'v', 5)).toBe('sukhayu-session=v; Max-Age=5; Path=/; HttpOnly; SameSite=Lax');
  expect(readCookie(sent('a=b; sukhayu-session=v'), 'session')).toBe('v');
});
