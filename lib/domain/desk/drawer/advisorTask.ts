import type { JourneyStep } from '@/lib/domain/quote/journey/nextStep';

/** What an advisor does next about a quote, said in words in the drawer. */
export const ADVISOR_TASKS = [
  'sendQuote',
  'agreePlan',
  'agreeTrip',
  'callForIdentity',
  'awaitIdentity',
  'sendPayment',
  'sendApplication',
  'awaitDecision',
  'none',
] as const;
export type AdvisorTask = (typeof ADVISOR_TASKS)[number];

type Facts = { next: JourneyStep; isTrip: boolean; isIdentityCall: boolean; isIdentityOpen: boolean };

const tasks: Record<JourneyStep, AdvisorTask> = {
  verify: 'sendQuote',
  advisor: 'agreePlan',
  declaration: 'sendQuote',
  kyc: 'sendQuote',
  payment: 'sendPayment',
  application: 'sendApplication',
  decision: 'awaitDecision',
  done: 'none',
};

export function advisorTaskOf({ next, isTrip, isIdentityCall, isIdentityOpen }: Facts): AdvisorTask {
  if (next === 'done') return 'none';
  if (isIdentityCall) return 'callForIdentity';
  if (next === 'advisor' && isTrip) return 'agreeTrip';
  if (isIdentityOpen && next === 'decision') return 'awaitIdentity';
  return tasks[next];
}
