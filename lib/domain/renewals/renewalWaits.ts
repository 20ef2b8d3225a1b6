import type { ClaimTerms } from '@/lib/domain/claims/settle/claimTerms';
import { waitsOf } from '@/lib/domain/claims/settle/notCoveredYet';
import type { IsoDate } from '@/lib/domain/common/dates';
import type { WaitDto } from './contract';

/**
 * From which day each kind of treatment is paid, for somebody covered since `coveredFrom`: served waiting periods stay
 * served.
 */
export function renewedWaits(terms: ClaimTerms, coveredFrom: IsoDate): readonly WaitDto[] {
  const maternity = waitsOf({ ...terms, coveredFrom }, { kind: 'maternity' });
  const known = waitsOf({ ...terms, coveredFrom }, { kind: 'illness', isExisting: true, isNamed: true });
  const all = terms.maternityMonths === undefined ? known : [...known, ...maternity.slice(1)];
  return all.map(({ reason, coveredFrom: paidFrom }) => ({ reason, paidFrom }));
}

export type Raise = { from: number; on: IsoDate };

/** The raise of the sum insured, if it grew. The part above begins its waiting periods on that day. */
export function raiseOf(before: number, after: number, on: IsoDate): Raise | undefined {
  return after > before ? { from: before, on } : undefined;
}
