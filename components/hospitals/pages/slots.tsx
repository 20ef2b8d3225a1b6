import type { ReactNode } from 'react';

/** A place that the server fills in a prerendered page (lib/server/launcher/fillPage.ts). */
export const slot = (name: string) => `{{${name}}}`;

/**
 * The server repeats the children for each item of a list, keeps them once for a true value, and drops them for a
 * missing one.
 */
export function Each({ of, children }: { of: string; children: ReactNode }) {
  return (
    <>
      {`{{#${of}}}`}
      {children}
      {`{{/${of}}}`}
    </>
  );
}
