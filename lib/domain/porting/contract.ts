import type { IsoDate } from '@/lib/domain/common/dates';
import type { PortRecord } from './credit';
import type { ProofDto } from '@/lib/domain/papers/contract';
import type { PortClaim, PortEnd, PortForm, PortPapers, PortPerson, PortStatus } from './port';

/** A case that was sent, as its customer reads it. */
export type PortDto = {
  portId: string;
  status: Exclude<PortStatus, 'draft'>;
  insurer: string;
  endsOn: IsoDate;
  sentOn: IsoDate;
  /** The last day on which the previous insurer can be asked. */
  until: IsoDate;
  papers: PortPapers;
  /**
   * Papers of the previous insurer that the customer sent. They can take them away until a policy is issued with them.
   */
  files: readonly ProofDto[];
  ended?: PortEnd;
  /** Set once the previous insurer's paper was read: since when, and up to which sum, served waiting periods count. */
  credit?: { since: IsoDate; sumInsured: number };
  /** Set once its policy is issued or being issued. */
  isIssued?: true;
};

/** A case that is being written; version 0 before the first word. */
export type PortDraftDto = {
  portId: string;
  version: number;
  form: PortForm;
  /** The proven number, where a policy or a quote names it and none is typed yet. */
  knownNumber?: string;
  /** Problems that keep it from being sent, by field and in words. */
  fields?: Readonly<Record<string, string>>;
};

/** GET, POST /api/portability: those of the proven number, the newest first. */
export type PortsDto = { draft: PortDraftDto; ports: readonly PortDto[] };

export type DeskPortRowDto = Omit<PortDto, 'files'> & {
  name: string;
  /** The day by which the previous insurer must be asked. */
  dueOn: IsoDate;
  isLate: boolean;
  /** The staff id of the person who works on it. */
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
  /** Birth dates are shown only to staff who decide on risks. */
  people: readonly PortPerson[];
  claims: readonly PortClaim[];
  /** Shown only to staff who may read about illness. */
  existing?: boolean;
  mobileNumber: string;
  isAgreed: boolean;
  /**
   * How many papers the customer sent. Only staff who may open them get their ids, since they show birth dates and
   * illness.
   */
  files: number;
  fileIds?: readonly string[];
  /** Other cases that name the same policy of the other insurer. */
  sameAs?: readonly string[];
  quoteId?: string;
  /** Birth dates are only for staff who decide on risks. */
  record?: Omit<PortRecord, 'people'> & { people: readonly { dateOfBirth?: IsoDate; since: IsoDate }[] };
};

/** POST /api/telecaller-dashboard/ports/work. The whole number is there only where staff call it. */
export type PortWorkedDto = {
  portId: string;
  status: PortStatus;
  version: number;
  mobileNumber?: string;
};
