import { spawnSync } from 'node:child_process';
import { mkdir, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { serveFiles, type Variant } from './serveFiles';

const types: Record<string, string> = { '.js': 'text/javascript', '.css': 'text/css', '.html': 'text/html' };

const app = {
  'package.json': '{ "private": true }',
  // Turbopack refuses files outside its root, and the packages are the project's own.
  'next.config.mjs': "export default { turbopack: { root: '/' } };",
  'pages/index.jsx': 'export default function Empty() { return "Empty"; }',
};

/**
 * An application of one page, built by the project's own Next: what every page of the pages router costs. It holds one
 * word, since Lighthouse measures no page without any paint.
 */
export async function serveEmptyNext(): Promise<Variant> {
  const root = process.cwd();
  const folder = await mkdtemp(path.join(tmpdir(), 'sukhayu-empty-next-'));
  await mkdir(path.join(folder, 'pages'));
  await symlink(path.join(root, 'node_modules'), path.join(folder, 'node_modules'));
  for (const [name, text] of Object.entries(app)) await writeFile(path.join(folder, name), text);
  const built = spawnSync(process.execPath, [path.join(root, 'node_modules/next/dist/bin/next'), 'build'], {
    cwd: folder,
    env: { ...process.env, NODE_ENV: 'production', NEXT_TELEMETRY_DISABLED: '1' },
    encoding: 'utf8',
  });
  if (built.status !== 0)
    throw new Error(`the empty Next page was not built:\n${built.stdout}${built.stderr}`);
  const served = await serveFiles(async (url) => {
    const file = url === '/' ? 'server/pages/index.html' : url.replace('/_next/', '');
    const type = types[path.extname(file)] ?? 'application/octet-stream';
    return { type, body: await readFile(path.join(folder, '.next', file)) };
  });
  return {
    url: served.url,
    close: () => {
      served.close();
      void rm(folder, { recursive: true, force: true });
    },
  };
}
