import dynamic from 'next/dynamic';
import { Component, type ReactNode } from 'react';

const BadRequest = dynamic(() => import('./BadRequest').then((module) => module.BadRequest), { ssr: false });

type Props = { children: ReactNode };

/** When a page crashes, the static page takes its place: with the ways on, and word that nothing typed is lost. */
export class CrashBoundary extends Component<Props, { hasCrashed: boolean }> {
  override state = { hasCrashed: false };

  static getDerivedStateFromError() {
    return { hasCrashed: true };
  }

  override render() {
    return this.state.hasCrashed ? <BadRequest kind="crash" /> : this.props.children;
  }
}
