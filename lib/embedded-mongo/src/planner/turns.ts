import { setImmediate as nextTurn } from 'node:timers/promises';
import { fail } from '../values/errors';

/** Longest time a command runs before yielding. */
const sliceMilliseconds = 8;

/** Makes long commands yield, and ends them at maxTimeMS. */
export class Turns {
  private sliceEnd = performance.now() + sliceMilliseconds;
  private steps = 0;
  private left: number;

  constructor(maxMilliseconds: number | undefined) {
    this.left = maxMilliseconds ?? Infinity;
    if (this.left === 0) this.left = Infinity;
  }

  /** Checks the clock at every 16th call, since reading it costs more than a step. */
  isOver(): boolean {
    if (++this.steps % 16 !== 0) return false;
    return performance.now() > this.sliceEnd;
  }

  async next(): Promise<void> {
    // Time between two batches of a cursor does not count.
    this.left -= Math.min(performance.now() - this.sliceEnd, sliceMilliseconds) + sliceMilliseconds;
    if (this.left < 0) fail('MaxTimeMSExpired', 'operation exceeded time limit');
    await nextTurn();
    this.sliceEnd = performance.now() + sliceMilliseconds;
  }
}
