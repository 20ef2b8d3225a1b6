import { addPaise, type Paise, shareInWholeRupees, toPaise } from '@/lib/domain/common/money';
import type { ClaimTerms } from './claimTerms';
import { coverLeftOn, type PastClaim } from './coverLeft';
import { type HospitalCash, hospitalCashOf, payableOf } from './hospitalCash';
import { type Cause, type Refusal, refusalOf } from './notCoveredYet';
import { type WaitingRaise, waitingRaiseOf } from './waitingRaise';
import { type BillLine, settleLine, type SettledLine, type Stay } from './settleLine';

export type HospitalBill = Stay & {
  /** As the hospital wrote it. */
  number?: string;
  cause: Cause;
  lines: readonly BillLine[];
};

/** `billed - notPayable - deductible - coPayment - overCover = paid`, to the paisa. */
export type Settlement = {
  /** Set where nothing is payable. All of the bill is `notPayable` then. */
  refusal?: Refusal;
  lines: readonly SettledLine[];
  billed: Paise;
  notPayable: Paise;
  deductible: Paise;
  coPayment: Paise;
  /** The part above the cover that is left. */
  overCover: Paise;
  /** Set where less is paid since a recent raise of the sum insured still waits. */
  raise?: WaitingRaise;
  paid: Paise;
  /** How much of `paid` uses cover of earlier years. */
  ofCarried?: Paise;
  cash?: HospitalCash;
  /**
   * Premium that was refunded when the policy was cancelled. It is taken off, since nobody gets both it and the claim.
   */
  setOff?: Paise;
};

/** The order of deductions and its sources are in docs/decisions/035-claims.md. */
export function settle(terms: ClaimTerms, bill: HospitalBill, past: readonly PastClaim[]): Settlement {
  const refusal = refusalOf(terms, bill.cause, bill.admittedOn);
  const lines = refusal ? bill.lines.map(refused) : bill.lines.map((line) => settleLine(terms, bill, line));
  const left = coverLeftOn(terms, past, bill.admittedOn);
  const billed = addPaise(lines.map((line) => line.billed));
  const admitted = addPaise(lines.map((line) => line.admitted));
  const deductible = Math.min(admitted, left.deductible) as Paise;
  const overDeductible = (admitted - deductible) as Paise;
  const coPayment = shareInWholeRupees(overDeductible, terms.coPaymentPercent * 100);
  const payable = (overDeductible - coPayment) as Paise;
  const raise = waitingRaiseOf(terms, bill.cause, bill.admittedOn);
  const base = Math.min(left.base, raise?.sumInsured ?? left.base);
  const paid = Math.min(payable, base + left.carried) as Paise;
  const cash = refusal ? undefined : hospitalCashOf(terms, bill);
  const setOff = Math.min(refundLeft(terms, past), payableOf({ paid, cash })) as Paise;
  return {
    ...(refusal && { refusal }),
    lines,
    billed,
    notPayable: (billed - admitted) as Paise,
    deductible,
    coPayment,
    overCover: (payable - paid) as Paise,
    ...(raise && base < left.base && paid < payable && { raise }),
    paid,
    ...(paid > base && { ofCarried: (paid - base) as Paise }),
    ...(cash && { cash }),
    ...(setOff > 0 && { setOff }),
  };
}

/** The refunded premium that no earlier claim has been lowered by. */
function refundLeft({ refunded = toPaise(0) }: ClaimTerms, past: readonly PastClaim[]): Paise {
  return Math.max(0, refunded - addPaise(past.map(({ setOff }) => setOff ?? toPaise(0)))) as Paise;
}

function refused({ head, billed }: BillLine): SettledLine {
  return { head, billed, admitted: toPaise(0), reasons: [] };
}
