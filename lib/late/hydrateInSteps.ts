import { startTransition } from 'react';
import * as imported from 'react-dom/client';
import type { Root } from 'react-dom/client';
import { isAwaited } from './before/typed';

type Client = Pick<typeof imported, 'hydrateRoot'>;

/**
 * The module's functions that Next and our islands call. As CommonJS it is one shared object that is read at each call,
 * so they can be replaced.
 */
const client = (imported as unknown as { default: Client }).default;

/**
 * Lets touches be handled while a page hydrates. Next asks React to hydrate the page in one task, which takes a cheap
 * phone 220 ms. As a transition, React does it in slices of 5 ms, and at once where somebody touches. If somebody
 * already waits for what they touched, one task is faster.
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
