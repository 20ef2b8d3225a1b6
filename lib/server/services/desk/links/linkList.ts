import { type LinkDto, linkStateOf, paymentByLink } from '@/lib/domain/desk/links';
import { listPremiumPayments, type PaymentRecord } from '@/models/payment/payment';
import { listSentLinksOf, type SentLinkRecord } from '@/models/desk/sentLink';

/** A quote's links, newest first, with what became of each. */
export async function listLinksOf(quoteId: string, now: Date): Promise<LinkDto[]> {
  const [links, payments] = await Promise.all([listSentLinksOf(quoteId), listPremiumPayments(quoteId)]);
  return links.map((link) => toLinkDto(link, payments, now));
}

export function toLinkDto(link: SentLinkRecord, payments: readonly PaymentRecord[], now: Date): LinkDto {
  const { _id, kind, channel, amount, tenure, by, opens, decidedBy, validUntil } = link;
  const payment = kind === 'application' ? undefined : paymentByLink(link, payments);
  return {
    linkId: _id,
    kind,
    channel,
    amount,
    tenure,
    by,
    opens,
    decidedBy,
    state: linkStateOf(link, payment, now),
    askedAt: link.askedAt.toISOString(),
    sentAt: link.sentAt?.toISOString(),
    lastOpenedAt: link.lastOpenedAt?.toISOString(),
    cancelledAt: link.cancelledAt?.toISOString(),
    validUntil: validUntil.toISOString(),
    payment: payment && {
      status: payment.status,
      amount: payment.amount,
      reference: payment.reference,
      at: payment.updatedAt.toISOString(),
    },
  };
}
