import { datedNumber } from '@/lib/domain/common/numbers/datedNumber';

export const GRIEVANCE_ABOUTS = ['claim', 'policy', 'refund', 'call', 'site', 'other'] as const;
export type GrievanceAbout = (typeof GRIEVANCE_ABOUTS)[number];

export const GRIEVANCE_OUTCOMES = ['inFavour', 'partly', 'notInFavour'] as const;
export type GrievanceOutcome = (typeof GRIEVANCE_OUTCOMES)[number];

/**
 * `asked` waits for the customer, while our clock goes on. `settled` and `unsettled` are the customer's word on our
 * answer.
 */
export const GRIEVANCE_STATUSES = [
  ...(['draft', 'filed', 'asked', 'answered'] as const),
  ...(['settled', 'unsettled', 'withdrawn'] as const),
] as const;
export type GrievanceStatus = (typeof GRIEVANCE_STATUSES)[number];
export const OPEN_GRIEVANCES = ['filed', 'asked'] as const satisfies readonly GrievanceStatus[];

export function isOpenGrievance(status: GrievanceStatus): boolean {
  return OPEN_GRIEVANCES.some((open) => open === status);
}

/** Statuses in which both sides may still write; an unsettled one has no clock any more. */
export const LIVE_GRIEVANCES = [
  ...OPEN_GRIEVANCES,
  'unsettled',
] as const satisfies readonly GrievanceStatus[];

export function isLiveGrievance(status: GrievanceStatus): boolean {
  return LIVE_GRIEVANCES.some((live) => live === status);
}

export function isAnsweredGrievance(status: GrievanceStatus): status is 'answered' | 'unsettled' {
  return status === 'answered' || status === 'unsettled';
}

/** The place of the last answer among what happened: another one stands at another place. */
export function lastAnswerOf(steps: readonly { what: GrievanceEventKind }[]): number {
  return steps.findLastIndex(({ what }) => what === 'answered');
}

/** `line` means that the customer added something; `late` that the time was over, so the chief officer has it. */
export type GrievanceEventKind = Exclude<GrievanceStatus, 'draft'> | ('noted' | 'line' | 'late');
export type GrievanceEvent = {
  what: GrievanceEventKind;
  at: Date;
  /** Staff id. */
  by?: string;
  outcome?: GrievanceOutcome;
};

/** The form as typed so far. */
export type GrievanceForm = {
  about?: GrievanceAbout;
  /** The number of a claim, a policy or a quote. */
  reference?: string;
  text?: string;
  remedy?: string;
  name?: string;
  mobileNumber?: string;
};

/** What is typed into a filed grievance and not sent yet: a line, and what else the ombudsman's form asks. */
export type FollowUp = {
  line?: string;
  pincode?: string;
  address?: string;
  email?: string;
  amount?: string;
};

export const LONGEST_FOLLOW_UP = { line: 2_000, pincode: 6, address: 300, email: 254, amount: 15 } as const;

export const LONGEST_GRIEVANCE = {
  reference: 40,
  text: 4_000,
  remedy: 300,
  name: 100,
  mobileNumber: 20,
  line: LONGEST_FOLLOW_UP.line,
} as const;
export const MOST_GRIEVANCE_PAPERS = 10;

export const GRIEVANCE_NUMBER = /^GR-\d{4}-\d{8}$/;

export const toGrievanceNumber = (day: string, chance: bigint) => datedNumber('GR', day, chance);
