import { lazy, Suspense, useEffect, useRef, type ComponentType } from 'react';

type When = (place: HTMLElement, go: () => void) => () => void;

/** When the part is about to come into view. */
export const isSeen: When = (place, go) => {
  const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && go(), {
    rootMargin: '300px',
  });
  observer.observe(place);
  return () => observer.disconnect();
};

/** When the page has come to rest, or as soon as somebody touches the part. */
export const isIdle: When = (place, go) => {
  const events = ['focusin', 'pointerdown'] as const;
  const timer = setTimeout(go, 1500);
  events.forEach((event) => place.addEventListener(event, go));
  return () => {
    clearTimeout(timer);
    events.forEach((event) => place.removeEventListener(event, go));
  };
};

/**
 * A part of the page that is in its HTML from the start, and whose script comes when it is needed. React keeps the
 * prerendered HTML, and what was typed into it, until then. The page itself must import the part's styles.
 */
export function hydrateWhen<Props extends object>(when: When, load: () => Promise<ComponentType<Props>>) {
  let go: () => void = () => undefined;
  const needed = new Promise<void>((resolve) => {
    go = resolve;
  });
  const loadModule = async () => ({ default: await load() });
  const Part = lazy(() => (typeof window === 'undefined' ? loadModule() : needed.then(loadModule)));

  return function Later(props: Props) {
    const place = useRef<HTMLDivElement>(null);
    useEffect(() => (place.current ? when(place.current, go) : undefined), []);
    return (
      <div ref={place}>
        <Suspense>
          <Part {...props} />
        </Suspense>
      </div>
    );
  };
}
