import type { ReactNode } from 'react';

type Props = {
  /** The longest text that may come to stand here. */
  longest: string;
  children: ReactNode;
};

/** A text that is still to come has its room already, so that nothing moves (styles/global.css). */
export function Room({ longest, children }: Props) {
  return (
    <span data-room={longest}>
      <span>{children}</span>
    </span>
  );
}
