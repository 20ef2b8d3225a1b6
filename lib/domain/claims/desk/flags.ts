import { daysBetween, type IsoDate } from '@/lib/domain/common/dates';
import type { ClaimKind } from '@/lib/domain/claims/claim';
import type { BillHead } from '@/lib/domain/claims/settle/billHeads.data';
import { FLAG_LIMITS } from './flags.data';

export const CLAIM_FLAGS = [
  'soonAfterStart',
  'sameBillNumber',
  'samePaper',
  'sameLoss',
  'outsideStay',
  'roomDays',
  'notListed',
  'notCashless',
  'manyClaims',
  'premiumReturned',
  'toldOtherwise',
] as const;

/** `count`: days or claims; `claims`: the other ones; `on`: a day. */
export type ClaimFlag = {
  flag: (typeof CLAIM_FLAGS)[number];
  count?: number;
  of?: number;
  claims?: readonly string[];
  on?: IsoDate;
};

export type FlagFacts = {
  startsOn: IsoDate;
  /** As the hospital's papers say, once they are entered; until then as the customer says. */
  admittedOn: IsoDate;
  /** As the customer told us. */
  toldOn?: IsoDate;
  kind: ClaimKind;
  /** The bill as entered so far. */
  bill?: { dischargedOn: IsoDate; lines: readonly { head: BillHead; on?: IsoDate; days?: number }[] };
  /** Other claims with the bill's number, or with a file that is the same to the byte. */
  sameBillNumber: readonly string[];
  samePaper: readonly string[];
  /** Set for a trip's claim: other claims of the same traveller for the same loss and day. */
  sameLoss?: readonly string[];
  /** Absent if the hospital is not in our list. */
  hospital?: { notCashlessSince?: IsoDate };
  /** How many claims of the policy came in FLAG_LIMITS.many.days, this one included. */
  recentClaims: number;
  /** The day on which premium was refunded. */
  refundedOn?: IsoDate;
};

/** Heads that are billed for a stay only; tests, medicines and doctors may come before or after it. */
const IN_STAY: readonly BillHead[] = [
  'room',
  'nursing',
  'surgeon',
  'theatre',
  'blood',
  'intensiveCare',
  'implants',
];
const BY_DAY: readonly BillHead[] = ['room', 'intensiveCare'];

/** Flags for people to look at. No decision and no sum depends on them, and no customer sees them. */
export function flagsOf(facts: FlagFacts): readonly ClaimFlag[] {
  const flags = [
    soonAfterStart(facts),
    others('sameBillNumber', facts.sameBillNumber),
    ...pastOf(facts),
    outsideStay(facts),
    roomDays(facts),
    ofHospital(facts),
    premiumReturned(facts),
    toldOtherwise(facts),
  ];
  return flags.filter((flag) => flag !== undefined);
}

export type TripFlagFacts = Pick<FlagFacts, 'samePaper' | 'sameLoss' | 'recentClaims'>;

export function tripFlagsOf(facts: TripFlagFacts): readonly ClaimFlag[] {
  return pastOf(facts).filter((flag) => flag !== undefined);
}

function pastOf(facts: TripFlagFacts): (ClaimFlag | undefined)[] {
  const { samePaper, sameLoss = [] } = facts;
  return [others('samePaper', samePaper), others('sameLoss', sameLoss), manyClaims(facts)];
}

function soonAfterStart({ startsOn, admittedOn }: FlagFacts): ClaimFlag | undefined {
  const count = daysBetween(startsOn, admittedOn);
  return count >= 0 && count < FLAG_LIMITS.soonDays ? { flag: 'soonAfterStart', count } : undefined;
}

function others(
  flag: 'sameBillNumber' | 'samePaper' | 'sameLoss',
  claims: readonly string[],
): ClaimFlag | undefined {
  return claims.length > 0 ? { flag, claims } : undefined;
}

function outsideStay({ admittedOn, bill }: FlagFacts): ClaimFlag | undefined {
  const line = bill?.lines.find(
    ({ head, on }) => on && IN_STAY.includes(head) && (on < admittedOn || on > bill.dischargedOn),
  );
  return line && { flag: 'outsideStay', on: line.on };
}

/** The days of admission and discharge both count. */
function roomDays({ admittedOn, bill }: FlagFacts): ClaimFlag | undefined {
  if (!bill) return undefined;
  const of = daysBetween(admittedOn, bill.dischargedOn) + 1;
  const billed = bill.lines.filter(({ head }) => BY_DAY.includes(head));
  const count = billed.reduce((sum, { days = 0 }) => sum + days, 0);
  return count > of ? { flag: 'roomDays', count, of } : undefined;
}

function ofHospital({ hospital, kind, admittedOn }: FlagFacts): ClaimFlag | undefined {
  if (!hospital) return { flag: 'notListed' };
  const { notCashlessSince: on } = hospital;
  return kind === 'cashless' && on && on <= admittedOn ? { flag: 'notCashless', on } : undefined;
}

function premiumReturned({ refundedOn: on }: FlagFacts): ClaimFlag | undefined {
  return on === undefined ? undefined : { flag: 'premiumReturned', on };
}

function toldOtherwise({ admittedOn, toldOn: on = admittedOn }: FlagFacts): ClaimFlag | undefined {
  return on === admittedOn ? undefined : { flag: 'toldOtherwise', on };
}

function manyClaims({ recentClaims: count }: Pick<FlagFacts, 'recentClaims'>): ClaimFlag | undefined {
  const { claims, days } = FLAG_LIMITS.many;
  return count >= claims ? { flag: 'manyClaims', count, of: days } : undefined;
}
