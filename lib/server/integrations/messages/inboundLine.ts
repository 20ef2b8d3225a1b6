import { serverEnv } from '@/lib/config/serverEnv';
import { normaliseMobile } from '@/lib/domain/common/phone';
import { keyedHash } from '@/lib/server/crypto';
import { parseJson } from '@/lib/server/http/json';
import { outboxChannels } from './messageCarriers';

export type InboundLine = { number: string; secret: string };

export type InboundMessage = { mobileNumber: string | undefined; text: string };

/** Unassigned: no Indian number begins with a zero. */
const STAND_IN = '+910000000000';

/** The line of MSG91 when it is configured, else the form of the outbox page, where that exists. */
export function inboundLine(): InboundLine | undefined {
  const { MSG91_INBOUND_NUMBER: number, MSG91_INBOUND_SECRET: secret } = serverEnv();
  if (number !== undefined && secret !== undefined) return { number, secret };
  const standIn = outboxChannels().includes('sms') && keyedHash('inbound-line', STAND_IN);
  return standIn ? { number: STAND_IN, secret: standIn } : undefined;
}

export function standInSecret(): string | undefined {
  const line = inboundLine();
  return line?.number === STAND_IN ? line.secret : undefined;
}

/** MSG91's format: `sender` with country code, and `message`. */
export function readInbound(raw: Buffer): InboundMessage {
  const body = parseJson(raw) as Partial<Record<'sender' | 'message', unknown>> | null;
  return { mobileNumber: normaliseMobile(String(body?.sender)), text: String(body?.message) };
}
