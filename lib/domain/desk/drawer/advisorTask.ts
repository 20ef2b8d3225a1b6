import type { JourneyStep } from '@/lib/domain/quote/journey/nextStep';

/** What an advisor does next about a quote, said in words in the drawer. */
export const ADVISOR_TASKS = [
  'completeQuote',
  'sendQuote',
  'agreePlan',
  'callForIdentity',
  'awaitIdentity',
  'sendPayment',
  'sendApplication',
  'awaitDecision',
  'none',
] as const;
export type AdvisorTask = (typeof ADVISOR_TASKS)[number];

type Facts = { next: JourneyStep; hasPrice: boolean; isIdentityCall: boolean; isIdentityOpen: boolean };

const tasks: Record<JourneyStep, AdvisorTask> = {
  verify: 'sendQuote',
  advisor: 'agreePlan',
  travellers: 'sendQuote',
  declaration: 'sendQuote',
  kyc: 'sendQuote',
  payment: 'sendPayment',
  application: 'sendApplication',
  decision: 'awaitDecision',
  done: 'none',
};

export function advisorTaskOf({ next, hasPrice, isIdentityCall, isIdentityOpen }: Facts): AdvisorTask {
  if (next === 'done') return 'none';
  if (isIdentityCall) return 'callForIdentity';
  if (isIdentityOpen && next === 'decision') return 'awaitIdentity';
  // No link can be sent without a price.
  if (tasks[next] === 'sendQuote' && !hasPrice) return 'completeQuote';
  return tasks[next];
}
