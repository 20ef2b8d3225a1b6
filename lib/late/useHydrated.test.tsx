import { waitFor } from '@testing-library/react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { useHydrated } from './useHydrated';

const parts = Array.from({ length: 12 }, (_, at) => at);
/** Longer than React works without a pause. */
const SLOW_MS = 8;

// React is left to its own times.
beforeEach(() => void Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false }));

let drawn = 0;

function drawSlowly(): void {
  const end = performance.now() + SLOW_MS;
  while (performance.now() < end);
  drawn += 1;
}

function Slow({ isHydrated }: { isHydrated: boolean }) {
  if (isHydrated) drawSlowly();
  return <i>{isHydrated ? 'browser' : 'server'}</i>;
}

function Tree() {
  const isHydrated = useHydrated();
  return parts.map((part) => <Slow key={part} isHydrated={isHydrated} />);
}

/** Hydrated, with the first of its parts drawn as in the browser. */
async function hydrate() {
  drawn = 0;
  const container = document.createElement('div');
  container.innerHTML = renderToString(<Tree />);
  expect(container.textContent).toBe('server'.repeat(parts.length));
  const root = hydrateRoot(container, <Tree />);
  while (drawn === 0) await new Promise((resolve) => setTimeout(resolve));
  return { container, root };
}

test('what is hydrated is drawn as in the browser in steps, between which others have their turn', async () => {
  const { container, root } = await hydrate();
  expect(drawn).toBeLessThan(parts.length);
  expect(container.textContent).toBe('server'.repeat(parts.length));
  while (drawn < parts.length) await new Promise((resolve) => setTimeout(resolve));
  await new Promise((resolve) => setTimeout(resolve));
  expect(container.textContent).toBe('browser'.repeat(parts.length));
  root.unmount();
});

test.each(['pointerdown', 'keydown', 'input'])('it is drawn at once for a %s', async (touch) => {
  const { container, root } = await hydrate();
  window.dispatchEvent(new Event(touch));
  expect(container.textContent).toBe('browser'.repeat(parts.length));
  root.unmount();
});

test('what was not prerendered is of the browser from the first', async () => {
  const seen: boolean[] = [];
  function Reader() {
    seen.push(useHydrated());
    return null;
  }
  createRoot(document.createElement('div')).render(<Reader />);
  await waitFor(() => expect(seen).not.toEqual([]));
  expect(seen).not.toContain(false);
});
