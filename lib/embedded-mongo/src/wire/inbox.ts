import { maxMessageSize } from '../values/bson';

const smallest = 1024;

/** Received, unused bytes. Grows with what arrives, not with the length a client announces. */
export class Inbox {
  private buffer: Buffer = Buffer.alloc(0);
  length = 0;

  /** Allocated bytes. */
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

  /** Does not consume them. */
  peek(count: number): Buffer {
    return this.buffer.subarray(0, Math.min(count, this.length));
  }

  take(count: number): Buffer {
    const taken = this.buffer.subarray(0, count);
    // Copied, so that `taken` bytes are not shared.
    this.buffer = Buffer.from(this.buffer.subarray(count, this.length));
    this.length -= count;
    return taken;
  }
}
