/** Growing buffer. Big-endian numbers, so that bytes sort as the numbers do. */
export class ByteWriter {
  private buffer = Buffer.allocUnsafe(128);
  private length = 0;

  get size(): number {
    return this.length;
  }

  toBuffer(): Buffer {
    return Buffer.from(this.buffer.subarray(0, this.length));
  }

  byte(value: number): void {
    this.buffer[this.reserve(1)] = value;
  }

  bytes(value: Uint8Array): void {
    this.buffer.set(value, this.reserve(value.length));
  }

  zeros(count: number): void {
    const at = this.reserve(count);
    this.buffer.fill(0, at, at + count);
  }

  uint32(value: number): void {
    this.buffer.writeUInt32BE(value, this.reserve(4));
  }

  uint64(value: bigint): void {
    this.buffer.writeBigUInt64BE(value, this.reserve(8));
  }

  /** Inverts the sign bit, so that negative numbers sort first. */
  int64(value: bigint): void {
    this.uint64(BigInt.asUintN(64, value) ^ (1n << 63n));
  }

  double(value: number): void {
    const at = this.reserve(8);
    this.buffer.writeDoubleBE(value === 0 ? 0 : value, at);
    if (value < 0) this.invert(at);
    else this.buffer[at] = (this.buffer[at] ?? 0) ^ 0x80;
  }

  /** Escapes zero bytes as 00 ff, because 00 00 ends the text. */
  text(value: string): void {
    const at = this.reserve(value.length * 3);
    this.length = at + this.buffer.write(value, at);
    if (value.includes('\0')) {
      const body = this.buffer.toString('latin1', at, this.length).replaceAll('\0', '\0\xff');
      this.length = at;
      this.bytes(Buffer.from(body, 'latin1'));
    }
    this.zeros(2);
  }

  /** Inverts the sort order of everything since `from`. */
  invert(from: number): void {
    for (let i = from; i < this.length; i++) this.buffer[i] = 255 - (this.buffer[i] ?? 0);
  }

  private reserve(count: number): number {
    const at = this.length;
    this.length += count;
    if (this.length > this.buffer.length) {
      const larger = Buffer.allocUnsafe(this.length * 2);
      this.buffer.copy(larger, 0, 0, at);
      this.buffer = larger;
    }
    return at;
  }
}
