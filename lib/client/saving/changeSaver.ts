import { SaveQueue } from './saveQueue';

/** Sends changed fields only, so that other sessions' changes stay. A refused change is reverted. */
export class ChangeSaver<Values extends object> extends SaveQueue<Values> {
  constructor(save: (changed: Partial<Values>) => Promise<unknown>, onProblem: (problem: unknown) => void) {
    super({ delayMs: 0, send: save, refused: 'drop', onProblem });
  }

  change = (changed: Partial<Values>): void => this.put(changed);
}
