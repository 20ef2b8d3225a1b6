import { serveFiles, type Variant } from './serveFiles';

const scripts =
  /<script\b[^>]*\bsrc=[^>]*><\/script>|<link\b[^>]*\b(as="script"|rel="modulepreload")[^>]*>/gi;

/** A site's pages with everything but their scripts. */
export function serveWithoutScripts(site: string): Promise<Variant> {
  return serveFiles(async (path) => {
    const answer = await fetch(site + path);
    const type = answer.headers.get('content-type') ?? 'application/octet-stream';
    const body = Buffer.from(await answer.arrayBuffer());
    const isPage = type.startsWith('text/html');
    return {
      type,
      status: answer.status,
      body: isPage ? Buffer.from(body.toString().replace(scripts, '')) : body,
    };
  });
}
