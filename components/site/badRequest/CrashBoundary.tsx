import dynamic from 'next/dynamic';
import { Component, type ReactNode } from 'react';

const CrashPage = dynamic(() => import('./CrashPage').then((module) => module.CrashPage), { ssr: false });

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
