import type { IsoDate } from '@/lib/domain/common/dates';
import type { PortRecord } from './credit';
import type { PaperDto } from '../papers/contract';
import type { PortClaim, PortEnd, PortForm, PortPapers, PortPerson, PortStatus } from './port';

export type PortFileDto = PaperDto<'proof'>;

/** One that was sent, as its customer reads it. */
export type PortDto = {
  portId: string;
  status: Exclude<PortStatus, 'draft'>;
  insurer: string;
  endsOn: IsoDate;
  sentOn: IsoDate;
  /** The last day of its window. */
  until: IsoDate;
  papers: PortPapers;
  /** What the customer sent of the previous insurer's papers: theirs to take away until a policy carries it. */
  files: readonly PortFileDto[];
  ended?: PortEnd;
  /** Once the previous insurer's paper was read: since when, and up to which sum, waits count. */
  credit?: { since: IsoDate; sumInsured: number };
  /** Its policy is issued, or being issued. */
  isIssued?: true;
};

/** One that is being written; version 0 before the first word. */
export type PortDraftDto = {
  portId: string;
  version: number;
  form: PortForm;
  /** Of what keeps it from being sent, in words, by field. */
  fields?: Readonly<Record<string, string>>;
};

/** GET, POST /api/portability: those of the proven number, the newest first. */
export type PortsDto = { draft: PortDraftDto; ports: readonly PortDto[] };

export type DeskPortRowDto = Omit<PortDto, 'files'> & {
  name: string;
  /** The day by which it is to be asked for. */
  dueOn: IsoDate;
  isLate: boolean;
  /** Whose it is: a staff id. */
  assignedTo?: string;
};

/** GET /api/telecaller-dashboard/ports: the earliest due day first. */
export type DeskPortsDto = { ports: readonly DeskPortRowDto[]; page: number; limit: number; total: number };

/** GET /api/telecaller-dashboard/ports/port. The number is masked. */
export type DeskPortDto = DeskPortRowDto & {
  version: number;
  policyNumber: string;
  sumInsured: number;
  since: IsoDate;
  /** Birth dates for who decides of risks alone. */
  people: readonly PortPerson[];
  claims: readonly PortClaim[];
  /** For who decides of illnesses alone. */
  existing?: boolean;
  mobileNumber: string;
  isAgreed: boolean;
  /** How many papers the customer sent; and which, for who may open them: birth dates and illness stand in them. */
  files: number;
  fileIds?: readonly string[];
  /** Other cases that name the same policy there. */
  sameAs?: readonly string[];
  quoteId?: string;
  record?: PortRecord;
};

/** POST /api/telecaller-dashboard/ports/work. The number is there for a call alone. */
export type PortWorkedDto = {
  portId: string;
  status: PortStatus;
  version: number;
  mobileNumber?: string;
};
