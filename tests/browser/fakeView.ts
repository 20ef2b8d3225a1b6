import { act } from '@testing-library/react';

type Told = Pick<IntersectionObserverEntry, 'target' | 'isIntersecting'>;

/** jsdom has no layout: the test says what comes into view and what leaves it. */
export function fakeView() {
  const observers: { tell: (told: readonly Told[]) => void; watched: Set<Element> }[] = [];
  class FakeObserver {
    private readonly watched = new Set<Element>();
    constructor(tell: (told: readonly Told[]) => void) {
      observers.push({ tell, watched: this.watched });
    }
    observe(target: Element) {
      this.watched.add(target);
    }
    disconnect() {
      this.watched.clear();
    }
  }
  globalThis.IntersectionObserver = FakeObserver as unknown as typeof IntersectionObserver;
  return (target: Element | null, isIntersecting: boolean) =>
    act(() => {
      for (const { tell, watched } of observers) {
        if (target && watched.has(target)) tell([{ target, isIntersecting }]);
      }
    });
}
