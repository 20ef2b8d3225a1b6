import type { Document } from '../values/document';
import { fail } from '../values/errors';
import { decode, encode } from '../values/bson';
import type { Table } from './environment';

/** A stored pipeline that is read like a collection. Both names have their database. */
export type View = { name: string; source: string; pipeline: Document[] };

const maxDepth = 20;

/** What views there are. Kept in memory; every change is written in the transaction that makes it. */
export class Views {
  private readonly views = new Map<string, View>();

  constructor(private readonly table: Table) {}

  /** Forgets what a transaction that failed had changed. */
  reload(): void {
    this.views.clear();
    for (const { key, value } of this.table.getRange({})) {
      const { source, pipeline } = decode(value) as Omit<View, 'name'>;
      this.views.set(key.toString(), { name: key.toString(), source, pipeline });
    }
  }

  find(name: string): View | undefined {
    return this.views.get(name);
  }

  /** Views of one database, or of all. */
  list(database?: string): View[] {
    const all = [...this.views.values()];
    return database === undefined ? all : all.filter(({ name }) => name.startsWith(`${database}.`));
  }

  create(view: View): void {
    const { name, source, pipeline } = view;
    this.views.set(name, view);
    this.table.putSync(Buffer.from(name), encode({ source, pipeline }));
  }

  drop({ name }: View): void {
    this.views.delete(name);
    this.table.removeSync(Buffer.from(name));
  }

  /** The collection that a pipeline really reads, and the pipeline with those of the views in between before it. */
  unfold(name: string, pipeline: readonly Document[]): { source: string; pipeline: readonly Document[] } {
    let source = name;
    let unfolded = pipeline;
    for (let depth = 0, view = this.find(name); view; view = this.find(source)) {
      if (++depth > maxDepth)
        fail('ViewDepthLimitExceeded', `View depth too deep or view cycle detected: ${name}`);
      source = view.source;
      unfolded = [...view.pipeline, ...unfolded];
    }
    return { source, pipeline: unfolded };
  }
}
