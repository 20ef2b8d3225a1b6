import type { IpCityDto } from '@/lib/domain/site/contract';
import { findCity } from '@/lib/domain/places/cities';
import { ipCities } from '@/lib/server/integrations/ipCities';
import { logger } from '@/lib/server/logger';

/** Finds a city that we price, or none: then the customer is asked. The address is neither kept nor logged. */
export async function findIpCity(address = ''): Promise<IpCityDto> {
  try {
    // An IPv6 address stands for the subscriber's network.
    const named = await ipCities()(address.replace(/\/64$/, ''));
    const city = named && findCity(named)?.name;
    return city ? { city } : {};
  } catch (error) {
    logger().warn({ action: 'ip', error });
    return {};
  }
}
