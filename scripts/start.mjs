// npm start: from a bare clone to a running site. `--dev` leaves out the build and runs Next's development server.
import { pathToFileURL } from 'node:url';
import path from 'node:path';
import { prepare, root, run, stop, tsx } from './newcomer.mjs';

const isDevelopment = process.argv.includes('--dev');

await prepare();
if (!isDevelopment) {
  const code = await run(process.execPath, [...tsx, 'scripts/build.ts', '--if-changed']);
  if (code !== 0) stop('The site could not be built: the reason is above.');
}

// From here on in this process, so that a signal reaches the site itself.
const { register } = await import('tsx/esm/api');
register();
const { launchOrExplain } = await import(
  pathToFileURL(path.join(root, 'lib/server/launcher/launch.ts')).href
);
await launchOrExplain({ isDevelopment, root });
