import { setImmediate as nextTurn } from 'node:timers/promises';
import { fail } from '../values/errors';

/** So long may one command work before the others get their turn. */
const sliceMilliseconds = 8;

/** Keeps a long command from holding the others up, and ends it when its time is over. */
export class Turns {
  private sliceEnd = performance.now() + sliceMilliseconds;
  private steps = 0;
  private left: number;

  constructor(maxMilliseconds: number | undefined) {
    this.left = maxMilliseconds ?? Infinity;
    if (this.left === 0) this.left = Infinity;
  }

  /** To be asked often; looking at the clock each time would cost more than the work. */
  isOver(): boolean {
    if (++this.steps % 16 !== 0) return false;
    return performance.now() > this.sliceEnd;
  }

  async next(): Promise<void> {
    // Between two batches of a cursor the clock goes on, but that is not the command's work.
    this.left -= Math.min(performance.now() - this.sliceEnd, sliceMilliseconds) + sliceMilliseconds;
    if (this.left < 0) fail('MaxTimeMSExpired', 'operation exceeded time limit');
    await nextTurn();
    this.sliceEnd = performance.now() + sliceMilliseconds;
  }
}
