import type { ClaimStatus } from '@/lib/domain/claims/claim';
import type { IsoDate } from '@/lib/domain/common/dates';
import type { PaperDto } from '@/lib/domain/papers/contract';
import type { PolicyState } from '@/lib/domain/policy/policyState';
import type { TalkContact, TalkLineKind, TalkStatus, TalkTopic } from './talk';

/** In their order: `seq` counts from 1 without a gap. */
export type TalkLineDto = {
  seq: number;
  kind: TalkLineKind;
  at: string;
  /** As its browser named it. */
  messageId?: string;
  text?: string;
  /** Its text is the file's name. */
  file?: { paperId: string; bytes: number };
  /** Who of the staff, by first name. */
  by?: string;
};

/** What changes while one waits. */
export type TalkStateDto = {
  status: TalkStatus;
  /** Talks before this one, while it waits. */
  before?: number;
  minutes?: number;
  people: number;
  isOpen: boolean;
  by?: string;
  isWriting: boolean;
  /** Whether the customer may send files. */
  takesFiles: boolean;
  /** Whether who has the talk sees policies and claims beside it. */
  isProven: boolean;
};

export type HereDto = Pick<TalkStateDto, 'people' | 'isOpen' | 'minutes'>;

/** GET, POST /api/help/talk */
export type TalkDto = { talkId: string; state: TalkStateDto; lines: readonly TalkLineDto[] };
export type OwnTalkDto = { here: HereDto; talk?: TalkDto };

/** POST /api/help/message */
export type TalkSentDto = { messageId: string; seq: number };

export type DeskTalkRowDto = {
  talkId: string;
  topic: TalkTopic;
  status: TalkStatus;
  language: string;
  name: string;
  /** Of who has it. */
  by?: string;
  isOwn: boolean;
  mayTake: boolean;
  since: string;
  lines: number;
};

/** GET /api/telecaller-dashboard/talks: who waits longest first, then those in a talk. */
export type DeskTalksDto = { talks: readonly DeskTalkRowDto[]; page: number; limit: number; total: number };

/** GET /api/telecaller-dashboard/talks/talk */
export type DeskTalkDto = DeskTalkRowDto & {
  /** Whether a session proved the number: who has the talk then sees what the number has. */
  isProven: boolean;
  takesFiles: boolean;
  hasNumber: boolean;
  hasEmail: boolean;
  history: readonly TalkLineDto[];
};

/** GET /api/telecaller-dashboard/talks/holder: nothing of a person, and nothing of health. */
export type TalkHolderDto = {
  policies: readonly TalkPolicyDto[];
  /** Those that are not closed. */
  claims: readonly { claimId: string; status: ClaimStatus; policyNumber?: string }[];
};

export type TalkPolicyDto = {
  policyNumber: string;
  productName: string;
  tier?: string;
  /** Whole rupees; of a trip US dollars. */
  sumInsured: number;
  isTrip?: true;
  state: PolicyState;
  endsOn: IsoDate;
};

/** POST /api/telecaller-dashboard/talks/work */
export type TalkWorkedDto = { talkId: string; status: TalkStatus };

/** POST /api/help/file, /api/telecaller-dashboard/talks/file */
export type TalkFileDto = PaperDto<'file'>;

export type TalkOpening = { topic: TalkTopic } & TalkContact;
