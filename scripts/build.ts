import path from 'node:path';
import { serverEnvSchema } from '@/lib/config/serverEnv';
import { buildOnce, isBuilt } from './built.mjs';
import { bundleLauncher } from './bundle';
import { root, run } from './newcomer.mjs';
import { prepareStaticSite } from './site/prepare';

/** Builds the site: Next, brotli and gzip of prerendered files, and the launcher. */

/** Builds are environment-independent: configuration is read at start. */
const unconfigured = Object.fromEntries(Object.keys(serverEnvSchema.fields).map((name) => [name, '']));

async function build(id: string): Promise<void> {
  console.log('Building the site (about a minute) …');
  const code = await run(process.execPath, ['node_modules/next/dist/bin/next', 'build'], {
    env: {
      ...process.env,
      ...unconfigured,
      NODE_ENV: 'production',
      NEXT_TELEMETRY_DISABLED: '1',
      SUKHAYU_BUILD: id,
    },
  });
  if (code !== 0) process.exit(1);
  const { files } = await prepareStaticSite(path.join(root, '.next'), path.join(root, 'public'));
  console.log(`Prepared ${files} files for serving, each with brotli and gzip where that helps.`);
  await bundleLauncher(root);
}

const isWanted = !process.argv.includes('--if-changed') || !isBuilt();
if (isWanted) await buildOnce(build);
