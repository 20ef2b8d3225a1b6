import { createHmac } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import { normaliseMobile } from '@/lib/domain/common/phone';
import { isSameSecret } from '@/lib/server/crypto';
import { parseJson } from '@/lib/server/http/json';
import { inboundLine } from './inboundLine';

export type WhatsappMessage = { eventId: string; mobileNumber: string; text: string };

const SIGNATURE = 'x-hub-signature-256';

/** With the secret of the inbound line, as WhatsApp's own platform signs: over the raw body. */
export function signWhatsapp(raw: Buffer, secret: string): string {
  return `sha256=${createHmac('sha256', secret).update(raw).digest('hex')}`;
}

export function isSignedWhatsapp(raw: Buffer, headers: IncomingHttpHeaders): boolean {
  const secret = inboundLine()?.secret;
  const given = headers[SIGNATURE];
  return secret !== undefined && typeof given === 'string' && isSameSecret(given, signWhatsapp(raw, secret));
}

/** MSG91's fields. Undefined for what is no text: a picture, a receipt. */
export function readWhatsapp(raw: Buffer): WhatsappMessage | undefined {
  const body = parseJson(raw) as Partial<Record<'uuid' | 'customerNumber' | 'text', unknown>> | null;
  const { uuid, customerNumber, text } = body ?? {};
  const mobileNumber = normaliseMobile(String(customerNumber));
  const isText = typeof text === 'string' && text.trim() !== '' && typeof uuid === 'string';
  return mobileNumber !== undefined && isText ? { eventId: uuid, mobileNumber, text } : undefined;
}
