import type { ProductSlug } from '@/lib/domain/products.data';

/** What a card says of a plan: translation keys under `plans.facts.`, with their values. Sample features. */
export type PlanFact = {
  fact: 'room' | 'illness' | 'maternity' | 'coPayment' | 'doctor' | 'youPayFirst';
  value: 'anyRoom' | 'singleRoom' | 'afterMonths' | 'none' | 'notCovered' | 'percent' | 'rupeesAYear' | 'lakh';
  count?: number;
  /** A limit rather than a promise. */
  isLess?: boolean;
};

const illness: PlanFact = { fact: 'illness', value: 'afterMonths', count: 36 };
const anyRoom: PlanFact = { fact: 'room', value: 'anyRoom' };
const noCoPayment: PlanFact = { fact: 'coPayment', value: 'none' };
const maternity = (count: number): PlanFact => ({ fact: 'maternity', value: 'afterMonths', count });
const noMaternity: PlanFact = { fact: 'maternity', value: 'notCovered', isLess: true };

export const PLAN_FACTS: Partial<Record<ProductSlug, readonly PlanFact[]>> = {
  reassure: [anyRoom, illness, noMaternity, noCoPayment],
  reassurev2: [anyRoom, illness, maternity(24), noCoPayment],
  reassurev3: [anyRoom, illness, maternity(24), noCoPayment],
  aspire: [{ fact: 'room', value: 'singleRoom' }, illness, maternity(9), noCoPayment],
  'health-premia': [anyRoom, illness, maternity(24), { fact: 'doctor', value: 'rupeesAYear', count: 10_000 }],
  'health-recharge': [
    anyRoom,
    illness,
    noMaternity,
    { fact: 'youPayFirst', value: 'lakh', count: 5, isLess: true },
  ],
  'senior-first': [
    { fact: 'room', value: 'singleRoom' },
    illness,
    noMaternity,
    { fact: 'coPayment', value: 'percent', count: 20, isLess: true },
  ],
};
