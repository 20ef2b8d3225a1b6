import { serverEnv } from '@/lib/config/serverEnv';
import { normaliseMobile } from '@/lib/domain/common/phone';
import { isSameSecret, keyedHash } from '@/lib/server/crypto';
import { parseJson } from '@/lib/server/http/json';
import { outboxChannels } from './messageCarriers';

export type WhatsappMessage = { eventId: string; mobileNumber: string; text: string };

/** MSG91's, which signs nothing: the secret stands in the address. Else the outbox page's, where that exists. */
export function whatsappSecret(): string | undefined {
  const standIn = outboxChannels().includes('whatsapp') ? keyedHash('whatsapp-line', 'stand-in') : undefined;
  return serverEnv().MSG91_WHATSAPP_SECRET ?? standIn;
}

export function isFromWhatsapp(given: string): boolean {
  const secret = whatsappSecret();
  return secret !== undefined && isSameSecret(given, secret);
}

/** MSG91's fields. Undefined for what is no text: a picture, a receipt. */
export function readWhatsapp(raw: Buffer): WhatsappMessage | undefined {
  const body = parseJson(raw) as Partial<Record<'uuid' | 'customerNumber' | 'text', unknown>> | null;
  const { uuid, customerNumber, text } = body ?? {};
  const mobileNumber = normaliseMobile(String(customerNumber));
  const isText = typeof text === 'string' && text.trim() !== '' && typeof uuid === 'string';
  return mobileNumber !== undefined && isText ? { eventId: uuid, mobileNumber, text } : undefined;
}
