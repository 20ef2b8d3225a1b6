import { addDays, addMonths, type IsoDate } from '@/lib/domain/common/dates';
import type { ClaimTerms } from './claimTerms';

export const CAUSES = ['accident', 'illness', 'maternity'] as const;

/**
 * Why somebody is treated. An illness may be of several kinds: a cataract that was known before is named and existing.
 */
export type Cause = {
  kind: (typeof CAUSES)[number];
  isExisting?: boolean;
  /** Whether it is diabetes, high blood pressure or asthma. */
  isManaged?: boolean;
  isNamed?: boolean;
};

export type RefusalReason =
  | 'notInForce'
  | 'firstDays'
  | 'existingIllness'
  | 'namedIllness'
  | 'maternity'
  | 'maternityNotCovered';

export type Refusal = { reason: RefusalReason; /** The first day that is covered. */ coveredFrom?: IsoDate };

/** Refuses by the waiting period that ends last. Accidents have none. */
export function refusalOf(terms: ClaimTerms, cause: Cause, admittedOn: IsoDate): Refusal | undefined {
  const { startsOn, endsOn, coveredFrom = startsOn } = terms;
  if (admittedOn < startsOn || admittedOn < coveredFrom || admittedOn > endsOn)
    return { reason: 'notInForce' };
  if (cause.kind === 'accident') return undefined;
  if (cause.kind === 'maternity' && terms.maternityMonths === undefined)
    return { reason: 'maternityNotCovered' };
  const [last] = waitsOf(terms, cause).toSorted((one, other) =>
    other.coveredFrom.localeCompare(one.coveredFrom),
  );
  return last && admittedOn < last.coveredFrom ? last : undefined;
}

export type Wait = Refusal & { coveredFrom: IsoDate };

/** The waiting periods of a cause, in the order of the wording. */
export function waitsOf(terms: ClaimTerms, { kind, isExisting, isManaged, isNamed }: Cause): Wait[] {
  const { firstDays, existingMonths, managedDay, namedMonths, maternityMonths = 0 } = terms;
  const { coveredFrom: start = terms.startsOn } = terms;
  const after = (months: number) => addMonths(start, months);
  const existingUntil =
    isManaged && managedDay !== undefined ? addDays(start, managedDay - 1) : after(existingMonths);
  return [
    { reason: 'firstDays', coveredFrom: addDays(start, firstDays) },
    ...(isExisting ? [{ reason: 'existingIllness', coveredFrom: existingUntil } as const] : []),
    ...(isNamed ? [{ reason: 'namedIllness', coveredFrom: after(namedMonths) } as const] : []),
    ...(kind === 'maternity' ? [{ reason: 'maternity', coveredFrom: after(maternityMonths) } as const] : []),
  ];
}
