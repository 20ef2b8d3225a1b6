import { useRouter } from 'next/router';
import { useEffect } from 'react';
import { isOfWords } from '@/lib/config/pagesOfWords';
import { pageTypeOf } from '@/lib/config/pageTypes';
import { paths } from '@/lib/config/paths';
import { pageLocale, pathIn } from '@/lib/i18n/locales';

const REST_MS = 5000;

/** Pages of a link with a secret, and the one that is shown in the place of others. */
const others: readonly string[] = [paths.sentLink, paths.continue, '/bad-request.html'];

/** Pages on which something is typed or bought. */
const isKept = (route: string) =>
  !isOfWords(route) && !route.includes('[') && !others.includes(route) && pageTypeOf(route) !== 'staff';

const savesData = () => (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true;

/** The pages of one journey share a folder, and so an answer for those that were never opened. */
function scopeOf(route: string): string {
  const [folder = route] = /^(\/(hi|ta)(?=\/))?\/[^/]+/.exec(window.location.pathname) ?? [];
  return route.lastIndexOf('/') > 0 ? `${folder}/` : folder;
}

async function keep(page: string, scope: string): Promise<void> {
  const { keepPage } = await import('@/lib/client/common/keepPage');
  await keepPage(page, scope);
}

/** Keeps this page for when there is no line, once nothing else is to be done. */
export function useKeptPage(): void {
  const { pathname: route, locale } = useRouter();
  useEffect(() => {
    if (!isKept(route) || savesData()) return;
    const page = pathIn(pageLocale(route, locale), route);
    const timer = setTimeout(() => {
      // If its script is not to be had, the page is kept at another visit.
      const go = () => void keep(page, scopeOf(route)).catch(() => undefined);
      // Safari has no such call.
      if ('requestIdleCallback' in window) requestIdleCallback(go);
      else go();
    }, REST_MS);
    return () => clearTimeout(timer);
  }, [route, locale]);
}
