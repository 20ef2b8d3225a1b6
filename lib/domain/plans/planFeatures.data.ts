import type { ProductSlug, VariantName } from './products.data';
import { RIDER_FACTS, type RiderKey } from './riders.data';

/** Sample terms, in reading order. */
export const FEATURES = [
  'paidFor',
  'youPayFirst',
  'room',
  'firstDays',
  'existingIllness',
  'managedIllness',
  'namedIllness',
  'maternity',
  'coPayment',
  'refill',
  'unusedCover',
  'entryAge',
  'healthCheck',
  'doctorVisits',
  'aroundHospital',
  'dayCare',
  'ambulance',
] as const;

export type Feature = (typeof FEATURES)[number];

/** A translation key under `plans.features.<feature>.` with its values. */
export type Answer = { readonly answer: string; readonly values?: Readonly<Record<string, number>> };

export type PlanFeatures = Readonly<Partial<Record<Feature, Answer>>>;

const is = (answer: string): Answer => ({ answer });
const months = (count: number): Answer => ({ answer: 'months', values: { months: count } });
const times = (count: number): Answer => ({ answer: 'times', values: { times: count } });
const percent = (share: number): Answer => ({ answer: 'percent', values: { percent: share } });
const rupees = (sum: number): Answer => ({ answer: 'rupees', values: { rupees: sum } });

const hospital: PlanFeatures = {
  room: is('any'),
  firstDays: { answer: 'days', values: { days: 30 } },
  existingIllness: months(36),
  namedIllness: months(24),
  maternity: is('none'),
  coPayment: is('none'),
  refill: is('once'),
  unusedCover: is('none'),
  entryAge: is('none'),
  healthCheck: is('adults'),
  aroundHospital: { answer: 'days', values: { before: 60, after: 180 } },
  dayCare: is('all'),
  ambulance: is('road'),
};

const aspire: PlanFeatures = {
  ...hospital,
  room: is('singlePrivate'),
  maternity: months(9),
  unusedCover: times(3),
};
const senior: PlanFeatures = { ...hospital, room: is('singlePrivate'), coPayment: percent(20) };
const premia: PlanFeatures = { ...hospital, maternity: months(24), doctorVisits: rupees(10_000) };

export const PLAN_FEATURES: Readonly<Record<ProductSlug, Partial<Record<VariantName | '', PlanFeatures>>>> = {
  reassure: { '': { ...hospital, refill: is('unlimited'), unusedCover: times(3), maternity: months(48) } },
  reassurev2: {
    'Bronze+': {
      ...hospital,
      room: is('singlePrivate'),
      maternity: months(48),
      unusedCover: times(3),
      healthCheck: is('none'),
    },
    'Platinum+': {
      ...hospital,
      maternity: months(24),
      refill: is('unlimited'),
      unusedCover: times(5),
      entryAge: is('untilClaim'),
    },
    'Titanium+': {
      ...hospital,
      maternity: months(9),
      refill: is('unlimited'),
      unusedCover: times(10),
      entryAge: is('untilClaim'),
      healthCheck: is('everyone'),
    },
  },
  reassurev3: {
    '': {
      ...hospital,
      maternity: months(24),
      refill: is('unlimited'),
      unusedCover: times(10),
      entryAge: is('untilClaim'),
      healthCheck: is('everyone'),
    },
  },
  'senior-first': {
    Gold: senior,
    Platinum: { ...senior, room: is('any'), coPayment: is('none'), refill: is('unlimited') },
  },
  aspire: {
    'Gold+': aspire,
    'Diamond+': { ...aspire, unusedCover: times(5) },
    'Platinum+': { ...aspire, room: is('any'), unusedCover: times(5), refill: is('unlimited') },
    'Titanium+': {
      ...aspire,
      room: is('any'),
      unusedCover: times(10),
      refill: is('unlimited'),
      entryAge: is('untilClaim'),
    },
  },
  'aspire-saver': {
    'Gold+': { ...aspire, unusedCover: is('none') },
    'Platinum+': { ...aspire, room: is('any'), unusedCover: times(3) },
  },
  'health-companion': { '': { ...hospital, unusedCover: times(3) } },
  'health-recharge': {
    '': {
      ...hospital,
      youPayFirst: { answer: 'lakh', values: { lakh: 5 } },
      refill: is('none'),
      healthCheck: is('none'),
    },
  },
  heartbeat: {
    Gold: { ...hospital, maternity: months(24), healthCheck: is('everyone') },
    Platinum: {
      ...hospital,
      maternity: months(24),
      refill: is('unlimited'),
      healthCheck: is('everyone'),
      unusedCover: times(3),
    },
  },
  'health-pulse': { '': { ...hospital, room: is('shared') } },
  'health-premia': {
    Silver: premia,
    Gold: { ...premia, doctorVisits: rupees(20_000), refill: is('unlimited') },
    Platinum: {
      ...premia,
      maternity: months(9),
      doctorVisits: rupees(50_000),
      refill: is('unlimited'),
      healthCheck: is('everyone'),
    },
  },
  'go-active': { '': { ...hospital, doctorVisits: rupees(5_000), healthCheck: is('everyone') } },
  'accident-care': { '': { paidFor: is('accident') } },
  'criti-care': {
    '': {
      paidFor: { answer: 'illnesses', values: { count: 20 } },
      firstDays: { answer: 'noClaim', values: { days: 90 } },
      existingIllness: months(36),
    },
  },
  'corona-rakshak': {
    '': { paidFor: is('corona'), firstDays: { answer: 'noClaim', values: { days: 15 } } },
  },
  rise: { '': { ...hospital, room: is('shared'), coPayment: percent(10) } },
};

/** What a rider changes in its plan. */
export const RIDER_FEATURES: Readonly<Partial<Record<RiderKey, PlanFeatures>>> = {
  'shorter-wait': { existingIllness: months(RIDER_FACTS['shorter-wait'].months) },
  'smart-health': { managedIllness: { answer: 'day', values: { day: RIDER_FACTS['smart-health'].day } } },
};
