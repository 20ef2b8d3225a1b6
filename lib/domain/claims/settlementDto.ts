import type { IsoDate } from '@/lib/domain/common/dates';
import { toRupees } from '@/lib/domain/common/money';
import { payableOf } from './settle/hospitalCash';
import type { BillHead } from './settle/billHeads.data';
import type { Refusal } from './settle/notCoveredYet';
import type { Settlement } from './settle/settle';
import type { LineReason } from './settle/settleLine';

/** Amounts are whole rupees, except where a hospital bills paise. */
export type SettlementDto = {
  refusal?: Refusal;
  lines: readonly { head: BillHead; billedPaise: number; admitted: number; reasons: readonly LineReason[] }[];
  billedPaise: number;
  notPayablePaise: number;
  deductible: number;
  coPayment: number;
  overCover: number;
  /**
   * Set where this illness still waits for a raise: the sum insured before the raise, and the first day on which the
   * whole sum pays.
   */
  raise?: { sumInsured: number; coveredFrom: IsoDate };
  paid: number;
  /** What a rider pays for each day in hospital, beside the bill. */
  cash?: { days: number; perDay: number; amount: number };
  /** Premium that was refunded when the policy was cancelled, and is taken off here. */
  setOff?: number;
  /** All that is paid, hospital cash included. */
  payable: number;
};

export function toSettlementDto(settlement: Settlement): SettlementDto {
  const { refusal, lines, billed, notPayable, deductible, coPayment, overCover, raise, paid, cash, setOff } =
    settlement;
  return {
    ...(refusal && { refusal }),
    lines: lines.map(({ head, billed: billedPaise, admitted, reasons }) => ({
      head,
      billedPaise,
      admitted: toRupees(admitted),
      reasons,
    })),
    billedPaise: billed,
    notPayablePaise: notPayable,
    deductible: toRupees(deductible),
    coPayment: toRupees(coPayment),
    overCover: toRupees(overCover),
    ...(raise && { raise: { ...raise, sumInsured: toRupees(raise.sumInsured) } }),
    paid: toRupees(paid),
    ...(cash && {
      cash: { days: cash.days, perDay: toRupees(cash.perDay), amount: toRupees(cash.amount) },
    }),
    ...(setOff && { setOff: toRupees(setOff) }),
    payable: toRupees(payableOf(settlement)),
  };
}
