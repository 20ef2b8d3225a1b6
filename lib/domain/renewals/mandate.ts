import { addDays, DAY_MS, type IsoDate, startInIndia, todayInIndia } from '@/lib/domain/common/dates';
import { atDaytime, isDaytime } from '@/lib/domain/common/daytime';

/**
 * Days before the end on which the debit begins: a bank takes a day and a half, and after a failure there is still time
 * to pay.
 */
const DEBIT_DAYS = 5;
/** The amount of a debit is announced this many days before it. */
const MANDATE_NOTICE_DAYS = [45, 7, 1] as const;
/** A debit must be announced at least a day before (RBI, rules of e-mandates). */
const NOTICE_MS = DAY_MS;
/** With fewer days than this before the end it is too late to debit. */
const LAST_DAYS = 2;
/** Whole rupees. Above `most` each debit of a premium needs its own consent (RBI, December 2023). */
export const MANDATE_LIMIT = { least: 1_000, most: 1_00_000 } as const;

export const MANDATE_ENDS = ['customer', 'bank', 'policy', 'notGiven'] as const;
export type MandateEnd = (typeof MANDATE_ENDS)[number];
export type MandateStatus = 'asked' | 'active' | 'ended';

/** `over`: above the limit. `unready`: what was chosen has problems. */
export type MandateNoticeKind = 'debit' | 'over' | 'unready';

export type MandateNotice = {
  policyNumber: string;
  kind: MandateNoticeKind;
  /** Place in MANDATE_NOTICE_DAYS. */
  step: number;
  amount: number;
  /** Hash of everything that the amount depends on. */
  boughtHash: string;
  /** When it was told, or when its message went out, once that is known. */
  at: Date;
  /** The message that tells it, until we know that it went out. */
  messageId?: string;
};

export type MandatePrice = { amount: number; boughtHash: string; isReady: boolean };

type Seen = { endsOn: IsoDate; limit: number; told?: MandateNotice; price: MandatePrice; now: Date };

export type MandateStep =
  | { do: 'wait'; until: Date }
  | { do: 'tell'; kind: MandateNoticeKind; step: number }
  | { do: 'debit' };

function debitDayOf(endsOn: IsoDate): IsoDate {
  return addDays(endsOn, -DEBIT_DAYS);
}

/** The day on which a debit that is told now begins. */
export function debitOn(endsOn: IsoDate, toldAt: Date): IsoDate {
  const soonest = todayInIndia(atDaytime(new Date(toldAt.getTime() + NOTICE_MS)));
  const usual = debitDayOf(endsOn);
  return soonest > usual ? soonest : usual;
}

/**
 * Decides the next step of a mandate. Only an amount that was told at least a day before is debited; any other is told
 * first.
 */
export function mandateStepOf({ endsOn, limit, told, price, now }: Seen): MandateStep {
  const today = todayInIndia(now);
  const step = MANDATE_NOTICE_DAYS.findLastIndex((days) => noticeDay(endsOn, days) <= today);
  if (!isDaytime(now)) return { do: 'wait', until: atDaytime(now) };
  if (step === -1) return { do: 'wait', until: startOf(noticeDay(endsOn, MANDATE_NOTICE_DAYS[0])) };
  if (today > addDays(endsOn, -LAST_DAYS)) return { do: 'wait', until: startOf(addDays(today, 1)) };
  const kind = kindOf(price, limit);
  if (!isAsTold(told, kind, price)) return { do: 'tell', kind, step };
  if (kind !== 'debit') return { do: 'wait', until: startOf(addDays(today, 1)) };
  if (told.step < step) return { do: 'tell', kind, step };
  if (today < debitDayOf(endsOn)) return { do: 'wait', until: startOf(addDays(today, 1)) };
  const mayAt = new Date(told.at.getTime() + NOTICE_MS);
  return mayAt <= now ? { do: 'debit' } : { do: 'wait', until: atDaytime(mayAt) };
}

function noticeDay(endsOn: IsoDate, days: number): IsoDate {
  return addDays(debitDayOf(endsOn), -days);
}

function startOf(day: IsoDate): Date {
  return atDaytime(startInIndia(day));
}

function kindOf({ amount, isReady }: MandatePrice, limit: number): MandateNoticeKind {
  if (!isReady) return 'unready';
  return amount > limit ? 'over' : 'debit';
}

function isAsTold(
  told: MandateNotice | undefined,
  kind: MandateNoticeKind,
  { amount, boughtHash }: MandatePrice,
): told is MandateNotice {
  return told?.kind === kind && told.amount === amount && told.boughtHash === boughtHash;
}
