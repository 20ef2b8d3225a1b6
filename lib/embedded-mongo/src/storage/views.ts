import type { Document } from '../values/document';
import { fail } from '../values/errors';
import { decode, encode } from '../values/bson';
import type { Table } from './table';

/** Names include the database. */
export type View = { name: string; source: string; pipeline: Document[] };

const maxDepth = 20;

/** Kept in memory; each change is written in its transaction. */
export class Views {
  private readonly views = new Map<string, View>();

  constructor(private readonly table: Table) {}

  /** Undoes a failed transaction's changes. */
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

  /** The underlying collection, and the pipeline with those of the views before it. */
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
