import type { ComponentProps } from 'react';
import { Page } from '@/components/common/page/Page';
import { useLeft } from '@/hooks/verify/useSignOut';
import { SignedOut } from './SignedOut';
import { SignOut } from './SignOut';

/**
 * The frame of every page on which something personal may show: the way out of it stands first, and what was shown is
 * gone once somebody took it, here or in another tab. Its page loads the texts `session`.
 */
export function OwnPage({ children, ...page }: ComponentProps<typeof Page>) {
  const left = useLeft();
  if (left) {
    return (
      <Page {...page}>
        <SignedOut left={left} />
      </Page>
    );
  }
  return (
    <Page {...page}>
      <SignOut />
      {children}
    </Page>
  );
}
