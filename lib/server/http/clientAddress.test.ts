import type { IncomingMessage } from 'node:http';
import { serverEnv } from '@/lib/config/serverEnv';
import { clientAddress } from './clientAddress';

const forged = '1.1.1.1, 2.2.2.2, 10.0.0.9';
const address = (forwarded?: string) =>
  clientAddress({
    headers: { 'x-forwarded-for': forwarded },
    socket: { remoteAddress: '10.0.0.1' },
  } as unknown as IncomingMessage);

test.each([
  [0, undefined, '10.0.0.1'],
  [0, forged, '10.0.0.1'],
  [1, forged, '10.0.0.9'],
  [2, forged, '2.2.2.2'],
  [5, forged, '1.1.1.1'],
  [1, undefined, '10.0.0.1'],
  [1, ' , ', '10.0.0.1'],
])('behind %i proxies with %s the caller is %s', (proxies, forwarded, expected) => {
  jest.replaceProperty(serverEnv(), 'TRUSTED_PROXIES', proxies);
  expect(address(forwarded)).toBe(expected);
});
