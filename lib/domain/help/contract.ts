import type { ClaimStatus } from '@/lib/domain/claims/claim';
import type { IsoDate } from '@/lib/domain/common/dates';
import type { PaperDto } from '@/lib/domain/papers/contract';
import type { PolicyState } from '@/lib/domain/policy/policyState';
import type { TalkContact, TalkLineKind, TalkStatus, TalkTopic } from './talk';

/** A line of a talk; `seq` counts from 1 without a gap, in the order of the lines. */
export type TalkLineDto = {
  seq: number;
  kind: TalkLineKind;
  at: string;
  /** The id that its browser gave it. */
  messageId?: string;
  text?: string;
  /** Present for a file, whose name is the line's text. */
  file?: { paperId: string; bytes: number };
  /** The first name of the member of the staff. */
  by?: string;
};

/** The state of a talk, which changes while the customer waits. */
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
  /** Whether the number is proven: the person who has the talk then sees its policies and claims. */
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
  /** The first name of the person who has the talk. */
  by?: string;
  isOwn: boolean;
  mayTake: boolean;
  since: string;
  lines: number;
};

/** GET /api/telecaller-dashboard/talks: the longest waiting first, then those in a talk. */
export type DeskTalksDto = { talks: readonly DeskTalkRowDto[]; page: number; limit: number; total: number };

/** GET /api/telecaller-dashboard/talks/talk */
export type DeskTalkDto = DeskTalkRowDto & {
  /** Whether a session proved the number: the person who has the talk then sees what the number has. */
  isProven: boolean;
  takesFiles: boolean;
  hasNumber: boolean;
  hasEmail: boolean;
  history: readonly TalkLineDto[];
};

/** GET /api/telecaller-dashboard/talks/holder: tells nothing about persons or health. */
export type TalkHolderDto = {
  policies: readonly TalkPolicyDto[];
  /** The claims that aren't closed. */
  claims: readonly { claimId: string; status: ClaimStatus; policyNumber?: string }[];
};

export type TalkPolicyDto = {
  policyNumber: string;
  productName: string;
  tier?: string;
  /** Whole rupees, or US dollars for a trip. */
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
