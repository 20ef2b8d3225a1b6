import { SaveQueue } from './saveQueue';

/**
 * Saves what is changed of one record, at once, and only that: what another tab or device changed stays. A change that
 * the server refuses is taken back; one that does not reach it stays, and is sent again.
 */
export class ChangeSaver<Values extends object> extends SaveQueue<Values> {
  constructor(save: (changed: Partial<Values>) => Promise<unknown>, onProblem: (problem: unknown) => void) {
    super({ delayMs: 0, send: save, refused: 'drop', onProblem });
  }

  change = (changed: Partial<Values>): void => this.put(changed);
}
