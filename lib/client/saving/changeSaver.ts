import { SaveQueue } from './saveQueue';

/**
 * Saves changed fields at once, and only those, so that other sessions' changes stay. A refused change is reverted;
 * one that fails to arrive is retried.
 */
export class ChangeSaver<Values extends object> extends SaveQueue<Values> {
  constructor(save: (changed: Partial<Values>) => Promise<unknown>, onProblem: (problem: unknown) => void) {
    super({ delayMs: 0, send: save, refused: 'drop', onProblem });
  }

  change = (changed: Partial<Values>): void => this.put(changed);
}
