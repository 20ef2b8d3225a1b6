/**
 * The id that stands last in an address. One prerendered page answers for all of them (next.config.js), so its route
 * has no parameter.
 */
export function routeIdOf(asPath: string, folder: string): string | undefined {
  const path = asPath.split(/[?#]/)[0] ?? '';
  if (!path.startsWith(`${folder}/`)) return undefined;
  const id = path.slice(folder.length + 1);
  return /^[\w-]{1,64}$/.test(id) ? id : undefined;
}
