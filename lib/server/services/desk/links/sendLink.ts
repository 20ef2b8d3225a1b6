import { soonAfter } from '@/lib/domain/common/delivery';
import type { LinkDto, LinkKind } from '@/lib/domain/desk/links';
import { LEAD_STATUS } from '@/lib/domain/quote/leadStatus';
import { serverEnv } from '@/lib/config/serverEnv';
import {
  cancelLiveLink,
  endRunOut,
  findLink,
  findLiveLink,
  insertLink,
  type SentLinkRecord,
} from '@/models/desk/sentLink';
import { touchLead } from '@/models/callbacks/dialerLead';
import { listPremiumPayments } from '@/models/payment/payment';
import { idFrom, keyedHash, randomId } from '@/lib/server/crypto';
import { AppError } from '@/lib/server/http/errors';
import type { ApiRequest } from '@/lib/server/services/common/apiRequest';
import { audit } from '@/lib/server/services/common/audit';
import { postMessage } from '@/lib/server/services/common/outbox';
import { actorOf } from '@/lib/server/services/common/actor';
import { leadIdsOf } from '@/lib/server/services/quote/leadIds';
import { advanceLead } from '@/lib/server/services/quote/leadMoves';
import { toLinkDto } from './linkList';
import { liveLink, pendingLink } from './linkRecord';
import { type LinkPlan, type LinkWish, planLink } from './planLink';
import { codeOf, wordLink } from './wordLink';

type Body = Omit<LinkWish, 'kind'> & {
  /** The live link that the sender saw. If another one has become live, the send is a conflict. */
  replaces?: string;
  reason?: string;
};

/** A repeat with the same idempotency key sends nothing again. */
export async function sendLink(request: ApiRequest<Body>, kind: LinkKind): Promise<LinkDto> {
  const { staffId } = actorOf(request);
  const { input, now } = request;
  const id = idOf(request, staffId);
  const requestHash = keyedHash('link-request', JSON.stringify([kind, input]));
  const plan = await planLink({ ...input, kind }, now);
  const repeated = await findRepeated(id, requestHash);
  const link = repeated ?? (await putNew(id, { plan, requestHash }, request));
  if (link.isLive) await postLink(link, plan, now);
  return toLinkDto(link, await listPremiumPayments(link.quoteId), now);
}

type Asked = { plan: LinkPlan; requestHash: string };

async function putNew(id: string, { plan, requestHash }: Asked, request: ApiRequest<Body>) {
  const { staffId } = actorOf(request);
  const { input, now } = request;
  const { kind, channel, quote } = plan;
  const details = { linkId: id, quoteId: quote._id, kind, channel };
  await refuse(request, plan, details);
  const asked = { plan, requestHash, by: staffId, reason: input.reason };
  const link = needsApproval(plan) ? pendingLink(id, asked, now) : liveLink(id, asked, now);
  await (link.isPending ? endRunOut(quote._id, now) : takePlace(link, input.replaces, now));
  if (await insertLink(link)) {
    const action = link.isPending ? 'LINK_ASKED' : 'LINK_SENT';
    await audit(action, staffId, request, { ...details, amount: link.amount });
    return link;
  }
  // A double click: the first click's link has this id.
  const winner = await findRepeated(id, requestHash);
  if (!winner) throw new AppError('CONFLICT');
  return winner;
}

export async function refuse(
  request: ApiRequest<unknown>,
  { refusal }: Pick<LinkPlan, 'refusal'>,
  details: Record<string, unknown>,
): Promise<void> {
  if (!refusal) return;
  await audit('LINK_REFUSED', actorOf(request).staffId, request, { ...details, code: refusal.code });
  throw refusal;
}

export function needsApproval({ kind, price }: Pick<LinkPlan, 'kind' | 'price'>): boolean {
  return kind === 'custom' && (price?.priceAfterTax ?? 0) > serverEnv().CUSTOM_AMOUNT_LIMIT;
}

/** Idempotent, since the message's id derives from the link's. */
export async function postLink(link: SentLinkRecord, plan: LinkPlan, now: Date): Promise<void> {
  const { _id, quoteId, by, decidedBy, channel } = link;
  const words = wordLink(plan, codeOf(_id));
  const message = { channel, to: plan.to, purpose: 'sent-link', quoteId, ...words, onceFor: _id };
  // The telecaller waits for it, and can choose another channel.
  await postMessage({ ...message, giveUpAt: soonAfter(now) }, now);
  const move = { status: LEAD_STATUS.linkSent, at: now, actor: decidedBy ?? by, cause: `link ${_id}` };
  await advanceLead(plan.quote.dialerId, move);
  await touchLead(leadIdsOf(quoteId).dialerId, now);
}

/** Cancels the live link that the sender saw. Throws CONFLICT if a colleague's has taken its place. */
export async function takePlace(link: SentLinkRecord, replaces: string | undefined, now: Date) {
  const { _id, quoteId, by } = link;
  const live = await findLiveLink(quoteId);
  const isOver = live && live.validUntil <= now;
  const before = replaces ?? (isOver ? live._id : undefined);
  if (before === undefined || before === _id) return;
  const cancelled = await cancelLiveLink({ _id: before, quoteId }, { by, now, replacedBy: _id });
  if (!cancelled && (await findLink(before))?.replacedBy !== _id) throw new AppError('CONFLICT');
}

async function findRepeated(id: string, requestHash: string): Promise<SentLinkRecord | null> {
  const before = await findLink(id);
  if (before && before.requestHash !== requestHash) throw new AppError('CONFLICT');
  return before;
}

function idOf({ idempotencyKey }: ApiRequest<unknown>, staffId: string): string {
  return idempotencyKey === undefined
    ? randomId()
    : idFrom(keyedHash('sent-link-id', `${staffId}|${idempotencyKey}`));
}
