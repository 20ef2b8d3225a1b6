import type { ReactNode } from 'react';

/** What the server writes into a prerendered page (lib/server/launcher/fillPage.ts). */
export const slot = (name: string) => `{{${name}}}`;

/** Once for each item of a list, once for what is true, not at all for what is missing. */
export function Each({ of, children }: { of: string; children: ReactNode }) {
  return (
    <>
      {`{{#${of}}}`}
      {children}
      {`{{/${of}}}`}
    </>
  );
}
