import { spawnSync } from 'node:child_process';

/** npm run check: required before a commit; fastest steps first. */
const steps: [string, string[]][] = [
  ['format', ['node_modules/oxfmt/bin/oxfmt', '--check']],
  ['lint and types', ['node_modules/oxlint/bin/oxlint']],
  ['texts', ['--import', 'tsx', 'scripts/checkLocales.ts']],
  ['endpoints', ['--import', 'tsx', 'scripts/describeApi.ts', '--check']],
  ['unused code', ['node_modules/knip/bin/knip.js', '--no-progress']],
  ['units and screens', ['node_modules/jest/bin/jest.js', '--selectProjects', 'units', 'screens']],
  ['build', ['--import', 'tsx', 'scripts/build.ts', '--if-changed']],
];

for (const [name, args] of steps) {
  console.log(`── ${name} ──`);
  const { status } = spawnSync(process.execPath, args, { stdio: 'inherit' });
  if (status !== 0) {
    console.error(`${name} failed`);
    process.exit(1);
  }
}
