import { api } from '@/lib/config/paths';
import {
  deskCallBodySchema,
  deskCallsQuerySchema,
  revealBodySchema,
} from '@/lib/validation/callbacks/requests';
import { caseDecisionBodySchema, casesQuerySchema } from '@/lib/validation/desk/cases';
import { latestQuotesQuerySchema } from '@/lib/validation/desk/latestQuotes';
import { issueSeenBodySchema, paymentIssuesQuerySchema } from '@/lib/validation/desk/paymentIssues';

/** The calls of the staff's desk, as lib/server/openapi.ts describes them. */
export const deskOperations = {
  [api.staffSession]: {
    get: { summary: 'Who of the staff is signed in', answers: [200] },
    delete: { summary: 'Signs out', answers: [204] },
  },
  [api.latestQuotes]: {
    get: {
      summary: 'The quotes of customers who may be called',
      input: latestQuotesQuerySchema,
      answers: [200],
    },
  },
  [api.cases]: {
    get: { summary: 'What waits for a person of the staff', input: casesQuerySchema, answers: [200] },
    post: { summary: 'Decides a case, with a reason', input: caseDecisionBodySchema, answers: [200] },
  },
  [api.deskCalls]: {
    get: { summary: 'Calls to make, or made', input: deskCallsQuerySchema, answers: [200] },
    post: {
      summary: 'Takes a call over, or notes what came of it',
      input: deskCallBodySchema,
      answers: [200],
    },
  },
  [api.reveal]: {
    post: {
      summary: 'The number of a lead, where it may be called now',
      input: revealBodySchema,
      answers: [200],
    },
  },
  [api.paymentIssues]: {
    get: {
      summary: 'Money that was set aside for a person to look at',
      input: paymentIssuesQuerySchema,
      answers: [200],
    },
    post: { summary: 'Notes that it was looked at', input: issueSeenBodySchema, answers: [200] },
  },
} as const;
