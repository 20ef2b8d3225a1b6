import type { IsoDate } from '@/lib/domain/common/dates';
import { USD_IN_PAISE } from './exchangeRates.data';
import { TRIP_LOSSES, type TripCut, type TripLoss } from './losses.data';

/** The loss as its papers show it, in cents of US dollars; `on` is the day of the exchange rate. */
export type ProvenLoss = {
  loss: TripLoss;
  on: IsoDate;
  spentCents: number;
  cutCents: number;
  cutReason?: TripCut;
};

/** The loss is paid in whole rupees, at the rate of its day. */
export type LossSettlement = ProvenLoss & {
  deductibleCents: number;
  /** The part beyond the limit of this kind of loss, in cents. */
  overCents: number;
  paidCents: number;
  rate: ExchangeRate;
  rupees: number;
};

export type ExchangeRate = { from: IsoDate; paise: number };

/** The newest rate that was named up to this day. */
export function exchangeRateOn(day: IsoDate): ExchangeRate {
  const [from, paise] = USD_IN_PAISE.findLast(([named]) => named <= day) ?? USD_IN_PAISE[0] ?? [day, 0];
  return { from, paise };
}

type Cover = { sumInsuredUsd: number; usedCents: number };

/** Takes off the cut, then the deductible, then what is beyond the rest of the limit, always in this order. */
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
