import { datedNumber } from '@/lib/domain/common/numbers/datedNumber';

export const GRIEVANCE_ABOUTS = ['claim', 'policy', 'refund', 'call', 'site', 'other'] as const;
export type GrievanceAbout = (typeof GRIEVANCE_ABOUTS)[number];

export const GRIEVANCE_OUTCOMES = ['inFavour', 'partly', 'notInFavour'] as const;
export type GrievanceOutcome = (typeof GRIEVANCE_OUTCOMES)[number];

/** `asked`: waits for the customer, while our clock goes on. */
export const GRIEVANCE_STATUSES = ['draft', 'filed', 'asked', 'answered', 'withdrawn'] as const;
export type GrievanceStatus = (typeof GRIEVANCE_STATUSES)[number];
export const OPEN_GRIEVANCES = ['filed', 'asked'] as const satisfies readonly GrievanceStatus[];

export function isOpenGrievance(status: GrievanceStatus): boolean {
  return OPEN_GRIEVANCES.some((open) => open === status);
}

/** `line`: the customer added something. `late`: the time was over, and the chief officer has it. */
export type GrievanceEventKind = 'filed' | 'noted' | 'asked' | 'line' | 'late' | 'answered' | 'withdrawn';
export type GrievanceEvent = {
  what: GrievanceEventKind;
  at: Date;
  /** Staff id. */
  by?: string;
  outcome?: GrievanceOutcome;
};

/** As typed so far. */
export type GrievanceForm = {
  about?: GrievanceAbout;
  /** Number of a claim, a policy or a quote. */
  reference?: string;
  text?: string;
  remedy?: string;
  name?: string;
  mobileNumber?: string;
};

export const LONGEST_GRIEVANCE = {
  ...{ reference: 40, text: 4_000, remedy: 300, name: 100, mobileNumber: 20 },
  line: 2_000,
} as const;
export const MOST_GRIEVANCE_PAPERS = 10;

export const GRIEVANCE_NUMBER = /^GR-\d{4}-\d{8}$/;

export const toGrievanceNumber = (day: string, chance: bigint) => datedNumber('GR', day, chance);
