import { INBOUND } from './inbound.data';

export function inboundWindow(now: number): { window: number; until: number } {
  const windowMs = INBOUND.windowSeconds * 1000;
  const window = Math.floor(now / windowMs);
  return { window, until: (window + 2) * windowMs };
}

/** Like `SUKHAYU 4K7Q9XTM`. */
export function toInboundText(bytes: Uint8Array): string {
  const { word, signs, length } = INBOUND;
  const code = Array.from(bytes.subarray(0, length), (byte) => signs[byte % signs.length]);
  return `${word} ${code.join('')}`;
}

export function readInboundText(typed: string): string | undefined {
  const { word, signs, length } = INBOUND;
  const code = typed.toUpperCase().replace(/[^A-Z0-9]/g, '');
  const pattern = new RegExp(`^${word}([${signs}]{${length}})$`);
  const found = pattern.exec(code)?.[1];
  return found && `${word} ${found}`;
}

/** RFC 5724. */
export function toSmsLink(number: string, text: string): string {
  return `sms:${number}?body=${encodeURIComponent(text)}`;
}
