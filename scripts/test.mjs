// npm test, from a bare clone; ends with `N passed, N failed`.
import { closeSync, existsSync, mkdtempSync, openSync, readFileSync, rmSync, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { keepOutEnvFile } from '../lib/config/envFile.mjs';
import { findChromium } from './chromium.mjs';
import { prepare, root, run, say, tsx } from './newcomer.mjs';

/** A store waits for its disk at each write, and no test cuts the power: data of tests lie in memory. */
const memory = '/dev/shm';
const roomNeeded = 4 * 1024 ** 3;

function hasRoom(folder) {
  try {
    const { bavail, bsize } = statfsSync(folder);
    return bavail * bsize > roomNeeded;
  } catch {
    return false;
  }
}

await prepare();
keepOutEnvFile(root);
if (hasRoom(memory)) process.env.TMPDIR = memory;
const reports = mkdtempSync(path.join(tmpdir(), 'sukhayu-test-'));
const node = (args, options = {}) =>
  run(process.execPath, args, { env: { ...process.env, NEXT_TELEMETRY_DISABLED: '1' }, ...options });

const wholly = (code) => (code === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 });

const once =
  (...args) =>
  async () =>
    wholly(await node(args));

const complaints = [];

/** For parallel steps: prints output at the end, errors last. */
const aside =
  (...args) =>
  async (name) => {
    const file = path.join(reports, `${name}.txt`);
    const output = openSync(file, 'w');
    const code = await node(args, { stdio: ['ignore', output, output] });
    closeSync(output);
    const printed = readFileSync(file, 'utf8');
    process.stdout.write(printed);
    if (code !== 0) complaints.push(`\n── ${name}, which failed (${code}), said ──\n${printed}`);
    return wholly(code);
  };

const jest =
  (...projects) =>
  async () => {
    const file = path.join(reports, `${projects.join('-')}.json`);
    const code = await node([
      'node_modules/jest/bin/jest.js',
      '--selectProjects',
      ...projects,
      // The default leaves one core idle.
      '--maxWorkers=100%',
      '--json',
      `--outputFile=${file}`,
      '--silent=false',
      '--reporters=default',
    ]);
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

/** Single-core steps of one round run two at a time. */
const rounds = [
  [['build', once(...tsx, 'scripts/build.ts', '--if-changed')]],
  [
    ['lint', aside('node_modules/eslint/bin/eslint.js', '--max-warnings', '0', '.')],
    ['types', aside('node_modules/typescript/bin/tsc', '--noEmit')],
    ['format', aside('node_modules/prettier/bin/prettier.cjs', '--check', '--log-level', 'warn', '.')],
    ['unused code', aside('node_modules/knip/bin/knip.js', '--no-progress')],
    ['texts', aside(...tsx, 'scripts/checkLocales.ts')],
    ['chaos', once(...tsx, 'tests/chaos/run.ts', '--short')],
  ],
  [['units and screens', jest('units', 'screens')]],
  // Together, since one long file of the store keeps one core alone.
  [['store and API', jest('store', 'api')]],
  [['browser', browser]],
];

const wanted = process.argv.slice(2);
const names = rounds.flat().map(([name]) => name);
const unknown = wanted.filter((name) => !names.includes(name));
if (unknown.length > 0) {
  say(`There is no step ${unknown.join(', ')}. The steps are: ${names.join(', ')}.`);
  process.exit(2);
}
const total = { passed: 0, failed: 0 };
const failedSteps = [];

async function take([name, step]) {
  if (wanted.length > 0 && !wanted.includes(name)) return;
  say(`\n── ${name} ──`);
  const started = Date.now();
  const { passed, failed } = await step(name);
  total.passed += passed;
  total.failed += failed;
  if (failed > 0) failedSteps.push(name);
  say(`${name}: ${passed} passed, ${failed} failed, ${Math.round((Date.now() - started) / 1000)} s`);
}

for (const round of rounds) {
  const work = async () => {
    while (round.length > 0) await take(round.shift());
  };
  await Promise.all([work(), work()]);
}
rmSync(reports, { recursive: true, force: true });
complaints.forEach(say);
if (failedSteps.length > 0) say(`\nFailed: ${failedSteps.join(', ')}`);
say(`\n${total.passed} passed, ${total.failed} failed`);
process.exit(total.failed > 0 ? 1 : 0);
