import type { ReactNode } from 'react';

type Label = { 'aria-label': string } | { 'aria-labelledby': string };

/**
 * Wraps what may be wider than the screen. It is named and focusable, so that it scrolls by keyboard, too; it is no
 * landmark, since its section is one.
 */
export function Scrolling({ children, ...rest }: Label & { className?: string; children: ReactNode }) {
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- there may be nothing else to focus in it
    <div role="group" tabIndex={0} {...rest}>
      {children}
    </div>
  );
}
