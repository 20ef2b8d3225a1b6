const MAX_LENGTH = 2_048;
const ELSEWHERE = 'https://internal.invalid';

/** Refuses whatever a browser could read as another host or scheme. */
export function isInternalPath(url: unknown): url is string {
  if (typeof url !== 'string' || url.length > MAX_LENGTH || !url.startsWith('/')) return false;
  // Browsers read a backslash as a slash and drop tabs: `/\evil.com` and `/<tab>/evil.com` leave the site.
  if (/[\\\p{C}\s]/u.test(url) || url.startsWith('//') || !URL.canParse(url, ELSEWHERE)) return false;
  const { origin, pathname } = new URL(url, ELSEWHERE);
  return origin === ELSEWHERE && !pathname.startsWith('//');
}

export function isResumeUrl(url: unknown): url is string {
  return isInternalPath(url) && Boolean(new URL(url, ELSEWHERE).searchParams.get('quoteId'));
}
