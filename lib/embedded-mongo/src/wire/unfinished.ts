import type { Inbox } from './inbox';

/** Five of the largest messages at once: more than honest clients have on the way. */
const maxBytes = 256_000_000;

/** The messages that clients have begun and not ended, the one begun first at the front. */
export class Unfinished {
  private readonly begun = new Map<Inbox, () => void>();

  /** Together they hold so much at most; beyond that, whoever has taken longest is cut. */
  hold(inbox: Inbox, cut: () => void): void {
    this.begun.set(inbox, this.begun.get(inbox) ?? cut);
    let held = 0;
    for (const each of this.begun.keys()) held += each.capacity;
    for (const [oldest, cutOldest] of this.begun) {
      if (held <= maxBytes) return;
      held -= oldest.capacity;
      this.begun.delete(oldest);
      cutOldest();
    }
  }

  release(inbox: Inbox): void {
    this.begun.delete(inbox);
  }
}
