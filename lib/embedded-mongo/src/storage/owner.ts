import { randomBytes } from 'node:crypto';
import type { Table } from './environment';

export class StoreTakenError extends Error {
  override readonly name = 'StoreTakenError';

  constructor(dir: string) {
    super(
      `Another process has opened the store in ${dir} since, so this one ends: it would write over what that one is told is kept. Give each its own folder, or one MONGODB_URI to both.`,
    );
  }
}

const key = Buffer.from('token');

/**
 * Whoever opened the data last owns them: a token of its own lies among them, and every commit looks whether it still
 * does. So two processes never both write, even where a network disk or another kernel lets both past the lock.
 */
export class Owner {
  private readonly token = randomBytes(16);
  private isOver = false;
  private tell: (error: StoreTakenError) => void = () => undefined;
  /** Fulfilled when another has taken the data. */
  readonly lost = new Promise<StoreTakenError>((resolve) => (this.tell = resolve));

  constructor(
    private readonly table: Table,
    private readonly dir: string,
  ) {}

  /** To be called in a transaction. */
  take(): void {
    this.table.putSync(key, this.token);
  }

  /** To be called in each transaction, before its first change. */
  isHere(): boolean {
    if (!this.isOver && this.table.get(key)?.equals(this.token)) return true;
    this.isOver = true;
    this.tell(new StoreTakenError(this.dir));
    return false;
  }
}
