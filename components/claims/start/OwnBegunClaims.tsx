import { useClaims } from '@/hooks/claims/useClaims';
import { BegunClaims } from './BegunClaims';

/** Among everything of a number that waits to be continued. */
export function OwnBegunClaims() {
  const { claims = [], discard } = useClaims(true);
  return <BegunClaims claims={claims} onDiscard={discard} />;
}
