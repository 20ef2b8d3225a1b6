import type { Document } from '../values/document';
import { BSON } from 'bson';
import { fail } from '../values/errors';
import type { Collation } from '../values/collation';
import type { Variables } from '../query/expressions';
import { maxHeldBytes } from '../query/sort';
import type { Store } from '../storage/store';
import type { Turns } from '../planner/turns';

/** Documents between two stages, with numbers as JavaScript's. */
export type Flow = AsyncIterable<Document>;

export type PipelineContext = {
  store: Store;
  database: string;
  hint?: unknown;
  collation?: Collation;
  variables?: Variables;
  turns: Turns;
  read(collection: string, stages: readonly Document[], context: PipelineContext): Flow;
};

/** Counts the bytes a stage keeps in memory; above the limit the command fails, not the process. */
export class Held {
  private bytes = 0;

  constructor(private readonly stage: string) {}

  add(value: unknown): void {
    this.bytes += BSON.calculateObjectSize({ value });
    if (this.bytes > maxHeldBytes)
      fail(
        'QueryExceededMemoryLimitNoDiskUseAllowed',
        `Exceeded memory limit for ${this.stage}: ${maxHeldBytes} bytes`,
      );
  }
}

/** Lazy: `load` runs when the flow is first read. */
export async function* toFlow<T>(
  load: () => Iterable<T> | Promise<Iterable<T>>,
): AsyncGenerator<T, void, undefined> {
  yield* await load();
}

export async function collect(flow: Flow, stage: string): Promise<Document[]> {
  const held = new Held(stage);
  const documents: Document[] = [];
  for await (const document of flow) {
    held.add(document);
    documents.push(document);
  }
  return documents;
}
