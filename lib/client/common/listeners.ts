/** Who is told of a change. */
export class Listeners {
  readonly #all = new Set<() => void>();

  /** Returns how to stop listening. */
  add = (listener: () => void): (() => void) => {
    this.#all.add(listener);
    return () => void this.#all.delete(listener);
  };

  tell = (): void => this.#all.forEach((listener) => listener());
}
