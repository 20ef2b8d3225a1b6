import type { IsoDate } from '@/lib/domain/common/dates';
import type { ProofDto } from '@/lib/domain/papers/contract';
import type { CandidacyForm, CandidacyStatus, Opening } from './candidacy';

export type CandidacyDto = {
  candidacyId: string;
  opening: Opening;
  sentOn: IsoDate;
  /** The day on which it is deleted with its papers. */
  keptUntil: IsoDate;
};

/** A candidacy that is being written; version 0 before the first word. */
export type CandidacyDraftDto = {
  candidacyId: string;
  version: number;
  form: CandidacyForm;
  /** The proven number, where a policy or a quote tells it and none is typed yet. */
  knownNumber?: string;
  papers: readonly ProofDto[];
  /** Problems that keep it from being sent, in words, by field. */
  fields?: Readonly<Record<string, string>>;
};

/** GET, POST /api/careers: the candidacies of the proven number, the newest first. */
export type CandidaciesDto = { draft: CandidacyDraftDto; candidacies: readonly CandidacyDto[] };

export type DeskCandidacyRowDto = CandidacyDto & {
  status: Exclude<CandidacyStatus, 'draft'>;
  name: string;
  city: string;
};

/** GET /api/telecaller-dashboard/careers: the oldest of the open ones first. */
export type DeskCandidaciesDto = {
  candidacies: readonly DeskCandidacyRowDto[];
  page: number;
  limit: number;
  total: number;
};

/** GET /api/telecaller-dashboard/careers/candidacy. The number is masked; without consent there is no address. */
export type DeskCandidacyDto = DeskCandidacyRowDto & {
  version: number;
  mobileNumber: string;
  email: string;
  text: string;
  language: string;
  isAgreed: boolean;
  papers: readonly ProofDto[];
};

/** POST /api/telecaller-dashboard/careers/work. The number is present only for a call. */
export type CandidacyWorkedDto = {
  candidacyId: string;
  status: CandidacyStatus;
  version: number;
  mobileNumber?: string;
};
