// npm start; `--dev` runs Next's development server without a build.
import { pathToFileURL } from 'node:url';
import path from 'node:path';
import { isBuilt } from './built.mjs';
import { prepare, root, run, stop, tsx } from './newcomer.mjs';
import { readFlags, serve } from './serve.mjs';

const { dev: isDevelopment } = readFlags();

await prepare();
if (!isDevelopment && !isBuilt()) {
  const code = await run(process.execPath, [...tsx, 'scripts/build.ts']);
  if (code !== 0) stop('The site could not be built: the reason is above.');
}

if (isDevelopment) await develop();
else await serve();

async function develop() {
  const { register } = await import('tsx/esm/api');
  register();
  const [{ launchOrExplain }, { openNextSite }] = await Promise.all(
    ['launch.ts', 'nextSite.ts'].map((name) => load(`lib/server/launcher/${name}`)),
  );
  await launchOrExplain({ root, openSite: (env) => openNextSite(env, root) });
}

function load(file) {
  return import(pathToFileURL(path.join(root, file)).href);
}
