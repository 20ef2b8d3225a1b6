import { BroadcastChannel } from 'node:worker_threads';

/** Node's channel, which jsdom lacks; an open one does not keep the process alive. */
export class TestChannel extends BroadcastChannel {
  constructor(name: string) {
    super(name);
    this.unref();
  }
}

/** Gives the pages of a suite the channel between tabs. */
export const openChannels = () => Object.assign(globalThis, { BroadcastChannel: TestChannel });
