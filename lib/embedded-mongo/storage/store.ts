import { Catalog } from './catalog';
import { type Environment, openEnvironment } from './environment';
import { Records } from './records';
import { Writer } from './writer';

/** What lies on disk, and the ways to it. */
export type Store = {
  environment: Environment;
  catalog: Catalog;
  records: Records;
  writer: Writer;
};

export function openStore(dir: string): Store {
  const environment = openEnvironment(dir);
  const catalog = new Catalog(environment);
  return {
    environment,
    catalog,
    records: new Records(environment, catalog),
    writer: new Writer(environment, catalog),
  };
}
