import type { LinkState } from '@/lib/domain/desk/links';
import type { Submission } from '@/lib/domain/desk/drawer/relog';
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
  // A quote without a price must be completed first, since no link can be sent for it.
  if (tasks[next] === 'sendQuote' && !hasPrice) return 'completeQuote';
  return tasks[next];
}

const sends: readonly AdvisorTask[] = ['sendQuote', 'sendPayment', 'sendApplication'];
/** States in which the customer has the link, so that another one isn't suggested. */
const withCustomer: readonly (LinkState | undefined)[] = ['sent', 'delivered', 'opened', 'paying'];

type Shown = { task: AdvisorTask; submission?: Submission; link: LinkState | undefined };

/** The task beside what else stands in the drawer: the link that is live, and whether the proposal can be submitted. */
export function shownTaskOf({ task, submission, link }: Shown): AdvisorTask | 'awaitLink' | 'submitAgain' {
  if (sends.includes(task) && withCustomer.includes(link)) return 'awaitLink';
  return task === 'awaitDecision' && submission === 'unsettled' ? 'submitAgain' : task;
}
