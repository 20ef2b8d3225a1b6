import { useRouter } from 'next/router';
import { useEffect, useState, type ComponentType } from 'react';
import { useResumeMark } from '@/hooks/resume/useResumeMark';

/** Loads nothing in a browser without an unfinished journey. */
export function WelcomeBackSlot() {
  // Subscribes to page changes, to check again on each.
  useRouter();
  const hasMark = useResumeMark();
  const [Host, setHost] = useState<ComponentType>();

  useEffect(() => {
    if (!hasMark) return;
    const load = async () => {
      const { WelcomeBackHost } = await import('./WelcomeBackHost');
      setHost(() => WelcomeBackHost);
    };
    // If loading fails, the page works without the dialog.
    load().catch(() => undefined);
  }, [hasMark]);

  return Host ? <Host /> : null;
}
