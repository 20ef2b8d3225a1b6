import { useMy } from '@/hooks/my/useMy';
import { Trips } from './Trips';

/** The trips that the proven number has bought, among what it may continue. */
export function OwnTrips() {
  const { my } = useMy();
  return <Trips trips={my?.trips ?? []} />;
}
