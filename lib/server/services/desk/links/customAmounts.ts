import type { CustomAmountDto, CustomAmountsDto, LinkDto } from '@/lib/domain/desk/links';
import { type IsoDate, todayInIndia } from '@/lib/domain/common/dates';
import type { Quote } from '@/lib/domain/quote/quote';
import { maskMobile } from '@/lib/domain/common/phone';
import { serverEnv } from '@/lib/config/serverEnv';
import type { CustomAmountsQuery, LinkDecisionBody } from '@/lib/validation/desk/links';
import {
  claimPending,
  findLink,
  findLiveLink,
  listCustomLinks,
  releaseClaim,
  returnPending,
  sendPending,
  type SentLinkRecord,
} from '@/models/desk/sentLink';
import { AppError } from '@/lib/server/http/errors';
import type { ApiRequest } from '@/lib/server/services/common/apiRequest';
import { audit } from '@/lib/server/services/common/audit';
import { actorOf } from '@/lib/server/services/common/actor';
import { findQuoteAtAll } from '@/lib/server/services/quote/quoteStore';
import { colleaguesOf } from '@/lib/server/services/desk/list/colleagues';
import { listLinksOf, toLinkDto } from './linkList';
import { sealedDecision, sealedReason, sealedTo, sentFields } from './linkRecord';
import { planLink, priceFor } from './planLink';
import { postLink, refuse, takePlace } from './sendLink';

const MOST = 50;

/** Every listing is audited. */
export async function listPendingLinks(request: ApiRequest<CustomAmountsQuery>): Promise<CustomAmountsDto> {
  const { staffId } = actorOf(request);
  const { input, now } = request;
  const links = await listCustomLinks(input.status, now, MOST);
  await audit('LINKS_LISTED', staffId, request, { linkIds: links.map(({ _id }) => _id) });
  const names = await colleaguesOf(links.flatMap(({ by, decidedBy }) => [by, decidedBy ?? []].flat()));
  const amounts = await Promise.all(
    links.map(async (link) => ({
      ...(await toDto(link, staffId, now)),
      byName: names.get(link.by),
      decidedByName: names.get(link.decidedBy ?? ''),
    })),
  );
  return { amounts, limit: serverEnv().CUSTOM_AMOUNT_LIMIT };
}

/** Nobody decides on an own request. The first decision wins; the same one again changes nothing. */
export async function decideLink(request: ApiRequest<LinkDecisionBody>): Promise<LinkDto> {
  const { staffId } = actorOf(request);
  const { input, now } = request;
  const { linkId, decision } = input;
  const link = await findLink(linkId);
  if (!link || link.kind !== 'custom') throw new AppError('NOT_FOUND');
  const { quoteId } = link;
  if (link.isPending) {
    if (link.by === staffId) {
      const own = new AppError('OWN_REQUEST');
      await refuse(request, { refusal: own }, { linkId, quoteId, kind: 'custom' });
    }
    if (link.validUntil <= now) throw new AppError('EXPIRED');
    await (decision === 'approved' ? approve(link, request) : giveBack(link, request));
  } else if (link.decidedBy !== staffId || (link.status === 'returned') !== (decision === 'returned')) {
    throw new AppError('CONFLICT');
  }
  const dto = (await listLinksOf(quoteId, now)).find((each) => each.linkId === linkId);
  if (!dto) throw new AppError('NOT_FOUND');
  return dto;
}

async function approve(link: SentLinkRecord, request: ApiRequest<LinkDecisionBody>): Promise<void> {
  const { now } = request;
  const { _id, quoteId, channel, amount } = link;
  const email = channel === 'email' ? sealedTo.unseal(link.to, _id) : undefined;
  const plan = await planLink({ kind: 'custom', quoteId, channel, amount, email }, now);
  const details = { linkId: _id, quoteId, kind: 'custom', amount };
  await refuse(request, plan, details);
  // The link was asked for the number that the quote had then.
  if (plan.quote.mobileHash !== link.mobileHash) throw new AppError('CONFLICT');
  const decided = decidedBy(link, request);
  // Claimed before the earlier link is cancelled: a second supervisor who comes too late must not cancel it.
  if (!(await claimPending(_id, decided.decidedBy, now))) throw new AppError('CONFLICT');
  await takePlace(link, (await findLiveLink(quoteId))?._id, now);
  const sent = await sendPending(_id, { ...decided, ...sentFields(_id, plan, now) });
  if (!sent) {
    await releaseClaim(_id, decided.decidedBy);
    throw new AppError('CONFLICT');
  }
  await audit('LINK_APPROVED', decided.decidedBy, request, details);
  await postLink(sent, plan, now);
}

async function giveBack(link: SentLinkRecord, request: ApiRequest<LinkDecisionBody>): Promise<void> {
  const decided = decidedBy(link, request);
  if (!(await returnPending(link._id, decided))) throw new AppError('CONFLICT');
  const { _id: linkId, quoteId, amount } = link;
  await audit('LINK_RETURNED', decided.decidedBy, request, { linkId, quoteId, kind: 'custom', amount });
}

function decidedBy({ _id }: SentLinkRecord, request: ApiRequest<LinkDecisionBody>) {
  const decisionReason = sealedDecision.seal(request.input.reason, _id);
  return { decidedBy: actorOf(request).staffId, decidedAt: request.now, decisionReason };
}

async function toDto(link: SentLinkRecord, staffId: string, now: Date): Promise<CustomAmountDto> {
  const { _id, quoteId, reason = '', decisionReason, decidedAt, tenure, by } = link;
  const quote = await findQuoteAtAll(quoteId);
  return {
    ...toLinkDto(link, [], now),
    quoteId,
    isOwn: by === staffId,
    ...(quote ? factsOf(quote, tenure, todayInIndia(now)) : { name: '', mobileNumber: '' }),
    reason: reason && sealedReason.unseal(reason, _id),
    decisionReason: decisionReason && sealedDecision.unseal(decisionReason, _id),
    decidedAt: decidedAt?.toISOString(),
  };
}

function factsOf(quote: Quote, tenure: number | undefined, today: IsoDate) {
  const { name = '', mobileNumber = '' } = quote.person;
  return {
    name,
    mobileNumber: maskMobile(mobileNumber) ?? '',
    filedAmount: priceFor(quote, tenure, today)?.priceAfterTax,
    quoteAmount: priceFor(quote, quote.tenure, today)?.priceAfterTax,
  };
}
