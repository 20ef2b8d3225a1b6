import type { Inbox } from './inbox';

/** Five messages of maximum size. */
const maxBytes = 256_000_000;

/** Incomplete messages of all clients, oldest first. */
export class Unfinished {
  private readonly begun = new Map<Inbox, () => void>();

  /** Above the total limit, cuts the client whose message was begun first. */
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
