import { approvalEnd } from '@/lib/domain/desk/links';
import { isTripPrice } from '@/lib/domain/payment/boughtPrice';
import { keptUntil } from '@/lib/domain/common/retention';
import type { SentLinkRecord } from '@/models/desk/sentLink';
import { sealedField } from '@/lib/server/services/common/personalData';
import { endOfDay, type LinkPlan } from './planLink';
import { codeHashOf, codeOf } from './wordLink';

export const sealedTo = sealedField<string>('customPaymentLinks', 'to');
export const sealedReason = sealedField<string>('customPaymentLinks', 'reason');
export const sealedDecision = sealedField<string>('customPaymentLinks', 'decisionReason');

/** The carrier gets it within a second or two. */
const FIRST_CHECK_MS = 2_000;

type Asked = { plan: LinkPlan; requestHash: string; by: string; reason?: string };

function askedLink(id: string, { plan, requestHash, by, reason }: Asked, now: Date) {
  const { kind, quote, applicationId, channel, to, language, price } = plan;
  return {
    _id: id,
    kind,
    quoteId: quote._id,
    requestHash,
    channel,
    language,
    by,
    mobileHash: quote.mobileHash ?? '',
    to: sealedTo.seal(to, id),
    ...(applicationId !== undefined && { applicationId }),
    ...(price && { amount: price.priceAfterTax, ...(!isTripPrice(price) && { tenure: price.tenure }) }),
    ...(reason !== undefined && { reason: sealedReason.seal(reason, id) }),
    askedAt: now,
    opens: 0,
    expiresAt: keptUntil('lead', now),
  };
}

/** A link that waits for a supervisor, without a code yet. */
export function pendingLink(id: string, asked: Asked, now: Date): SentLinkRecord {
  const waiting = { status: 'pending', isPending: true, validUntil: approvalEnd(now) } as const;
  return { ...askedLink(id, asked, now), ...waiting };
}

export function liveLink(id: string, asked: Asked, now: Date): SentLinkRecord {
  const live = { status: 'sent', isLive: true, delivery: 'waiting' } as const;
  return { ...askedLink(id, asked, now), ...live, ...sentFields(id, asked.plan, now) };
}

export function sentFields(id: string, { lastDay }: Pick<LinkPlan, 'lastDay'>, now: Date) {
  return {
    sentAt: now,
    validUntil: endOfDay(lastDay),
    codeHash: codeHashOf(codeOf(id)),
    checkAt: new Date(now.getTime() + FIRST_CHECK_MS),
  };
}
