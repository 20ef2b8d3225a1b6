import { randomUUID } from 'node:crypto';
import { BroadcastChannel } from 'node:worker_threads';

/** Part of the channels' names, since test files of one process would hear each other. */
const suite = randomUUID();

/** Node's channel, which jsdom lacks; an open one does not keep the process alive. */
export class TestChannel extends BroadcastChannel {
  static #newest: TestChannel | undefined;

  constructor(name: string) {
    super(`${suite} ${name}`);
    this.unref();
    TestChannel.#newest = this;
  }

  static newest(): TestChannel {
    if (!TestChannel.#newest) throw new Error('no channel');
    return TestChannel.#newest;
  }
}

/** Gives the pages of a suite the channel between tabs. */
export const openChannels = () => Object.assign(globalThis, { BroadcastChannel: TestChannel });
