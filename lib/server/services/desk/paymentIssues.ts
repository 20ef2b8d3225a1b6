import type { PaymentIssueDto, PaymentIssuesDto } from '@/lib/domain/desk/paymentIssues';
import { maskMobile } from '@/lib/domain/common/phone';
import type { IssueSeenBody, PaymentIssuesQuery } from '@/lib/validation/desk/paymentIssues';
import {
  countEvents,
  type EventWithPayment,
  findGatewayEvent,
  listEvents,
  markEventSeen,
} from '@/models/payment/gatewayEvent';
import type { ApiRequest } from '@/lib/server/services/common/apiRequest';
import { AppError } from '@/lib/server/http/errors';
import { audit } from '@/lib/server/services/common/audit';
import { sealedField } from '@/lib/server/services/common/personalData';
import { openQuote } from '@/lib/server/services/quote/quoteStore';
import { actorOf } from '@/lib/server/services/common/actor';

const PAGE_SIZE = 20;

const sealedNote = sealedField<string>('gatewayEvents', 'note');
const statuses = { open: 'quarantined', seen: 'seen' } as const;

/** Every listing is audited. */
export async function listPaymentIssues(request: ApiRequest<PaymentIssuesQuery>): Promise<PaymentIssuesDto> {
  const { input } = request;
  const { page } = input;
  const status = statuses[input.status];
  const [found, total] = await Promise.all([
    listEvents({ status, skip: (page - 1) * PAGE_SIZE, limit: PAGE_SIZE }),
    countEvents(status),
  ]);
  await audit('PAYMENT_ISSUES_LISTED', actorOf(request).staffId, request, {
    issueIds: found.map(({ _id }) => _id),
  });
  return { issues: found.map(toDto), page, limit: PAGE_SIZE, total };
}

/** The first reviewer wins. No money moves. */
export async function markIssueSeen(request: ApiRequest<IssueSeenBody>): Promise<{ issueId: string }> {
  const { staffId } = actorOf(request);
  const { input, now } = request;
  const { issueId } = input;
  const note = sealedNote.seal(input.note, issueId);
  const seen = await markEventSeen(issueId, { seenAt: now, seenBy: staffId, note });
  if (!seen) throw new AppError((await findGatewayEvent(issueId))?.problem ? 'CONFLICT' : 'NOT_FOUND');
  await audit('PAYMENT_ISSUE_SEEN', staffId, request, { issueId, problem: seen.problem });
  return { issueId };
}

function toDto(event: EventWithPayment): PaymentIssueDto {
  const { _id, problem = 'unknownOrder', gateway, fact, receivedAt } = event;
  const { orderId, attemptId, bankReference, amountPaise, currency } = fact;
  return {
    issueId: _id,
    problem,
    gateway,
    orderId,
    attemptId,
    bankReference,
    currency,
    toldAt: receivedAt.toISOString(),
    received: amountPaise === undefined ? undefined : amountPaise / 100,
    payment: paymentOf(event),
    seen: seenOf(event),
  };
}

function paymentOf({ payment, quote }: EventWithPayment): PaymentIssueDto['payment'] {
  if (!payment) return undefined;
  const { reference, amount, quoteId } = payment;
  const { name = '', mobileNumber = '' } = quote ? openQuote(quote).person : {};
  return { reference, expected: amount, quoteId, name, mobileNumber: maskMobile(mobileNumber) ?? '' };
}

function seenOf({ _id, seenAt, seenBy, note }: EventWithPayment): PaymentIssueDto['seen'] {
  if (!seenAt || seenBy === undefined || note === undefined) return undefined;
  return { at: seenAt.toISOString(), by: seenBy, note: sealedNote.unseal(note, _id) };
}
