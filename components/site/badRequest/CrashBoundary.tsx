import { Component, type ReactNode } from 'react';
import { badRequest } from '@/lib/late/areas';
import { late } from '@/lib/late/late';

const CrashPage = late({
  load: () => import('./CrashPage').then((module) => module.CrashPage),
  texts: { badRequest },
});

type Props = { children: ReactNode };

/** Replaces a crashed page with a static one, which says that typed input is safe. */
export class CrashBoundary extends Component<Props, { crash?: { error: unknown } }> {
  override state: { crash?: { error: unknown } } = {};

  static getDerivedStateFromError(error: unknown) {
    return { crash: { error } };
  }

  override render() {
    const { crash } = this.state;
    return crash ? <CrashPage error={crash.error} /> : this.props.children;
  }
}
