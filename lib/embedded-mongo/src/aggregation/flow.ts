import type { Document } from '../values/document';
import { BSON } from 'bson';
import { fail } from '../values/errors';
import type { Collation } from '../values/collation';
import type { Variables } from '../query/expressions';
import { maxHeldBytes } from '../query/sort';
import type { Store } from '../storage/store';
import type { Turns } from '../planner/turns';

/** Documents on their way from one stage to the next, their numbers plain. */
export type Flow = AsyncIterable<Document>;

export type PipelineContext = {
  store: Store;
  database: string;
  hint?: unknown;
  collation?: Collation;
  variables?: Variables;
  turns: Turns;
  /** Reads a collection of the same database through a pipeline. */
  read(collection: string, stages: readonly Document[], context: PipelineContext): Flow;
};

/** Counts what a stage must keep in memory, and ends the command before the process ends. */
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

/** What is there already, or comes all at once, as a flow. Nothing begins before the flow is read. */
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
