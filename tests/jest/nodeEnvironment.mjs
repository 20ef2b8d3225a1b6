import './compiledOnce.mjs';
import { AsyncLocalStorage } from 'node:async_hooks';
import { createRequire } from 'node:module';

/** Jest brings it along. */
const { TestEnvironment } = createRequire(import.meta.resolve('jest'))('jest-environment-node');

const used = new Set();
const run = Reflect.get(AsyncLocalStorage.prototype, 'run');
AsyncLocalStorage.prototype.run = function (...given) {
  used.add(this);
  return Reflect.apply(run, this, given);
};

/** Under Node 20 each storage that ever ran costs every promise after it, so a file ends its own. */
export default class NodeEnvironment extends TestEnvironment {
  async teardown() {
    for (const storage of used) storage.disable();
    used.clear();
    await super.teardown();
  }
}
