import type { IsoDate } from '@/lib/domain/common/dates';
import { USD_IN_PAISE } from './exchangeRates.data';
import { TRIP_LOSSES, type TripCut, type TripLoss } from './losses.data';

/** As the papers show it, in cents of US dollars; `on` names the day of the exchange rate. */
export type ProvenLoss = {
  loss: TripLoss;
  on: IsoDate;
  spentCents: number;
  cutCents: number;
  cutReason?: TripCut;
};

/** Paid in whole rupees at the rate of a named day. */
export type LossSettlement = ProvenLoss & {
  deductibleCents: number;
  /** Beyond the limit of its kind. */
  overCents: number;
  paidCents: number;
  rate: ExchangeRate;
  rupees: number;
};

export type ExchangeRate = { from: IsoDate; paise: number };

/** Of the last day on which one was named, up to this day. */
export function exchangeRateOn(day: IsoDate): ExchangeRate {
  const [from, paise] = USD_IN_PAISE.findLast(([named]) => named <= day) ?? USD_IN_PAISE[0] ?? [day, 0];
  return { from, paise };
}

type Cover = { sumInsuredUsd: number; usedCents: number };

/** The same for everybody at the desk: cut, then the deductible, then what is left of the limit. */
export function settleLoss(proven: ProvenLoss, { sumInsuredUsd, usedCents }: Cover): LossSettlement {
  const { mostUsd, deductibleUsd } = TRIP_LOSSES[proven.loss];
  const rest = Math.max(proven.spentCents - proven.cutCents, 0);
  const deductibleCents = Math.min(rest, deductibleUsd * 100);
  const most = (mostUsd === 'sumInsured' ? sumInsuredUsd : mostUsd) * 100;
  const paidCents = Math.min(rest - deductibleCents, Math.max(most - usedCents, 0));
  const overCents = rest - deductibleCents - paidCents;
  const rate = exchangeRateOn(proven.on);
  const rupees = Math.round((paidCents * rate.paise) / 10_000);
  return { ...proven, deductibleCents, overCents, paidCents, rate, rupees };
}
