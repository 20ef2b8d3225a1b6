/** Parsed by hand, because next.config.js rewrites all ids to one prerendered page, whose route has no parameter. */
export function routeIdOf(asPath: string, pathOf: (id: string) => string): string | undefined {
  const path = asPath.split(/[?#]/)[0] ?? '';
  const folder = pathOf('');
  const id = path.startsWith(folder) ? path.slice(folder.length) : '';
  return /^[\w-]{1,64}$/.test(id) ? id : undefined;
}
