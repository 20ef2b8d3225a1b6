import { serverEnv } from '@/lib/config/serverEnv';
import { callProvider } from './callProvider';

/** The name of the city that an address is in. Rejects with ProviderError when unavailable. */
export type IpCities = (address: string) => Promise<string | undefined>;

/** Networks for documentation (RFC 5737, 3849): nobody has such an address. */
const samples: readonly (readonly [string, string])[] = [
  ['192.0.2.', 'Pune'],
  ['198.51.100.', 'Chennai'],
  ['203.0.113.', 'Delhi'],
  ['2001:db8:', 'Lucknow'],
];

const sandboxCities: IpCities = (address) =>
  Promise.resolve(samples.find(([network]) => address.startsWith(network))?.[1]);

/** ipapi's shape, which most share: `/ADDRESS/json` answers `{ city }`. */
function createIpCities(base: string): IpCities {
  return async (address) => {
    const url = `${base.replace(/\/$/, '')}/${encodeURIComponent(address)}/json`;
    const answer = await callProvider('ip', url, { method: 'GET' });
    const { city } = (answer ?? {}) as { city?: unknown };
    return typeof city === 'string' ? city : undefined;
  };
}

export function ipCities(): IpCities {
  const { IP_LOOKUP_URL } = serverEnv();
  return IP_LOOKUP_URL ? createIpCities(IP_LOOKUP_URL) : sandboxCities;
}
