// npm start; `--dev` runs Next's development server without a build.
import { pathToFileURL } from 'node:url';
import path from 'node:path';
import { isBuilt } from './built.mjs';
import { prepare, root, run, stop, tsx } from './newcomer.mjs';

const isDevelopment = process.argv.includes('--dev');

await prepare();
if (!isDevelopment && !isBuilt()) {
  const code = await run(process.execPath, [...tsx, 'scripts/build.ts']);
  if (code !== 0) stop('The site could not be built: the reason is above.');
}

// In this process, so that signals reach the site.
const { launchOrExplain } = isDevelopment ? await loadSource() : await load('.next/launcher/launch.mjs');
await launchOrExplain({ isDevelopment, root });

async function loadSource() {
  const { register } = await import('tsx/esm/api');
  register();
  return load('lib/server/launcher/launch.ts');
}

function load(file) {
  return import(pathToFileURL(path.join(root, file)).href);
}
