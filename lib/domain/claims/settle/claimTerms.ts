import type { IsoDate } from '@/lib/domain/common/dates';
import { type Paise, toPaise } from '@/lib/domain/common/money';
import type { Answer, Feature } from '@/lib/domain/plans/planFeatures.data';
import { coverEndOf } from '@/lib/domain/policy/policyState';
import { featuresOf } from '@/lib/domain/plans/planFeatures';
import { RIDER_FACTS, RIDER_KEYS } from '@/lib/domain/plans/riders.data';

/** A policy's own terms, as far as a hospital bill depends on them. */
export type ClaimTerms = {
  startsOn: IsoDate;
  endsOn: IsoDate;
  /** Set for a person: the day on which their waiting periods began, in this term or an earlier one. */
  coveredFrom?: IsoDate;
  /** Of each policy year, for all people of the policy together. */
  sumInsured: Paise;
  room: 'any' | 'singlePrivate' | 'shared';
  firstDays: number;
  existingMonths: number;
  /** From this day of the policy on, a managed illness is covered although it existed before. */
  managedDay?: number;
  namedMonths: number;
  /** Absent where maternity is not covered. */
  maternityMonths?: number;
  coPaymentPercent: number;
  /** The deductible of each policy year. */
  deductible: Paise;
  refill: 'none' | 'once' | 'unlimited';
  /** Unused cover is carried forward up to this many sums insured. */
  carriedTimes: number;
  /** Cover carried forward from the earlier term. */
  carriedIn?: Paise;
  /** Premium that a cancellation gave back for this term. */
  refunded?: Paise;
  /** Each raise of the sum insured: the sum before it, and the day on which the part above begins to wait. */
  raised?: readonly { from: Paise; on: IsoDate }[];
  daysBefore: number;
  daysAfter: number;
  paysConsumables: boolean;
  /** What a rider pays for each day in hospital. */
  cash?: { perDay: Paise; fromDay: number };
};

export type InsuredPlan = {
  product: string;
  tier: string;
  riders: readonly string[];
  /** Whole rupees. */
  sumInsured: number;
  startsOn: IsoDate;
  endsOn: IsoDate;
  /** `refund` is in whole rupees. */
  cancelled?: { requestedOn: IsoDate; refund?: number };
  /** Whole rupees. */
  raised?: readonly { from: number; on: IsoDate }[];
};

const LAKH = 1_00_000;
const cash = RIDER_FACTS['hospital-cash'];

/** Undefined for a plan that pays no hospital bills (lump sums, accidents). */
export function claimTermsOf(plan: InsuredPlan): ClaimTerms | undefined {
  const riders = RIDER_KEYS.filter((each) => plan.riders.includes(each));
  const rows = featuresOf(plan.product, plan.tier, riders);
  const answers = new Map(rows.map(({ feature, ...answer }) => [feature, answer]));
  const answer = (feature: Feature): Answer => answers.get(feature) ?? { answer: 'none' };
  const value = (feature: Feature, unit: string): number | undefined => answer(feature).values?.[unit];
  if (!answers.has('room')) return undefined;
  return {
    startsOn: plan.startsOn,
    endsOn: coverEndOf(plan),
    sumInsured: toPaise(plan.sumInsured),
    room: answer('room').answer as ClaimTerms['room'],
    firstDays: value('firstDays', 'days') ?? 0,
    existingMonths: value('existingIllness', 'months') ?? 0,
    managedDay: value('managedIllness', 'day'),
    namedMonths: value('namedIllness', 'months') ?? 0,
    maternityMonths: value('maternity', 'months'),
    coPaymentPercent: value('coPayment', 'percent') ?? 0,
    deductible: toPaise((value('youPayFirst', 'lakh') ?? 0) * LAKH),
    refill: answer('refill').answer as ClaimTerms['refill'],
    carriedTimes: value('unusedCover', 'times') ?? 0,
    ...changedLater(plan),
    daysBefore: value('aroundHospital', 'before') ?? 0,
    daysAfter: value('aroundHospital', 'after') ?? 0,
    paysConsumables: riders.includes('safeguard-plus'),
    ...(riders.includes('hospital-cash') && { cash: { perDay: toPaise(cash.rupees), fromDay: cash.day } }),
  };
}

function changedLater({ cancelled, raised }: InsuredPlan): Pick<ClaimTerms, 'refunded' | 'raised'> {
  return {
    ...(cancelled?.refund && { refunded: toPaise(cancelled.refund) }),
    ...(raised && { raised: raised.map(({ from, on }) => ({ from: toPaise(from), on })) }),
  };
}
