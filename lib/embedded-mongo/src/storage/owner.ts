import { randomBytes } from 'node:crypto';
import type { Table } from './table';

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
 * The last process to open the data owns it: its token is stored there and checked in every commit. Prevents
 * two writers where a network disk or another kernel grants both the lock.
 */
export class Owner {
  private readonly token = randomBytes(16);
  private isOver = false;
  private tell: (error: StoreTakenError) => void = () => undefined;
  /** Resolves when another process has taken the data. */
  readonly lost = new Promise<StoreTakenError>((resolve) => (this.tell = resolve));

  constructor(
    private readonly table: Table,
    private readonly dir: string,
  ) {}

  /** Call in a transaction. */
  take(): void {
    this.table.putSync(key, this.token);
  }

  /** Call in each transaction before its first change. */
  isHere(): boolean {
    if (!this.isOver && this.table.get(key)?.equals(this.token)) return true;
    this.isOver = true;
    this.tell(new StoreTakenError(this.dir));
    return false;
  }
}
