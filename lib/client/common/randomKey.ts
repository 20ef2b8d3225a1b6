/** 128 random bits in hexadecimal digits. randomUUID exists on secure origins alone; the site is also opened by address. */
export function randomKey(): string {
  const random = crypto.getRandomValues(new Uint8Array(16));
  return [...random].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
