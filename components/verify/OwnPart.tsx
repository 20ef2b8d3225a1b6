import type { ReactNode } from 'react';
import { useLeft } from '@/hooks/verify/useSignOut';
import { SignedOut } from './SignedOut';
import { SignOut } from './SignOut';

type Props = { id: string; className?: string; titleId: string; children: ReactNode };

/** Does what OwnPage does, for a page that shows personal data in one part only. */
export function OwnPart({ id, className, titleId, children }: Props) {
  const left = useLeft();
  if (left) {
    return (
      <section id={id} className={className}>
        <SignedOut left={left} heading="h2" />
      </section>
    );
  }
  return (
    <section id={id} className={className} aria-labelledby={titleId}>
      {children}
      <SignOut />
    </section>
  );
}
