import { Catalog } from './catalog';
import { type Environment, openEnvironment } from './environment';
import { Records } from './records';
import { Writer } from './writer';

export type Store = {
  environment: Environment;
  catalog: Catalog;
  records: Records;
  writer: Writer;
};

/** Names of `$out`'s temporary collections. */
export const temporaryPrefix = 'tmp.agg_out.';

export async function openStore(dir: string): Promise<Store> {
  const environment = await openEnvironment(dir);
  const catalog = new Catalog(environment);
  const leftovers = catalog.list().filter(({ name }) => name.includes(`.${temporaryPrefix}`));
  if (leftovers.length > 0)
    environment.transact(() => {
      for (const collection of leftovers) catalog.drop(collection);
    });
  return {
    environment,
    catalog,
    records: new Records(environment, catalog),
    writer: new Writer(environment, catalog),
  };
}
