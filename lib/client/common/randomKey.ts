/** 128 random bits in hex. Not randomUUID, which is missing on insecure origins such as a LAN address. */
export function randomKey(): string {
  const random = crypto.getRandomValues(new Uint8Array(16));
  return [...random].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
