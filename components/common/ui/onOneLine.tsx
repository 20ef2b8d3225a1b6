import type { ReactNode } from 'react';

/** For a text's tag `<number>`: a hyphen in a policy number or a reference breaks no line. */
export function onOneLine(number: ReactNode) {
  return <span className="num">{number}</span>;
}
