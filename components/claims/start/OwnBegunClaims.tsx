import { useClaims } from '@/hooks/claims/useClaims';
import { BegunClaims } from './BegunClaims';

/** Begun claims, among everything that a number may continue. */
export function OwnBegunClaims() {
  const { claims = [], discard } = useClaims(true);
  return <BegunClaims claims={claims} onDiscard={discard} />;
}
