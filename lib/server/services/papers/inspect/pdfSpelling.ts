const NUMBER_SIGN = 0x23;
const NONE = -1;
/** The value of each byte as a hexadecimal digit; NONE if it is none. */
const digits = Int8Array.from({ length: 256 }, (_, code) => {
  const value = Number.parseInt(String.fromCharCode(code), 16);
  return Number.isNaN(value) ? NONE : value;
});
const digitAt = (bytes: Buffer, at: number) => digits[bytes[at] ?? 0] ?? NONE;

/** Replaces a PDF's spelling by numbers: `/J#61vaScript` is `/JavaScript`. The text is latin1. */
export function spelled(bytes: Buffer): string {
  if (!bytes.includes(NUMBER_SIGN)) return bytes.toString('latin1');
  const plain = Buffer.allocUnsafe(bytes.length);
  let length = 0;
  for (let at = 0; at < bytes.length; at += 1) {
    const byte = bytes[at] ?? 0;
    const [high, low] = [digitAt(bytes, at + 1), digitAt(bytes, at + 2)];
    const isSpelled = byte === NUMBER_SIGN && high !== NONE && low !== NONE;
    plain[length] = isSpelled ? high * 16 + low : byte;
    length += 1;
    if (isSpelled) at += 2;
  }
  return plain.toString('latin1', 0, length);
}
