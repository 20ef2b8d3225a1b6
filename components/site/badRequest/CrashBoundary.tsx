import { Component, type ReactNode } from 'react';
import { badRequest } from '@/lib/late/areas';
import { late } from '@/lib/late/late';

const CrashPage = late({
  load: () => import('./CrashPage').then((module) => module.CrashPage),
  texts: { badRequest },
});

type Props = { children: ReactNode };

/** Replaces a crashed page with a static one, which says that typed input is safe. */
export class CrashBoundary extends Component<Props, { hasCrashed: boolean }> {
  override state = { hasCrashed: false };

  static getDerivedStateFromError() {
    return { hasCrashed: true };
  }

  override render() {
    return this.state.hasCrashed ? <CrashPage /> : this.props.children;
  }
}
