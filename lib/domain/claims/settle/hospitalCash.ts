import { daysBetween, type IsoDate } from '@/lib/domain/common/dates';
import { addPaise, type Paise, toPaise } from '@/lib/domain/common/money';
import type { ClaimTerms } from './claimTerms';

/** What a rider pays for each day in hospital. It is paid beside the bill and uses none of its cover. */
export type HospitalCash = { days: number; perDay: Paise; amount: Paise };

type Stayed = { admittedOn: IsoDate; dischargedOn: IsoDate };

/** The days of admission and discharge both count. Undefined where no hospital cash is paid. */
export function hospitalCashOf(
  { cash }: ClaimTerms,
  { admittedOn, dischargedOn }: Stayed,
): HospitalCash | undefined {
  if (!cash) return undefined;
  const days = daysBetween(admittedOn, dischargedOn) + 1 - (cash.fromDay - 1);
  if (days <= 0) return undefined;
  return { days, perDay: cash.perDay, amount: (days * cash.perDay) as Paise };
}

type Payable = { paid: Paise; cash?: HospitalCash; setOff?: Paise };

/** All that a settlement pays, hospital cash included. The bank is asked for this sum. */
export function payableOf({ paid, cash, setOff = toPaise(0) }: Payable): Paise {
  return (addPaise([paid, cash?.amount ?? toPaise(0)]) - setOff) as Paise;
}

/** The hospital's part, if the hospital is paid directly. Refunded premium is taken off hospital cash first. */
export function hospitalsPartOf(settlement: Payable): Paise {
  return Math.min(settlement.paid, payableOf(settlement)) as Paise;
}
