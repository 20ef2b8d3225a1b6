/** A list of callbacks to call when something changes. */
export class Listeners {
  readonly #all = new Set<() => void>();

  /** Returns a function that removes the listener. */
  add = (listener: () => void): (() => void) => {
    this.#all.add(listener);
    return () => void this.#all.delete(listener);
  };

  tell = (): void => this.#all.forEach((listener) => listener());
}
