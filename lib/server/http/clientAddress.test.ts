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
  // Fewer entries than proxies: the header may be forged.
  [5, forged, '10.0.0.1'],
  [1, undefined, '10.0.0.1'],
  [1, ' , ', '10.0.0.1'],
])('behind %i proxies with %s the caller is %s', (proxies, forwarded, expected) => {
  jest.replaceProperty(serverEnv(), 'TRUSTED_PROXIES', proxies);
  expect(address(forwarded)).toBe(expected);
});

// A subscriber controls a whole /64.
test.each([
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:DB8:1:2:ffff::9', '2001:db8:1:2::/64'],
  ['2001:db8::1', '2001:db8:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ['::ffff:192.0.2.7', '192.0.2.7'],
  ['192.0.2.7:51234', '192.0.2.7'],
  ['[2001:db8:1:2::9]:443', '2001:db8:1:2::/64'],
  ['not an address', '10.0.0.1'],
])('%s counts as %s', (forwarded, expected) => {
  jest.replaceProperty(serverEnv(), 'TRUSTED_PROXIES', 1);
  expect(address(forwarded)).toBe(expected);
});
