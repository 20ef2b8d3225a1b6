import { connectDatabase } from '@/lib/server/database/db';
import { fillNextLeads } from '@/lib/server/services/desk/list/fillLeads';
import { settleNextCase } from '@/lib/server/services/desk/caseDecisions';
import { sealNextHour } from '@/lib/server/services/desk/auditSeals';
import { deliverNext } from '@/lib/server/services/site/deliverMessages';
import { noteNextDelivery } from '@/lib/server/services/desk/links/linkDelivery';
import { sweepNextPayment } from '@/lib/server/services/payment/moneySweep';
import { applyNextEvent } from '@/lib/server/services/payment/receiveFact';
import { workOnNextPayment } from '@/lib/server/services/payment/workOnPayment';
import { tellNext } from '@/lib/server/services/payment/sandboxPay';
import { settleNextApplication } from '@/lib/server/services/application/settleApplication';
import { payNextClaim } from '@/lib/server/services/claims/payClaim';
import { tellNextClaim } from '@/lib/server/services/claims/tellCustomer';
import { closeNextChange } from '@/lib/server/services/my/withdrawChange';
import { moveNextNumber } from '@/lib/server/services/my/number/moveNumber';
import { tellNextGrievance } from '@/lib/server/services/grievances/tellGrievance';
import { parkNextTalk, releaseNextTalk } from '@/lib/server/services/help/releaseTalk';
import { tellNextTalk } from '@/lib/server/services/help/tellTalk';
import { sweepNextRefused } from '@/lib/server/services/papers/storePaper';
import { askNextReview } from '@/lib/server/services/reviews/askForReview';
import { settleNextCancellation } from '@/lib/server/services/policy/policies';
import { inviteNext } from '@/lib/server/services/renewals/inviteRenewals';
import { workOnNextMandate } from '@/lib/server/services/renewals/mandate/workOnMandate';
import { tellNextRenewal } from '@/lib/server/services/renewals/tellRenewals';
import { settleNextTripRefund } from '@/lib/server/services/travel/cancelTrip';
import { forgetNext } from '@/lib/server/services/resume/forgetJourney';
import { remindNext } from '@/lib/server/services/resume/reminders';
import { type Job, startWorker, type Worker } from './worker';

export const jobs: readonly Job[] = [
  { name: 'messages', everyMs: 1_000, lanes: 3, doNext: deliverNext },
  { name: 'links', everyMs: 2_000, doNext: noteNextDelivery },
  { name: 'gateway events', everyMs: 500, doNext: applyNextEvent },
  { name: 'payments', everyMs: 500, doNext: workOnNextPayment },
  { name: 'sandbox webhooks', everyMs: 500, doNext: (now) => tellNext(now) },
  { name: 'applications', everyMs: 2_000, doNext: settleNextApplication },
  { name: 'cases', everyMs: 2_000, doNext: settleNextCase },
  { name: 'cancellations', everyMs: 5_000, doNext: settleNextCancellation },
  { name: 'refunds of trips', everyMs: 5_000, doNext: settleNextTripRefund },
  { name: 'numbers', everyMs: 5_000, doNext: moveNextNumber },
  { name: 'changes taken back', everyMs: 5_000, doNext: closeNextChange },
  { name: 'claims to pay', everyMs: 5_000, doNext: (now) => payNextClaim(now) },
  { name: 'claims to tell of', everyMs: 2_000, doNext: tellNextClaim },
  { name: 'grievances to tell of', everyMs: 2_000, doNext: tellNextGrievance },
  { name: 'talks to tell of', everyMs: 5_000, doNext: tellNextTalk },
  { name: 'talks without staff', everyMs: 30_000, doNext: releaseNextTalk },
  { name: 'talks without customer', everyMs: 30_000, doNext: parkNextTalk },
  { name: 'deleted journeys', everyMs: 60_000, doNext: forgetNext },
  { name: 'reviews to ask for', everyMs: 60_000, doNext: askNextReview },
  { name: 'refused papers', everyMs: 60_000, doNext: sweepNextRefused },
  { name: 'owners of money', everyMs: 60_000, doNext: sweepNextPayment },
  { name: 'hours of the audit', everyMs: 60_000, doNext: sealNextHour },
  { name: 'older leads', everyMs: 10 * 60_000, doNext: fillNextLeads },
  { name: 'renewals to offer', everyMs: 60_000, doNext: inviteNext },
  // This runs often, since the customer is told of the offer soon after it is made.
  { name: 'renewals to tell of', everyMs: 2_000, doNext: tellNextRenewal },
  { name: 'mandates', everyMs: 60_000, doNext: workOnNextMandate },
  { name: 'remind', everyMs: 60_000, doNext: remindNext },
];

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
