import { Activity, type ComponentProps } from 'react';
import { Page } from '@/components/common/page/Page';
import { useLeft } from '@/hooks/verify/useSignOut';
import { SignedOut } from './SignedOut';
import { SignOut } from './SignOut';

/** A changed `contentKey` draws the content anew, even where it isn't hydrated yet. */
type Props = ComponentProps<typeof Page> & { contentKey?: string };

/** Signing out, here or in another tab, removes the content. The page must load the `session` texts. */
export function OwnPage({ children, contentKey, ...page }: Props) {
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
      {/* It is hydrated after its frame, in its own commit: both in one hold a cheap phone for 100 ms. */}
      <Activity key={contentKey}>{children}</Activity>
    </Page>
  );
}
