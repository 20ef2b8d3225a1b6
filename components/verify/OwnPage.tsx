import { Activity, type ComponentProps } from 'react';
import { Page } from '@/components/common/page/Page';
import { useLeft } from '@/hooks/verify/useSignOut';
import { SignedOut } from './SignedOut';
import { SignOut } from './SignOut';

/** Signing out, here or in another tab, removes the content. The page must load the `session` texts. */
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
      {/* Hydrated after its frame, in a commit of its own: both in one hold a cheap phone for 100 ms. */}
      <Activity>{children}</Activity>
    </Page>
  );
}
