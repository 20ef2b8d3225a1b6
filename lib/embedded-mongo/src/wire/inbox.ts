import { maxMessageSize } from '../values/bson';

const smallest = 1024;

/** Bytes received and not yet used. It grows with what comes, and never by what a client says will come. */
export class Inbox {
  private buffer: Buffer = Buffer.alloc(0);
  length = 0;

  /** The memory that it takes. */
  get capacity(): number {
    return this.buffer.length;
  }

  append(part: Buffer): void {
    if (this.length === 0) {
      this.buffer = part;
      this.length = part.length;
      return;
    }
    const needed = this.length + part.length;
    if (needed > this.buffer.length) {
      const larger = Buffer.allocUnsafe(Math.max(Math.min(needed * 2, maxMessageSize), needed, smallest));
      this.buffer.copy(larger, 0, 0, this.length);
      this.buffer = larger;
    }
    part.copy(this.buffer, this.length);
    this.length = needed;
  }

  /** The first bytes, still there afterwards. */
  peek(count: number): Buffer {
    return this.buffer.subarray(0, Math.min(count, this.length));
  }

  take(count: number): Buffer {
    const taken = this.buffer.subarray(0, count);
    // The rest is copied, so that what was taken is nobody else's.
    this.buffer = Buffer.from(this.buffer.subarray(count, this.length));
    this.length -= count;
    return taken;
  }
}
