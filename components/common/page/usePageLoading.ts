import { useRouter } from 'next/router';
import { useEffect, useState } from 'react';
import { focusMain } from '@/hooks/common/showPart';
import { isShallow } from '@/lib/config/paths';

/**
 * Also scrolls to the top after a route change, unless it is shallow, and moves the focus into the new page if the old
 * page had it.
 */
export function usePageLoading(): boolean {
  const { events } = useRouter();
  const [isLoading, setIsLoading] = useState(false);

  useEffect(() => {
    const start = () => setIsLoading(true);
    const end = () => setIsLoading(false);
    const complete = (url: string, { shallow }: { shallow: boolean }) => {
      end();
      if (!isShallow(url) && !url.includes('#')) window.scrollTo(0, 0);
      if (!shallow && document.activeElement === document.body) focusMain();
    };
    events.on('routeChangeStart', start);
    events.on('routeChangeComplete', complete);
    events.on('routeChangeError', end);
    return () => {
      events.off('routeChangeStart', start);
      events.off('routeChangeComplete', complete);
      events.off('routeChangeError', end);
    };
  }, [events]);

  return isLoading;
}
