import '@testing-library/jest-dom';
import { waitFor } from '@testing-library/react';

/** After an action that may have replaced what had the focus, it is on something named in the same card. */
export async function expectFocusIn(card: HTMLElement): Promise<void> {
  await waitFor(() => expect(card.contains(document.activeElement)).toBe(true));
  expect(document.activeElement).toHaveAccessibleName();
}
