import { INBOUND } from './inbound.data';

/** The window of a moment (milliseconds), and until when its text holds. */
export function inboundWindow(now: number): { window: number; until: number } {
  const windowMs = INBOUND.windowSeconds * 1000;
  const window = Math.floor(now / windowMs);
  return { window, until: (window + 2) * windowMs };
}

/** A text out of random bytes, as it is shown: `SUKHAYU 4K7Q9XTM`. */
export function toInboundText(bytes: Uint8Array): string {
  const { word, signs, length } = INBOUND;
  const code = Array.from(bytes.subarray(0, length), (byte) => signs[byte % signs.length]);
  return `${word} ${code.join('')}`;
}

/** However somebody typed it: spaces, small letters, quotation marks. Undefined when it is none of our texts. */
export function readInboundText(typed: string): string | undefined {
  const { word, signs, length } = INBOUND;
  const code = typed.toUpperCase().replace(/[^A-Z0-9]/g, '');
  const pattern = new RegExp(`^${word}([${signs}]{${length}})$`);
  const found = pattern.exec(code)?.[1];
  return found && `${word} ${found}`;
}

/** The address that opens the phone's messages with number and text filled in (RFC 5724). */
export function toSmsLink(number: string, text: string): string {
  return `sms:${number}?body=${encodeURIComponent(text)}`;
}
