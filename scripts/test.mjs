// npm test: everything that proves the site, from a bare clone, ending with `N passed, N failed`.
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { findChromium } from './chromium.mjs';
import { prepare, run, say, tsx } from './newcomer.mjs';

await prepare();
const reports = mkdtempSync(path.join(tmpdir(), 'sukhayu-test-'));
const node = (...args) =>
  run(process.execPath, args, { env: { ...process.env, NEXT_TELEMETRY_DISABLED: '1' } });

/** A step that either passes or fails as a whole. */
const once =
  (...args) =>
  async () =>
    (await node(...args)) === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };

const jest =
  (...projects) =>
  async () => {
    const file = path.join(reports, `${projects.join('-')}.json`);
    const code = await node(
      'node_modules/jest/bin/jest.js',
      '--selectProjects',
      ...projects,
      '--json',
      `--outputFile=${file}`,
      '--silent=false',
      '--reporters=default',
    );
    if (!existsSync(file)) return { passed: 0, failed: 1 };
    const report = JSON.parse(readFileSync(file, 'utf8'));
    const failed = report.numFailedTests + report.numRuntimeErrorTestSuites;
    return { passed: report.numPassedTests, failed: failed || (code === 0 ? 0 : 1) };
  };

const browser = async () => {
  const chromium = await findChromium();
  say(`Chromium: ${chromium}`);
  const file = path.join(reports, 'browser.json');
  const code = await run(
    process.execPath,
    ['node_modules/@playwright/test/cli.js', 'test', '--reporter=list,json'],
    {
      env: { ...process.env, CHROMIUM: chromium, PLAYWRIGHT_JSON_OUTPUT_NAME: file },
    },
  );
  if (!existsSync(file)) return { passed: 0, failed: 1 };
  const { stats } = JSON.parse(readFileSync(file, 'utf8'));
  const failed = stats.unexpected + stats.flaky;
  return { passed: stats.expected, failed: failed || (code === 0 ? 0 : 1) };
};

const steps = [
  ['format', once('node_modules/prettier/bin/prettier.cjs', '--check', '--log-level', 'warn', '.')],
  ['build', once(...tsx, 'scripts/build.ts', '--if-changed')],
  ['lint', once('node_modules/eslint/bin/eslint.js', '--max-warnings', '0', '.')],
  ['types', once('node_modules/typescript/bin/tsc', '--noEmit')],
  ['texts', once(...tsx, 'scripts/checkLocales.ts')],
  ['unused code', once('node_modules/knip/bin/knip.js', '--no-progress')],
  ['units and screens', jest('units', 'screens')],
  ['store', jest('store')],
  ['API', jest('api')],
  ['chaos', once(...tsx, 'tests/chaos/run.ts', '--short')],
  ['browser', browser],
];

const wanted = process.argv.slice(2);
const total = { passed: 0, failed: 0 };
const failedSteps = [];
for (const [name, step] of steps) {
  if (wanted.length > 0 && !wanted.includes(name)) continue;
  say(`\n── ${name} ──`);
  const started = Date.now();
  const { passed, failed } = await step();
  total.passed += passed;
  total.failed += failed;
  if (failed > 0) failedSteps.push(name);
  say(`${name}: ${passed} passed, ${failed} failed, ${Math.round((Date.now() - started) / 1000)} s`);
}
rmSync(reports, { recursive: true, force: true });
if (failedSteps.length > 0) say(`\nFailed: ${failedSteps.join(', ')}`);
say(`\n${total.passed} passed, ${total.failed} failed`);
process.exit(total.failed > 0 ? 1 : 0);
