import { serverEnv } from '@/lib/config/serverEnv';
import { normaliseMobile } from '@/lib/domain/common/phone';
import { keyedHash } from '../crypto';
import { parseJson } from '../http/json';
import { outboxChannels } from './messageCarriers';

/** Our number that phones send messages to, and the secret with which the provider tells us of them. */
export type InboundLine = { number: string; secret: string };

export type InboundMessage = { mobileNumber: string | undefined; text: string };

/** No number of India begins with a zero: nobody is reached by mistake. */
const STAND_IN = '+910000000000';

/** MSG91's where it is configured; else, where the outbox page is, the form on that page. */
export function inboundLine(): InboundLine | undefined {
  const { MSG91_INBOUND_NUMBER: number, MSG91_INBOUND_SECRET: secret } = serverEnv();
  if (number !== undefined && secret !== undefined) return { number, secret };
  const standIn = outboxChannels().includes('sms') && keyedHash('inbound-line', STAND_IN);
  return standIn ? { number: STAND_IN, secret: standIn } : undefined;
}

/** What the outbox page's form needs to stand in for a provider; undefined where there is one. */
export function standInSecret(): string | undefined {
  const line = inboundLine();
  return line?.number === STAND_IN ? line.secret : undefined;
}

/** MSG91's message from a phone: `sender` with the country before it, and `message`. */
export function readInbound(raw: Buffer): InboundMessage {
  const body = parseJson(raw) as Partial<Record<'sender' | 'message', unknown>> | null;
  return { mobileNumber: normaliseMobile(String(body?.sender)), text: String(body?.message) };
}
