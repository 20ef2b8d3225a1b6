import { readFile } from 'node:fs/promises';
import path from 'node:path';

/** Request path → file below the folder. */
export type Pages = Record<string, string>;

export type StaticSite = {
  folder: string;
  pages: Pages;
  rewrites: { pattern: RegExp; pathname: string }[];
  /** Request path → API path. */
  apiAliases: Record<string, string>;
};

type Manifest = {
  rewrites: { afterFiles: Rewrite[]; fallback: Rewrite[] };
};

export const staticFolder = (next: string) => path.join(next, 'static-site');

export async function readStaticSite(next: string): Promise<StaticSite> {
  const pages = JSON.parse(await readFile(path.join(next, 'static-pages.json'), 'utf8')) as Pages;
  const manifest = JSON.parse(await readFile(path.join(next, 'routes-manifest.json'), 'utf8')) as Manifest;
  const all = [...manifest.rewrites.afterFiles, ...manifest.rewrites.fallback];
  const rewrites = all.flatMap((rewrite) => toRewrites(withoutLocale(rewrite), pages));
  const ofApi = all.map(withoutLocale).filter(({ destination }) => destination.startsWith('/api/'));
  const apiAliases = Object.fromEntries(ofApi.map(({ source, destination }) => [source, destination]));
  return { folder: staticFolder(next), pages, rewrites, apiAliases };
}

type Rewrite = { source: string; destination: string };

function withoutLocale({ source, destination }: Rewrite): Rewrite {
  return {
    source: source.replace(/^\/:nextInternalLocale(\([^)]*\))?/, ''),
    destination: destination.replace(/^\/:nextInternalLocale/, ''),
  };
}

/** `/a/:id` or, with more parts, `/a/:rest+` → a pattern per language, where the destination is prerendered. */
function toRewrites({ source, destination }: Rewrite, pages: Pages): StaticSite['rewrites'] {
  if (/[(*?]/.test(source)) return [];
  const pattern = source
    .replace(/[.]/g, '\\.')
    .replace(/:[A-Za-z]+\+/g, '.+')
    .replace(/:[A-Za-z]+/g, '[^/]+');
  return ['', '/hi', '/ta'].flatMap((prefix) => {
    const pathname = `${prefix}${destination}`;
    return pathname in pages ? [{ pattern: new RegExp(`^${prefix}${pattern}$`), pathname }] : [];
  });
}
