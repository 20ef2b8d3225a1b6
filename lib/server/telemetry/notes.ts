import { channel, subscribe } from 'node:diagnostics_channel';
import type { ErrorCode } from '@/lib/server/http/errors';

export const OUTCOMES = ['answered', 'refused', 'silent', 'resting', 'switchedOff', 'failed'] as const;
export type Outcome = (typeof OUTCOMES)[number];

export const POOL_STATES = ['open', 'busy', 'waiting'] as const;

/** See the help texts of `metrics.ts`. */
export const RESUME_STEPS = ['kept', 'offered', 'accepted', 'anew', 'link'] as const;
export type ResumeStep = (typeof RESUME_STEPS)[number];

/** Notes carry numbers and values of small fixed sets, and nothing that somebody sent. */
type Notes = {
  answer: { route: string; method: string; status: number; seconds: number };
  error: { route: string; code: ErrorCode };
  provider: { provider: string; outcome: Outcome; seconds: number };
  /** `openUntil`: a time of `performance.now()`. */
  circuit: { provider: string; openUntil: number };
  pool: Record<(typeof POOL_STATES)[number], number>;
  resume: { step: ResumeStep };
  job: { job: string; outcome: 'done' | 'failed' };
  log: object;
};
type Kind = keyof Notes;

/** Shared by all bundles of a process (in development each route is one), and almost free without a subscriber. */
const channels = {
  answer: channel('sukhayu:answer'),
  error: channel('sukhayu:error'),
  provider: channel('sukhayu:provider'),
  circuit: channel('sukhayu:circuit'),
  pool: channel('sukhayu:pool'),
  resume: channel('sukhayu:resume'),
  job: channel('sukhayu:job'),
  log: channel('sukhayu:log'),
} as const satisfies Record<Kind, unknown>;

export function note<K extends Kind>(kind: K, noted: Notes[K]): void {
  channels[kind].publish(noted);
}

export function onNote<K extends Kind>(kind: K, take: (noted: Notes[K]) => void): void {
  subscribe(channels[kind].name, (noted) => take(noted as Notes[K]));
}

export function isHeard(kind: Kind): boolean {
  return channels[kind].hasSubscribers;
}
