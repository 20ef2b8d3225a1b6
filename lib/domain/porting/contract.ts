import type { IsoDate } from '@/lib/domain/common/dates';
import type { PortRecord } from './credit';
import type { PortClaim, PortEnd, PortForm, PortPapers, PortPerson, PortStatus } from './port';

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

export type DeskPortRowDto = PortDto & {
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
