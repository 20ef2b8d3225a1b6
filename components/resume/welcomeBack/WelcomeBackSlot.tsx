import { useRouter } from 'next/router';
import { useEffect, useState, type ComponentType } from 'react';
import { useResumeMark } from '@/hooks/resume/useResumeMark';

/** The dialog's place in every page. A browser that has left no journey unfinished loads nothing for it. */
export function WelcomeBackSlot() {
  // Drawn anew on every change of page.
  useRouter();
  const hasMark = useResumeMark();
  const [Host, setHost] = useState<ComponentType>();

  useEffect(() => {
    if (!hasMark) return;
    const load = async () => {
      const { WelcomeBackHost } = await import('./WelcomeBackHost');
      setHost(() => WelcomeBackHost);
    };
    // Without its script there is no dialog, and the page works as before.
    load().catch(() => undefined);
  }, [hasMark]);

  return Host ? <Host /> : null;
}
