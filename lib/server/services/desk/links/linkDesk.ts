import type { LinkDto, LinkPreviewDto, LinksDto } from '@/lib/domain/desk/links';
import { LINKS_A_DAY } from '@/lib/domain/desk/links';
import { todayInIndia } from '@/lib/domain/common/dates';
import { hasMoney } from '@/lib/domain/payment/payment';
import { withoutPeople } from '@/lib/domain/desk/drawer/deskBill';
import { sayPlace } from '@/lib/domain/places/billPlace';
import { cancelLiveLink, cancelPending, findLink, findLiveLink } from '@/models/desk/sentLink';
import { touchLead } from '@/models/callbacks/dialerLead';
import { findPaymentOfQuote } from '@/models/payment/payment';
import { toErrorDto } from '@/lib/server/http/errorBody';
import { AppError } from '@/lib/server/http/errors';
import type { ApiRequest } from '@/lib/server/services/common/apiRequest';
import { audit } from '@/lib/server/services/common/audit';
import { findDeskQuote } from '@/lib/server/services/desk/drawer/foundQuote';
import { leadIdsOf } from '@/lib/server/services/quote/leadIds';
import { actorOf } from '@/lib/server/services/common/actor';
import { listLinksOf } from './linkList';
import { countToday, type LinkWish, offersOf, planLink } from './planLink';
import { needsApproval } from './sendLink';
import { wordLink } from './wordLink';

/** Polled while a drawer is open, so not audited: it shows states and amounts, no person. */
export async function readLinks(request: ApiRequest<{ quoteId: string }>): Promise<LinksDto> {
  const { now } = request;
  const { quote } = await findDeskQuote(request.input.quoteId, now);
  const [links, live, sentToday] = await Promise.all([
    listLinksOf(quote._id, now),
    findLiveLink(quote._id),
    countToday(quote._id, now),
  ]);
  const hasForm = quote.paidAt && !quote.submittedAt;
  const offers = offersOf(quote, todayInIndia(now));
  return {
    links,
    sentToday,
    mostADay: LINKS_A_DAY,
    liveId: live?._id,
    applicationId: hasForm ? quote.applicationId : undefined,
    offers: offers.map(({ tenure, priceAfterTax }) => ({ tenure, amount: priceAfterTax })),
  };
}

/** Shows what a send would do now, by the same rule, without its effects. */
export async function previewLink(request: ApiRequest<LinkWish>): Promise<LinkPreviewDto> {
  const { input, now, locale, requestId } = request;
  // The text is the same wherever it goes.
  const plan = await planLink({ ...input, email: '' }, now);
  const { quote, kind, price, language, refusal } = plan;
  const { text, subject } = wordLink(plan);
  const details = { quoteId: quote._id, kind, channel: plan.channel, code: refusal?.code };
  await audit('LINK_PREVIEWED', actorOf(request).staffId, request, details);
  const said = refusal && toErrorDto(refusal, locale, requestId);
  return {
    text,
    subject,
    language,
    amount: price?.priceAfterTax,
    price: price && {
      ...sayPlace(price, locale),
      breakdown: withoutPeople(sayPlace(price, locale).breakdown),
    },
    ...(needsApproval(plan) && { needsApproval: true }),
    refusal: said && { code: said.code, message: said.message },
  };
}

/** Cancels a link. A payment that its customer has begun goes on. */
export async function cancelLink(request: ApiRequest<{ linkId: string }>): Promise<LinkDto> {
  const { staffId } = actorOf(request);
  const { input, now } = request;
  const link = await findLink(input.linkId);
  if (!link) throw new AppError('NOT_FOUND');
  const { _id, quoteId, kind } = link;
  const payment = kind === 'application' ? null : await findPaymentOfQuote(quoteId);
  if (link.isLive && payment && hasMoney(payment.status)) throw new AppError('ALREADY_PAID');
  const by = { by: staffId, now };
  const cancelled = link.isPending
    ? await cancelPending(_id, by)
    : await cancelLiveLink({ _id, quoteId }, by);
  if (cancelled) await touchLead(leadIdsOf(quoteId).dialerId, now);
  if (cancelled) await audit('LINK_CANCELLED', staffId, request, { linkId: _id, quoteId, kind });
  const dto = (await listLinksOf(quoteId, now)).find(({ linkId }) => linkId === _id);
  if (!dto) throw new AppError('NOT_FOUND');
  return dto;
}
