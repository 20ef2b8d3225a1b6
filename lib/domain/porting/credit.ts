import type { IsoDate } from '@/lib/domain/common/dates';
import { raiseOf, type Raise } from '@/lib/domain/renewals/renewalWaits';
import { newTermStart, renewalStageOn } from '@/lib/domain/renewals/renewalDates';

/** What the previous insurer's paper says, as the desk read it. Whole rupees. */
export type PortRecord = {
  /** Name of the paper that was read. */
  document: string;
  /** The last day of cover at the previous insurer. */
  endsOn: IsoDate;
  /** The lowest sum insured since the earliest `since` of its people. */
  sumInsured: number;
  bonus: number;
  /** Who was covered there without a break, and since when. */
  people: readonly { dateOfBirth: IsoDate; since: IsoDate }[];
};

type Insured = { dateOfBirth: IsoDate; coveredFrom?: IsoDate };
export type Ported<P> = {
  startsOn: IsoDate;
  insured: readonly P[];
  raised?: readonly Raise[];
};

/**
 * The policy of a customer who comes from another insurer. It begins where the other one ends. Waiting periods served
 * there count up to its sum insured with bonus; any sum above waits from our first day. If the days of grace there are
 * over, nothing counts.
 */
export function portedTerm<P extends Insured>(
  insured: readonly P[],
  { sumInsured, issuedOn }: { sumInsured: number; issuedOn: IsoDate },
  record: PortRecord,
): Ported<P> {
  if (renewalStageOn(record.endsOn, issuedOn) === 'lapsed') return { startsOn: issuedOn, insured };
  const startsOn = newTermStart(record.endsOn, issuedOn);
  const people = creditEach(insured, record.people, startsOn);
  if (people.every(({ coveredFrom }) => coveredFrom === undefined)) return { startsOn, insured };
  const raise = raiseOf(record.sumInsured + record.bonus, sumInsured, startsOn);
  return { startsOn, insured: people, ...(raise && { raised: [raise] }) };
}

/** Finds people by birth date, each person of the paper once. Twins get the later day, since either may be meant. */
function creditEach<P extends Insured>(
  insured: readonly P[],
  known: PortRecord['people'],
  startsOn: IsoDate,
): readonly (P & { joinedOn?: IsoDate })[] {
  return insured.map((person) => {
    const same = known.filter(({ dateOfBirth }) => dateOfBirth === person.dateOfBirth);
    const alike = insured.filter(({ dateOfBirth }) => dateOfBirth === person.dateOfBirth);
    const since = same
      .map((each) => each.since)
      .toSorted()
      .at(-1);
    const isTold = since !== undefined && since < startsOn && same.length >= alike.length;
    return isTold ? { ...person, coveredFrom: since, joinedOn: startsOn } : person;
  });
}
