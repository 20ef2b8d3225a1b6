import { startTransition } from 'react';
import * as imported from 'react-dom/client';
import type { Root } from 'react-dom/client';
import { isAwaited } from './before/typed';

type Client = Pick<typeof imported, 'hydrateRoot'>;

/** The functions that Next and our islands call: as CommonJS they are one shared object, which is read at each call. */
const client = (imported as unknown as { default: Client }).default;

/**
 * Lets touches be handled between the steps of a hydration. Next asks React to hydrate a page in one task, which takes
 * a cheap phone 220 ms. As a transition, React does it in steps of 5 ms, and at once for what is touched. If somebody
 * already waits for something touched before, one task is faster.
 */
export function hydrateInSteps(): void {
  const { hydrateRoot } = client;
  client.hydrateRoot = (...given) => {
    if (isAwaited()) return hydrateRoot(...given);
    let root: Root | undefined;
    startTransition(() => {
      root = hydrateRoot(...given);
    });
    return root as Root;
  };
}
