import type { ConsentState } from '@/lib/domain/consents/consentState';

/** What a customer waits to be called about: a plan that a person completes with them, a trip, who they are. */
export type CallAbout = 'plan' | 'trip' | 'identity';

/** What came of a call: `stopped` where it may not be made any more, `withdrawn` where the matter settled itself. */
export const CALL_OUTCOMES = ['reached', 'notReached', 'stopped'] as const;
export type CallOutcome = (typeof CALL_OUTCOMES)[number] | 'withdrawn';

/** A customer who can't be reached is tried so often, a day apart. */
export const CALL_TRIES = 3;

/** GET, POST /api/callbacks: the time in which a call was promised. */
export type CallbackDto = { from: string; to: string };

/** One line of the desk's calls to make. The phone is masked until the call is taken over. */
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
  consent: ConsentState;
  claimedBy?: string;
  outcome?: CallOutcome;
  doneAt?: string;
};

/** GET /api/telecaller-dashboard/callbacks: of those that wait the most urgent first. */
export type DeskCallsDto = { calls: readonly DeskCallDto[]; page: number; limit: number; total: number };

/** A number that may be called now. */
export type RevealedDto = { mobileNumber: string };

/** Why a telecaller needs a number, as the audit keeps it. */
export const REVEAL_REASONS = ['asked', 'quote', 'payment'] as const;
