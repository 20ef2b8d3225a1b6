import type { ReactNode } from 'react';

type Props = {
  /** The longest text that may stand here. */
  longest: string;
  children: ReactNode;
};

/** Reserves the space of a text that is still to come, so that nothing moves (styles/global.css). */
export function ReservedSpace({ longest, children }: Props) {
  return (
    <span data-room={longest}>
      <span>{children}</span>
    </span>
  );
}
