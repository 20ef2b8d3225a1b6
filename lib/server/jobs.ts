import { connectDatabase } from './db';
import { settleNextCase } from './services/desk/caseDecisions';
import { deliverNext } from './services/common/deliverMessages';
import { sweepNextPayment } from './services/payment/moneySweep';
import { applyNextEvent } from './services/payment/receiveFact';
import { workOnNextPayment } from './services/payment/workOnPayment';
import { tellNext } from './services/payment/sandboxPay';
import { settleNextApplication } from './services/application/settleApplication';
import { settleNextCancellation } from './services/policy/policies';
import { remindNext } from './services/resume/reminders';
import { type Job, startWorker, type Worker } from './worker';

/** What servers do beside answering. */
export const jobs: readonly Job[] = [
  { name: 'messages', everyMs: 1_000, lanes: 3, doNext: deliverNext },
  { name: 'gateway events', everyMs: 500, doNext: applyNextEvent },
  { name: 'payments', everyMs: 500, doNext: workOnNextPayment },
  { name: 'sandbox webhooks', everyMs: 500, doNext: (now) => tellNext(now) },
  { name: 'applications', everyMs: 2_000, doNext: settleNextApplication },
  { name: 'cases', everyMs: 2_000, doNext: settleNextCase },
  { name: 'cancellations', everyMs: 5_000, doNext: settleNextCancellation },
  { name: 'owners of money', everyMs: 60_000, doNext: sweepNextPayment },
  { name: 'remind', everyMs: 60_000, doNext: remindNext },
];

/** Starts the jobs in this process; they wait for the database as requests do. */
export function startJobs(): Worker {
  return startWorker(
    jobs.map((job) => ({
      ...job,
      doNext: async (now) => {
        await connectDatabase();
        return job.doNext(now);
      },
    })),
  );
}
