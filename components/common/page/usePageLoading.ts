import { useRouter } from 'next/router';
import { useEffect, useState } from 'react';
import { isShallow } from '@/lib/config/paths';

/** Also scrolls to the top after a route change, unless it is shallow. */
export function usePageLoading(): boolean {
  const { events } = useRouter();
  const [isLoading, setIsLoading] = useState(false);

  useEffect(() => {
    const start = () => setIsLoading(true);
    const end = () => setIsLoading(false);
    const complete = (url: string) => {
      end();
      if (!isShallow(url) && !url.includes('#')) window.scrollTo(0, 0);
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
