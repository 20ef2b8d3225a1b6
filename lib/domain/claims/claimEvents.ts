import { MINUTE_MS } from '@/lib/domain/common/dates';
import { type ClaimKind, type ClaimStatus, type Payee, UNDECIDED_STATUSES } from './claim';
import { CLAIM_MINUTES } from './promises.data';

export const CLAIM_EVENTS = [
  'told',
  /** A paper or an answer is missing. */
  'asked',
  /** Everything that we asked for is there. */
  'complete',
  /** The hospital's request, complete. */
  'requested',
  'preauthorised',
  /** The hospital's last bill. */
  'billed',
  'approved',
  'refused',
  'paid',
  'withdrawn',
  'appealed',
  'appealAnswered',
  /** The customer's money goes to another account than the policy's. */
  'accountChanged',
  /** The customer stopped it within a day, from phone or mail. */
  'accountStopped',
] as const;
export type ClaimEventKind = (typeof CLAIM_EVENTS)[number];

/** `rupees`: what was approved or paid; `payee`: to whom. */
export type ClaimEvent = { what: ClaimEventKind; at: Date; rupees?: number; payee?: Payee };

export type ClaimStep = {
  what: ClaimEventKind;
  state: 'done' | 'next';
  at?: string;
  rupees?: number;
  /** The party that got what was paid. */
  payee?: Payee;
  /** How long the step may take, and took. */
  limitMinutes?: number;
  tookMinutes?: number;
  dueAt?: string;
  /** How long it has been due. */
  lateMinutes?: number;
};

export function isAppealed({ events }: { events: readonly Pick<ClaimEvent, 'what'>[] }): boolean {
  return events.some(({ what }) => what === 'appealed');
}

/** A claim can be withdrawn until a hospital relies on our answer, or we decided. */
export function mayWithdraw({
  status,
  events,
}: {
  status: ClaimStatus;
  events: readonly Pick<ClaimEvent, 'what'>[];
}): boolean {
  const relied: readonly ClaimEventKind[] = ['requested', 'preauthorised', 'billed', 'approved', 'refused'];
  const isRelied = events.some(({ what }) => relied.includes(what));
  return UNDECIDED_STATUSES.includes(status) && !isRelied;
}

type Clock = { starts: readonly ClaimEventKind[]; minutes: number };

const clocks: Record<ClaimKind, Partial<Record<ClaimEventKind, Clock>>> = {
  cashless: {
    preauthorised: { starts: ['requested'], minutes: CLAIM_MINUTES.request },
    approved: { starts: ['billed'], minutes: CLAIM_MINUTES.discharge },
    refused: { starts: ['billed'], minutes: CLAIM_MINUTES.discharge },
  },
  reimbursement: {
    approved: { starts: ['complete'], minutes: CLAIM_MINUTES.reimbursement },
    refused: { starts: ['complete'], minutes: CLAIM_MINUTES.reimbursement },
  },
};
const always: Partial<Record<ClaimEventKind, Clock>> = {
  paid: { starts: ['approved', 'appealAnswered'], minutes: CLAIM_MINUTES.payout },
  appealAnswered: { starts: ['appealed'], minutes: CLAIM_MINUTES.appeal },
};

/** The steps of each kind of claim where nothing goes wrong. */
const usual: Record<ClaimKind, readonly ClaimEventKind[]> = {
  cashless: ['told', 'complete', 'requested', 'preauthorised', 'billed', 'approved', 'paid'],
  reimbursement: ['told', 'complete', 'approved', 'paid'],
};

type Claim = {
  kind: ClaimKind;
  status: ClaimStatus;
  events: readonly ClaimEvent[];
  requestMinutes: number;
  now: Date;
};

/** Steps that happened and steps to come, each with the clock that runs for it. */
export function stepsOf({ kind, status, events, requestMinutes, now }: Claim): readonly ClaimStep[] {
  const clockOf = (what: ClaimEventKind): Clock | undefined => {
    const clock = clocks[kind][what] ?? always[what];
    return clock && what === 'preauthorised' ? { ...clock, minutes: requestMinutes } : clock;
  };
  const startOf = (clock: Clock | undefined, before: readonly ClaimEvent[]) =>
    clock && before.findLast(({ what }) => clock.starts.includes(what))?.at;
  const done = events.map(({ what, at, rupees, payee }, index): ClaimStep => {
    const clock = clockOf(what);
    const start = startOf(clock, events.slice(0, index));
    return {
      what,
      state: 'done',
      at: at.toISOString(),
      rupees,
      payee,
      ...(clock &&
        start && {
          limitMinutes: clock.minutes,
          tookMinutes: Math.ceil((at.getTime() - start.getTime()) / MINUTE_MS),
        }),
    };
  });
  const next = comingOf(kind, status, events).map((what): ClaimStep => {
    const clock = clockOf(what);
    // The fifteen days begin with the last paper: they don't run while one is missing.
    const isStopped = status === 'asked' && clock?.starts.includes('complete');
    const start = isStopped ? undefined : startOf(clock, events);
    return {
      what,
      state: 'next',
      limitMinutes: clock?.minutes,
      ...(clock && start && dueOf(new Date(start.getTime() + clock.minutes * MINUTE_MS), now)),
    };
  });
  return [...done, ...next];
}

function dueOf(dueAt: Date, now: Date): Pick<ClaimStep, 'dueAt' | 'lateMinutes'> {
  const lateMinutes = Math.floor((now.getTime() - dueAt.getTime()) / MINUTE_MS);
  return { dueAt: dueAt.toISOString(), ...(lateMinutes > 0 && { lateMinutes }) };
}

function comingOf(
  kind: ClaimKind,
  status: ClaimStatus,
  events: readonly ClaimEvent[],
): readonly ClaimEventKind[] {
  const happened = new Set(events.map(({ what }) => what));
  if (happened.has('appealed') && !happened.has('appealAnswered')) return ['appealAnswered'];
  if (['paid', 'refused', 'withdrawn'].includes(status)) return [];
  if (status === 'approved') return ['paid'];
  return usual[kind].slice(usual[kind].findLastIndex((what) => happened.has(what)) + 1);
}
