import { serverEnv } from '@/lib/config/serverEnv';
import { normaliseMobile } from '@/lib/domain/common/phone';
import { isSameSecret, keyedHash } from '@/lib/server/crypto';
import { parseJson } from '@/lib/server/http/json';
import { outboxChannels } from './messageCarriers';

/** A picture may have words below it. */
export type WhatsappMessage = { eventId: string; mobileNumber: string; text?: string; hasFile: boolean };

/**
 * MSG91's secret, which stands in the address, since MSG91 signs nothing; else the outbox page's, where that exists.
 */
export function whatsappSecret(): string | undefined {
  const standIn = outboxChannels().includes('whatsapp') ? keyedHash('whatsapp-line', 'stand-in') : undefined;
  return serverEnv().MSG91_WHATSAPP_SECRET ?? standIn;
}

export function isFromWhatsapp(given: string): boolean {
  const secret = whatsappSecret();
  return secret !== undefined && isSameSecret(given, secret);
}

const NO_WORDS = new Set(['image', 'video', 'audio', 'voice', 'document', 'sticker', 'location', 'contacts']);

/** Reads MSG91's fields. Undefined for what nobody wrote to us: a receipt, or a message of ours. */
export function readWhatsapp(raw: Buffer): WhatsappMessage | undefined {
  const body = parseJson(raw) as Partial<Record<Field, unknown>> | null;
  const { uuid, customerNumber, text, contentType, direction } = body ?? {};
  const mobileNumber = normaliseMobile(String(customerNumber));
  if (mobileNumber === undefined || typeof uuid !== 'string' || direction === 'outbound') return undefined;
  const words = typeof text === 'string' && text.trim() !== '' ? text : undefined;
  const hasFile = NO_WORDS.has(String(contentType));
  return words !== undefined || hasFile ? { eventId: uuid, mobileNumber, text: words, hasFile } : undefined;
}

type Field = 'uuid' | 'customerNumber' | 'text' | 'contentType' | 'direction';
