import { createRequire } from 'node:module';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { types } from 'node:util';
import NodeEnvironment from '../../../jest/nodeEnvironment.mjs';

const file = path.resolve('node_modules/.cache/compiled-store/api/start.mjs');
const embeddedMongo = await import(pathToFileURL(file).href);
const require = createRequire(import.meta.url);
const { mongoose, mongodb, bson, yup } = Object.fromEntries(
  ['mongoose', 'mongodb', 'bson', 'yup'].map((name) => [name, require(name)]),
);

const isInstance = Function.prototype[Symbol.hasInstance];
const kinds = {
  Array: Array.isArray,
  Date: types.isDate,
  Error: types.isNativeError,
  Function: (each) => typeof each === 'function',
  Map: types.isMap,
  Promise: types.isPromise,
  RegExp: types.isRegExp,
  Set: types.isSet,
};
/** Lets `instanceof` recognise objects of the other context, as if all modules shared one. */
function knowAll(global) {
  for (const [name, isOne] of Object.entries(kinds)) {
    const value = function (each) {
      return isInstance.call(this, each) || (this === kind && isOne(each));
    };
    const kind = global[name];
    Object.defineProperty(kind, Symbol.hasInstance, { value, configurable: true });
  }
}
knowAll(globalThis);

/**
 * The store and the slowest packages are loaded once per worker, outside the modules of the test files: code that is
 * loaded again runs slowly until it is compiled again.
 */
export default class ApiEnvironment extends NodeEnvironment {
  async setup() {
    await super.setup();
    Object.assign(this.global, { embeddedMongo, outside: { mongoose, mongodb, bson, yup } });
    knowAll(this.global);
  }
}
