import { Activity, type ComponentProps } from 'react';
import { Page } from '@/components/common/page/Page';
import { useLeft } from '@/hooks/verify/useSignOut';
import { SignedOut } from './SignedOut';
import { SignOut } from './SignOut';

/** A changed `contentKey` remounts the content, even before it is hydrated. */
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
      {/* Hydrated after its frame and in a commit of its own, since both in one block a cheap phone for 100 ms. */}
      <Activity key={contentKey}>{children}</Activity>
    </Page>
  );
}
