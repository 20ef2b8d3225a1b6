import { Long } from 'bson';
import { randomBytes } from 'node:crypto';
import { fail } from '../values/errors';
import type { Documents } from '../values/document';
import { maxDocumentSize } from '../values/bson';

/** Keeps a batch within a reply. */
const maxBatchBytes = maxDocumentSize;
const idleMilliseconds = 10 * 60_000;
const maxCursors = 10_000;
export const defaultBatchSize = 101;

export class Cursor {
  usedAt = Date.now();
  isBusy = false;
  private ahead: Uint8Array | undefined;

  constructor(
    readonly namespace: string,
    private readonly documents: Documents,
    /** Cursors without session are open to all clients without one. */
    readonly session: string | undefined,
    readonly clientId: number,
  ) {}

  isDone = false;

  async take(count: number): Promise<Uint8Array[]> {
    const batch: Uint8Array[] = [];
    let bytes = 0;
    while (batch.length < count) {
      const next = this.ahead ?? (await this.pull());
      this.ahead = undefined;
      if (!next) break;
      if (batch.length > 0 && bytes + next.length > maxBatchBytes) {
        this.ahead = next;
        break;
      }
      batch.push(next);
      bytes += next.length;
    }
    return batch;
  }

  async close(): Promise<void> {
    await this.documents.return();
  }

  private async pull(): Promise<Uint8Array | undefined> {
    const { value, done } = await this.documents.next();
    if (done) this.isDone = true;
    return done ? undefined : value;
  }
}

/** Open cursors, least recently used first. */
export class Cursors {
  private readonly open = new Map<string, Cursor>();

  get size(): number {
    return this.open.size;
  }

  add(cursor: Cursor): Long {
    const id = Long.fromBigInt(randomBytes(8).readBigUInt64BE() >> 2n).add(1);
    this.open.set(id.toString(), cursor);
    if (this.open.size > maxCursors) this.closeOneOfGreediest();
    return id;
  }

  /** Throws when the cursor is in use by another request. */
  take(id: Long, namespace: string, session: string | undefined): Cursor {
    const cursor = this.open.get(id.toString());
    if (!cursor) fail('CursorNotFound', `cursor id ${id.toString()} not found`);
    if (cursor.namespace !== namespace)
      fail(
        'Unauthorized',
        `Requested getMore on namespace '${namespace}', but cursor belongs to a different namespace ${cursor.namespace}`,
      );
    if (cursor.session !== session)
      fail(50738, `Cannot run getMore on cursor ${id.toString()}, which was created in another session`);
    if (cursor.isBusy) fail(12051, `cursor id ${id.toString()} is already in use`);
    cursor.isBusy = true;
    this.open.delete(id.toString());
    this.open.set(id.toString(), cursor);
    return cursor;
  }

  giveBack(id: Long, cursor: Cursor): void {
    cursor.isBusy = false;
    cursor.usedAt = Date.now();
    if (cursor.isDone) this.open.delete(id.toString());
  }

  async kill(id: Long): Promise<boolean> {
    const cursor = this.open.get(id.toString());
    this.open.delete(id.toString());
    await cursor?.close();
    return cursor !== undefined;
  }

  async killSessions(sessions: ReadonlySet<string>): Promise<void> {
    for (const [id, cursor] of this.open)
      if (cursor.session !== undefined && sessions.has(cursor.session)) await this.kill(Long.fromString(id));
  }

  async closeIdle(now: number): Promise<void> {
    for (const [id, cursor] of this.open)
      if (!cursor.isBusy && now - cursor.usedAt > idleMilliseconds) await this.kill(Long.fromString(id));
  }

  /** At the limit, the client with most cursors loses its oldest one. */
  private closeOneOfGreediest(): void {
    const counts = new Map<number, number>();
    for (const { clientId } of this.open.values()) counts.set(clientId, (counts.get(clientId) ?? 0) + 1);
    const [greediest] = [...counts].reduce((most, entry) => (entry[1] > most[1] ? entry : most));
    for (const [id, cursor] of this.open)
      if (cursor.clientId === greediest && !cursor.isBusy) {
        void this.kill(Long.fromString(id));
        return;
      }
  }
}
