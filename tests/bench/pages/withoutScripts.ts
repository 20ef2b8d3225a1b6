import { serveFiles, type Variant } from './serveFiles';

const scripts =
  /<script\b[^>]*\bsrc=[^>]*><\/script>|<link\b[^>]*\b(as="script"|rel="modulepreload")[^>]*>/gi;

/** Headers of how an answer is sent, which this server sets anew. */
const ofSending = /^(content-(length|encoding|type)|connection|keep-alive|transfer-encoding|date)$/;

/** A site's pages with everything but their scripts: the same headers too, since they are a KB of each answer. */
export function serveWithoutScripts(site: string): Promise<Variant> {
  return serveFiles(async (path) => {
    const answer = await fetch(site + path);
    const type = answer.headers.get('content-type') ?? 'application/octet-stream';
    const body = Buffer.from(await answer.arrayBuffer());
    const headers = Object.fromEntries([...answer.headers].filter(([name]) => !ofSending.test(name)));
    const isPage = type.startsWith('text/html');
    return {
      type,
      status: answer.status,
      headers,
      body: isPage ? Buffer.from(body.toString().replace(scripts, '')) : body,
    };
  });
}
