import { startTransition } from 'react';
import * as imported from 'react-dom/client';
import type { Root } from 'react-dom/client';
import { isAwaited } from './before/typed';

type Client = Pick<typeof imported, 'hydrateRoot'>;

/** What Next and our islands call: as CommonJS, one object for all, whose functions are looked up when called. */
const client = (imported as unknown as { default: Client }).default;

/**
 * Lets a touch come between the steps of a hydration. Next asks React to hydrate a page in one task, 220 ms of a cheap
 * phone; what is begun as a transition React does in steps of five, and at once for what is touched. Where somebody
 * touched something before, that touch is waited for, and one task is the shorter way.
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
