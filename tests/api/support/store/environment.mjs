import path from 'node:path';
import { pathToFileURL } from 'node:url';
import NodeEnvironment from '../../../nodeEnvironment.mjs';

const file = path.resolve('node_modules/.cache/compiled-store/api/start.mjs');
const embeddedMongo = await import(pathToFileURL(file).href);

/** The store of all files of a worker is loaded once, outside of their modules. */
export default class ApiEnvironment extends NodeEnvironment {
  async setup() {
    await super.setup();
    this.global.embeddedMongo = embeddedMongo;
  }
}
