import type { IsoDate } from '@/lib/domain/common/dates';
import type { PaperDto } from '@/lib/domain/papers/contract';
import type { GrievanceDates, OmbudsmanTime } from './grievanceClock';
import type {
  FollowUp,
  GrievanceAbout,
  GrievanceEventKind,
  GrievanceForm,
  GrievanceOutcome,
  GrievanceStatus,
} from './grievance';

export type GrievancePaperDto = PaperDto<'proof'>;

/** What happened, or comes: `by` names the day on which it is due. */
export type GrievanceStepDto = {
  what: GrievanceEventKind;
  at: string;
  /** Of the desk. */
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
  /** Days since it was filed; until the answer, once it is there. */
  day: number;
  answeredOn?: IsoDate;
  /** When the ombudsman takes it, and whether that is now. */
  ombudsman?: OmbudsmanTime & { isNow: boolean };
  steps: readonly GrievanceStepDto[];
  papers: readonly GrievancePaperDto[];
};

/** One that is being written; version 0 before the first word. */
export type GrievanceDraftDto = {
  grievanceId: string;
  version: number;
  form: GrievanceForm;
  papers: readonly GrievancePaperDto[];
  /** Of what keeps it from being filed, in words, by field. */
  fields?: Readonly<Record<string, string>>;
};

/** POST /api/grievances/follow-up: kept as it is typed. */
export type FollowUpDto = { version: number };

/** What is typed into it is the customer's alone. */
export type OwnGrievanceDto = GrievanceDto & { followUp: { version: number; typed: FollowUp } };

/** GET, POST /api/grievances: those of the proven number, the newest first. */
export type GrievancesDto = { draft: GrievanceDraftDto; grievances: readonly OwnGrievanceDto[] };

export type DeskGrievanceRowDto = Pick<
  GrievanceDto,
  'grievanceId' | 'status' | 'about' | 'isLate' | 'day'
> & {
  name: string;
  dueOn: IsoDate;
};

/** GET /api/telecaller-dashboard/grievances: what is due first, first. */
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
