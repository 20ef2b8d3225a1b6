import { DAY_MS } from '@/lib/domain/common/dates';
import type { InboundOfferDto } from '@/lib/domain/verify/contract';
import { inboundWindow, readInboundText, toInboundText } from '@/lib/domain/verify/inbound';
import type { OtpPurpose } from '@/lib/domain/verify/otp.data';
import { isMessageHeard, keepInboundMessage, useInboundMessage } from '@/models/verify/inboundMessage';
import type { Caller } from '@/lib/server/auth/caller';
import { isSameSecret, keyedHash } from '@/lib/server/crypto';
import { AppError } from '@/lib/server/http/errors';
import type { ApiRequest } from '@/lib/server/services/common/apiRequest';
import { inboundLine, type InboundMessage } from '@/lib/server/integrations/messages/inboundLine';
import { mobileHashOf, sealedField } from '@/lib/server/services/common/personalData';

/** Claims are sealed and handed out. Nothing is stored until the message arrives, so that requests use up no budget. */
type Claim = { targetHash: string; purpose: OtpPurpose; staffId?: string; text: string; until: number };
/** Makes a repeat of the same press idempotent. */
export type RedeemAsk = Asked & { idempotencyKey?: string | undefined };
type Asked = { caller: Pick<Caller, 'ownerHash'>; now: Date };

const KEPT_MS = DAY_MS;
/** Opens only for the session it was sealed for. */
const sealedClaim = sealedField<Claim>('inbound', 'claim');

export function offerInbound(
  about: Pick<Claim, 'targetHash' | 'purpose' | 'staffId'>,
  { caller, now }: Asked,
): InboundOfferDto | undefined {
  const line = inboundLine();
  if (!line) return undefined;
  const { targetHash, purpose, staffId = '' } = about;
  const { window, until } = inboundWindow(now.getTime());
  const parts = [caller.ownerHash, targetHash, purpose, staffId, window];
  const text = toInboundText(Buffer.from(keyedHash('inbound-text', parts.join('|')), 'base64url'));
  return {
    requestId: sealedClaim.seal({ ...about, text, until }, caller.ownerHash),
    number: line.number,
    text,
    expiresInSeconds: Math.ceil((until - now.getTime()) / 1000),
  };
}

export async function hearMessage(secret: string, message: InboundMessage, now: Date): Promise<void> {
  const line = inboundLine();
  if (!line || !isSameSecret(secret, line.secret)) throw new AppError('NOT_FOUND');
  const text = readInboundText(message.text);
  if (text === undefined || message.mobileNumber === undefined) return;
  const purgeAt = new Date(now.getTime() + KEPT_MS);
  const _id = messageIdOf(mobileHashOf(message.mobileNumber), text);
  await keepInboundMessage({ _id, receivedAt: now, purgeAt });
}

export async function readHeard(request: ApiRequest<{ requestId: string }>): Promise<{ heard: boolean }> {
  const { targetHash, text } = openClaim(request.input.requestId, request);
  return { heard: await isMessageHeard(messageIdOf(targetHash, text)) };
}

/** Throws EXPIRED if the message is missing, used, too old, or of another session. */
export async function redeemInbound(
  requestId: string,
  purposes: readonly OtpPurpose[],
  asked: RedeemAsk,
): Promise<Claim> {
  const claim = openClaim(requestId, asked);
  const isMeant = purposes.includes(claim.purpose);
  const messageId = messageIdOf(claim.targetHash, claim.text);
  const isUsed = isMeant && (await useInboundMessage(messageId, pressOf(asked), asked.now));
  if (!isUsed) throw new AppError('EXPIRED');
  return claim;
}

export function pressOf({ caller, idempotencyKey }: RedeemAsk): string | undefined {
  return idempotencyKey && keyedHash('otp-press', `${caller.ownerHash}|${idempotencyKey}`);
}

function openClaim(requestId: string, { caller, now }: Asked): Claim {
  const claim = tryUnseal(requestId, caller.ownerHash);
  if (!claim || claim.until <= now.getTime()) throw new AppError('EXPIRED');
  return claim;
}

function tryUnseal(requestId: string, ownerHash: string): Claim | undefined {
  try {
    return sealedClaim.unseal(requestId, ownerHash);
  } catch {
    return undefined;
  }
}

function messageIdOf(mobileHash: string, text: string): string {
  return keyedHash('inbound-message', `${mobileHash}|${text}`);
}
