import type { IsoDate } from '@/lib/domain/common/dates';
import type { ProofDto } from '@/lib/domain/papers/contract';
import type { GrievanceDates, OmbudsmanTime } from './grievanceClock';
import type {
  FollowUp,
  GrievanceAbout,
  GrievanceEventKind,
  GrievanceForm,
  GrievanceOutcome,
  GrievanceStatus,
} from './grievance';

export type GrievanceStepDto = {
  what: GrievanceEventKind;
  at: string;
  /** The name of the member of the staff who did it. */
  by?: string;
  outcome?: GrievanceOutcome;
  text?: string;
};

export type GrievanceDto = {
  grievanceId: string;
  status: Exclude<GrievanceStatus, 'draft'>;
  isLate: boolean;
  about: GrievanceAbout;
  reference?: string;
  text: string;
  remedy?: string;
  dates: GrievanceDates;
  /** Days from the filing until today, or until the answer once it is there. */
  day: number;
  answeredOn?: IsoDate;
  /** The days within which the ombudsman takes it, and whether that is now. */
  ombudsman?: OmbudsmanTime & { isNow: boolean };
  steps: readonly GrievanceStepDto[];
  papers: readonly ProofDto[];
};

/** A grievance that is being written; version 0 before the first word. */
export type GrievanceDraftDto = {
  grievanceId: string;
  version: number;
  form: GrievanceForm;
  /** The proven number, where a policy or a quote tells it and none is typed yet. */
  knownNumber?: string;
  papers: readonly ProofDto[];
  /** Problems that keep it from being filed, by field and in words. */
  fields?: Readonly<Record<string, string>>;
};

/** POST /api/grievances/follow-up: saves it as it is typed. */
export type FollowUpDto = { version: number };

/** A customer's own grievance, with what they are typing into it, which nobody else sees. */
export type OwnGrievanceDto = GrievanceDto & { followUp: { version: number; typed: FollowUp } };

/** GET, POST /api/grievances: the grievances of the proven number, the newest first. */
export type GrievancesDto = { draft: GrievanceDraftDto; grievances: readonly OwnGrievanceDto[] };

export type DeskGrievanceRowDto = Pick<
  GrievanceDto,
  'grievanceId' | 'status' | 'about' | 'isLate' | 'day'
> & {
  name: string;
  dueOn: IsoDate;
};

/** GET /api/telecaller-dashboard/grievances: the earliest due first. */
export type DeskGrievancesDto = {
  grievances: readonly DeskGrievanceRowDto[];
  page: number;
  limit: number;
  total: number;
};

/** GET /api/telecaller-dashboard/grievances/grievance */
export type DeskGrievanceDto = GrievanceDto & { version: number; name: string; language: string };

/** POST /api/telecaller-dashboard/grievances/work */
export type GrievanceWorkedDto = { grievanceId: string; status: GrievanceStatus; version: number };
