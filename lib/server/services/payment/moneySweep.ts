import { type MoneyFacts, type MoneyOwner, ownerOf } from '@/lib/domain/payment/moneyOwner';
import { findApplicationOf, renewDecided } from '@/models/application/application';
import { endSweep, leaseSweep, type PaymentRecord, unsettlePayment } from '@/models/payment/payment';
import { findPolicyOf } from '@/models/policy/policy';
import { findTripPolicyOf } from '@/models/travel/tripPolicy';
import { hasOpenCase } from '@/models/desk/reviewCase';
import { keepPaidJourney } from '@/lib/server/services/common/keepRecords';
import { isUnpaid } from '@/lib/domain/payment/payment';
import type { Quote } from '@/lib/domain/quote/quote';
import { findQuoteAtAll } from '@/lib/server/services/quote/quoteStore';
import { extraOf } from './extra/extraOf';
import { refundOrRelease } from './workOnPayment';
import { quarantineFact } from './receiveFact';
import { SWEEP_MS } from './paymentRecord';

type Nobody = Extract<MoneyOwner, { kind: 'nobody' }>;

/**
 * Worker job: checks whether the money of a payment has an owner. Reports before mending: if the server stops in
 * between, the next sweep does both, whereas money that was mended first would never be reported
 * (docs/decisions/018-owner-of-money.md).
 */
export async function sweepNextPayment(now: Date): Promise<boolean> {
  const payment = await leaseSweep(now, new Date(now.getTime() + SWEEP_MS));
  if (!payment) return false;
  const facts = await findMoneyFacts(payment);
  const owner = ownerOf(facts, now);
  if (owner.kind === 'nobody') await mend(payment, owner, now);
  else if (owner.kind === 'waiting' && facts.quote) await keepPaidJourney(facts.quote, now);
  else if (owner.kind === 'policy' || (owner.kind === 'none' && !isUnpaid(payment.status))) {
    await endSweep(payment);
  }
  return true;
}

export async function findMoneyFacts(payment: PaymentRecord): Promise<MoneyFacts & { quote?: Quote }> {
  const { quoteId } = payment;
  const extra = extraOf(payment);
  if (extra) return { payment, hasCase: false, addition: { isCovered: await extra.isGiven(payment) } };
  const [quote, application, hasCase] = await Promise.all([
    findQuoteAtAll(quoteId),
    findApplicationOf(quoteId),
    hasOpenCase({ kind: 'proposal', quoteId }),
  ]);
  const policy = application ? await findPolicyOf(application._id) : await findTripPolicyOf(quoteId);
  return {
    payment,
    hasCase,
    ...(quote && { quote }),
    ...(application && { application }),
    ...(policy && { policy }),
  };
}

async function mend(payment: PaymentRecord, { problem, mend: how }: Nobody, now: Date): Promise<void> {
  const { _id, status, orderId = '', attemptId, bankReference, amount } = payment;
  const outcome = status === 'blocked' ? 'blocked' : 'paid';
  const money = {
    outcome,
    orderId,
    attemptId,
    bankReference,
    amountPaise: amount * 100,
    currency: 'INR',
  } as const;
  await quarantineFact(payment, money, { problem, now });
  if (how === 'settleAgain') await unsettlePayment(payment, now);
  if (how === 'decideAgain') await renewDecided(payment.quoteId, now);
  if (how === 'refundOrRelease') await refundOrRelease(_id, now);
}
