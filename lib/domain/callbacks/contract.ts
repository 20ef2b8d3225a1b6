import type { GroupNeed } from '@/lib/domain/group/group.data';
import type { ConsentState } from '@/lib/domain/consents/consentState';

/**
 * What a call is about: an assisted plan, a trip, a payment that failed, a proof of identity, a company's people, a
 * topic, or a call that staff promised.
 */
export type CallAbout = 'plan' | 'trip' | 'payment' | 'identity' | 'group' | 'topic' | 'callBack';

/** Calls that are about a quote, which the desk can open. */
export const ABOUT_QUOTES: readonly CallAbout[] = ['plan', 'trip', 'payment', 'identity', 'callBack'];

/** What somebody without a quote wants to talk about. */
export const CALL_TOPICS = ['newPolicy', 'policy', 'claim', 'renewal', 'other'] as const;
export type CallTopic = (typeof CALL_TOPICS)[number];

/** What a company asks for. */
export type CalledGroup = { people: number; needs: readonly GroupNeed[] };

/** `stopped`: consent has ended; `withdrawn`: the call is no longer needed. */
export const CALL_OUTCOMES = ['reached', 'notReached', 'stopped'] as const;
export type CallOutcome = (typeof CALL_OUTCOMES)[number] | 'withdrawn';

/** Attempts on an unreachable customer, one a day. */
export const CALL_TRIES = 3;

/** GET, POST /api/callbacks: the promised window. */
export type CallbackDto = { from: string; to: string };

/** A call to make. The phone is masked until the call is claimed. */
export type DeskCallDto = {
  callbackId: string;
  about: CallAbout;
  quoteId: string;
  name: string;
  mobileNumber: string;
  language: string;
  from: string;
  to: string;
  tries: number;
  group?: CalledGroup & { company: string };
  topic?: CallTopic;
  consent: ConsentState;
  /** Staff id. */
  assignedTo?: string;
  claimedBy?: string;
  outcome?: CallOutcome;
  doneAt?: string;
};

/** GET /api/telecaller-dashboard/callbacks: waiting calls, the most urgent first. */
export type DeskCallsDto = { calls: readonly DeskCallDto[]; page: number; limit: number; total: number };

/** `numberMark` must be sent along with the outcome of the call. */
export type RevealedDto = { mobileNumber: string; numberMark: string };

export const REVEAL_REASONS = ['asked', 'quote', 'payment'] as const;
