import { isIsoDate } from '@/lib/domain/common/dates';
import {
  BILL_HEADS,
  type BillHead,
  CUT_REASONS,
  type CutReason,
  type Room,
  ROOMS,
} from '@/lib/domain/claims/settle/billHeads.data';
import { type Cause, CAUSES } from '@/lib/domain/claims/settle/notCoveredYet';

/** A line as typed. Amounts may have commas and paise. */
export type TypedLine = {
  head?: string;
  amount?: string;
  on?: string;
  days?: string;
  cut?: string;
  cutReason?: string;
};

/** A hospital's bill as typed so far. */
export type TypedBill = {
  number?: string;
  /** As the hospital's papers say, since no money is paid by what the customer told us. */
  admittedOn?: string;
  dischargedOn?: string;
  cause?: string;
  isExisting?: boolean;
  isManaged?: boolean;
  isNamed?: boolean;
  billsAlike?: boolean;
  room?: string;
  rate?: string;
  coveredRate?: string;
  lines?: readonly TypedLine[];
};

export const BILL_PROBLEMS = ['amount', 'day', 'choose', 'lines', 'cut'] as const;
export type BillProblem = (typeof BILL_PROBLEMS)[number];

/** Problems by field: `rate`, `lines.2.amount`. */
export type BillProblems = Readonly<Record<string, BillProblem>>;

/** The bill as a decision sends it. */
export type EnteredBill = {
  number?: string;
  admittedOn: string;
  dischargedOn: string;
  billsByRoom: boolean;
  cause: Cause;
  room?: { taken: Room; ratePaise: number; coveredRatePaise: number };
  lines: {
    head: BillHead;
    billedPaise: number;
    on?: string;
    days?: number;
    cutPaise?: number;
    cutReason?: CutReason;
  }[];
};
export type ReadBill = { bill: EnteredBill; problems?: never } | { bill?: never; problems: BillProblems };

const AMOUNT = /^(\d{1,3}(?:,?\d{2,3})*|\d+)(?:\.(\d{1,2}))?$/;

/** Undefined for what is no amount: `1,29,180.5` is 12918050. */
export function readPaise(typed = ''): number | undefined {
  const [, rupees, paise = ''] = AMOUNT.exec(typed.replace(/[₹\s]/g, '')) ?? [];
  return rupees === undefined ? undefined : Number(rupees.replaceAll(',', '') + paise.padEnd(2, '0'));
}

/** Empty lines, as the form offers them, don't count. */
export function isEmptyLine({ head, amount, on, days, cut }: TypedLine): boolean {
  return ![head, amount, on, days, cut].some((typed) => typed?.trim());
}

export function readTypedBill(typed: TypedBill): ReadBill {
  const lines = (typed.lines ?? [])
    .map((line, at) => ({ line, at }))
    .filter(({ line }) => !isEmptyLine(line));
  const problems = {
    ...(!isIsoDate(typed.admittedOn) && { admittedOn: 'day' as const }),
    ...(!isIsoDate(typed.dischargedOn) && { dischargedOn: 'day' as const }),
    ...(!CAUSES.some((each) => each === typed.cause) && { cause: 'choose' as const }),
    ...roomProblems(typed),
    ...(lines.length === 0 && { lines: 'lines' as const }),
    ...Object.fromEntries(lines.flatMap(({ line, at }) => lineProblems(line, at))),
  };
  if (Object.keys(problems).length > 0) return { problems };
  return {
    bill: toBill(
      typed,
      lines.map(({ line }) => line),
    ),
  };
}

function roomProblems({ room, rate, coveredRate }: TypedBill): BillProblems {
  if (!room) return {};
  return {
    ...(readPaise(rate) === undefined && { rate: 'amount' as const }),
    ...(readPaise(coveredRate) === undefined && { coveredRate: 'amount' as const }),
  };
}

function lineProblems(
  { head, amount, on, days, cut, cutReason }: TypedLine,
  at: number,
): [string, BillProblem][] {
  const checks: readonly [keyof TypedLine, boolean, BillProblem][] = [
    ['head', !head || !(head in BILL_HEADS), 'choose'],
    ['amount', readPaise(amount) === undefined, 'amount'],
    ['on', Boolean(on) && !isIsoDate(on), 'day'],
    ['days', Boolean(days) && !/^\d{1,3}$/.test(days ?? ''), 'amount'],
    ['cut', Boolean(cut) && (readPaise(cut) ?? Infinity) > (readPaise(amount) ?? 0), 'cut'],
    ['cutReason', Boolean(cut) && !CUT_REASONS.some((each) => each === cutReason), 'choose'],
  ];
  return checks.flatMap(([field, isWrong, problem]): [string, BillProblem][] =>
    isWrong ? [[`lines.${at}.${field}`, problem]] : [],
  );
}

function toBill(typed: TypedBill, lines: readonly TypedLine[]): EnteredBill {
  const taken = ROOMS.find((each) => each === typed.room);
  return {
    ...(typed.number?.trim() && { number: typed.number.trim() }),
    admittedOn: typed.admittedOn ?? '',
    dischargedOn: typed.dischargedOn ?? '',
    billsByRoom: !typed.billsAlike,
    cause: {
      kind: typed.cause as Cause['kind'],
      isExisting: typed.isExisting ?? false,
      isManaged: typed.isManaged ?? false,
      isNamed: typed.isNamed ?? false,
    },
    ...(taken && {
      room: {
        taken,
        ratePaise: readPaise(typed.rate) ?? 0,
        coveredRatePaise: readPaise(typed.coveredRate) ?? 0,
      },
    }),
    lines: lines.map(({ head, amount, on, days, cut, cutReason }) => ({
      head: head as BillHead,
      billedPaise: readPaise(amount) ?? 0,
      ...(on && { on }),
      ...(days && { days: Number(days) }),
      ...(cut && { cutPaise: readPaise(cut), cutReason: cutReason as CutReason }),
    })),
  };
}
