import { toHex } from './bytes';

/** 128 random bits in hex. Not randomUUID, which is missing on insecure origins such as a LAN address. */
export function randomKey(): string {
  return toHex(crypto.getRandomValues(new Uint8Array(16)));
}
