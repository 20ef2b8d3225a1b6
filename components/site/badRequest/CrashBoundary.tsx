import { Component, type ReactNode } from 'react';
import { badRequest } from '@/lib/late/areas';
import { late } from '@/lib/late/late';

const CrashPage = late({
  load: () => import('./CrashPage').then((module) => module.CrashPage),
  texts: { badRequest },
});

type Props = { children: ReactNode };

/** When a page crashes, the static page takes its place: with the ways on, and word that nothing typed is lost. */
export class CrashBoundary extends Component<Props, { hasCrashed: boolean }> {
  override state = { hasCrashed: false };

  static getDerivedStateFromError() {
    return { hasCrashed: true };
  }

  override render() {
    return this.state.hasCrashed ? <CrashPage /> : this.props.children;
  }
}
