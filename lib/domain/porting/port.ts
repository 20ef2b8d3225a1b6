import { type IsoDate } from '@/lib/domain/common/dates';
import { datedNumber } from '@/lib/domain/common/numbers/datedNumber';
import { portWindowOf } from '@/lib/domain/plans/page/portWindow';

export type PortStatus = 'draft' | 'sent' | 'working' | 'confirmed' | 'closed';
/** Statuses that wait for us. */
export const OPEN_PORTS = ['sent', 'working', 'confirmed'] as const satisfies readonly PortStatus[];

/** What the desk asks for, and notes as received. */
export const PORT_PAPERS = ['policyCopy', 'claimsHistory'] as const;
export type PortPaper = (typeof PORT_PAPERS)[number];
export const PAPER_STATES = ['asked', 'received'] as const;
export type PortPaperState = (typeof PAPER_STATES)[number];
export type PortPapers = Partial<Record<PortPaper, PortPaperState>>;

/** Why a move was closed without a policy. The customer reads the reason. */
export const PORT_ENDS = ['late', 'noRecord', 'wish'] as const;
export type PortEnd = (typeof PORT_ENDS)[number];

export type PortPerson = { name?: string; dateOfBirth?: string };
export type PortClaim = { year?: string; amount?: string };
/** The form as typed so far. It asks whether there is an illness, never which. */
export type PortForm = {
  insurer?: string;
  otherInsurer?: string;
  policyNumber?: string;
  endsOn?: string;
  sumInsured?: string;
  since?: string;
  people?: readonly PortPerson[];
  claimed?: boolean;
  claims?: readonly PortClaim[];
  existing?: boolean;
  name?: string;
  mobileNumber?: string;
};
export type PortField = keyof PortForm;

export const LONGEST_PORT = { otherInsurer: 80, policyNumber: 40, name: 100, number: 20 } as const;
export const MOST_PORT = { people: 8, claims: 5, years: 5, files: 6 } as const;
export const PORT_SUMS = { min: 50_000, max: 10_00_00_000 } as const;
/** How far ahead an end may lie: a policy of three years, and the days in which it is bought. */
export const MOST_DAYS_AHEAD = 1_160;

/** Groups of fields, one a screen, in the order in which they are asked. */
const fieldsOf = {
  insurer: ['insurer', 'otherInsurer', 'policyNumber'],
  ends: ['endsOn'],
  cover: ['sumInsured', 'since'],
  people: ['people'],
  claims: ['claimed', 'claims'],
  health: ['existing'],
  you: ['name', 'mobileNumber'],
} as const satisfies Record<string, readonly PortField[]>;
export type PortGroup = keyof typeof fieldsOf;
export const PORT_GROUPS = Object.keys(fieldsOf) as readonly PortGroup[];

/** Picks the problems of one group from problems by path (`people.0.name`). */
export function problemsOfGroup<T>(group: PortGroup, problems: Readonly<Record<string, T>>): [string, T][] {
  const fields: readonly string[] = fieldsOf[group];
  return Object.entries(problems).filter(([path]) => fields.includes(path.split('.')[0] ?? ''));
}

/** The first group in which something is missing; the last when nothing is. */
export function openGroupOf(problems: Readonly<Record<string, unknown>>): PortGroup {
  return PORT_GROUPS.find((group) => problemsOfGroup(group, problems).length > 0) ?? 'you';
}

export const PORT_NUMBER = /^PO-\d{4}-\d{8}$/;
export const toPortNumber = (day: string, chance: bigint) => datedNumber('PO', day, chance);

/**
 * The last day on which the previous insurer can be asked. If that is over, it is the day on which the case is sent.
 */
export function dueDayOf(endsOn: IsoDate, today: IsoDate): IsoDate {
  const { until } = portWindowOf(endsOn, today);
  return until > today ? until : today;
}

/** Reads an amount as people type it, `5,00,000` included. */
export function rupeesIn(typed: string | undefined): number | undefined {
  const digits = (typed ?? '').replaceAll(/[\s,₹]/g, '');
  return /^\d{1,10}$/.test(digits) ? Number(digits) : undefined;
}
