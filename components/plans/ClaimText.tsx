import type { Claim } from '@/lib/domain/plans/planClaims';
import styles from './ClaimText.module.css';
import { useClaims } from './useClaims';

/** A claim with, equally legible, what other variants add to it. */
export function ClaimText({ claim }: { claim: Claim }) {
  const { textOf, moreOf } = useClaims();
  const more = moreOf(claim);
  return (
    <span>
      {textOf(claim)}
      {more && <span className={styles.more}>{more}</span>}
    </span>
  );
}
