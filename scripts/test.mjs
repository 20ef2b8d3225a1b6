// Runs npm test, also from a bare clone. Its last line says `N passed, N failed`, however it ends.
import {
  closeSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  openSync,
  readFileSync,
  rmSync,
  statfsSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { keepOutEnvFile } from '../lib/config/envFile.mjs';
import { findChromium, findHeadlessShell, launchOnce } from './chromium.mjs';
import { prepare, root, run, say, tsx } from './newcomer.mjs';

/** Data of tests lie in memory, since a store waits for its disk at each write, and no test cuts the power. */
const memory = '/dev/shm';
const roomNeeded = 4 * 1024 ** 3;
const timesFile = path.join(root, 'node_modules/.cache/test-times.json');

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

/** Runs a step beside another one. Its output is printed at the end, and what failed last of all. */
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
  const file = path.join(reports, 'browser.json');
  const code = await run(
    process.execPath,
    ['node_modules/@playwright/test/cli.js', 'test', '--reporter=list,json'],
    {
      env: { ...process.env, PLAYWRIGHT_JSON_OUTPUT_NAME: file },
    },
  );
  if (!existsSync(file)) return { passed: 0, failed: 1 };
  const { stats } = JSON.parse(readFileSync(file, 'utf8'));
  const failed = stats.unexpected + stats.flaky;
  return { passed: stats.expected, failed: failed || (code === 0 ? 0 : 1) };
};

let sayBuilt;
const isBuilt = new Promise((resolve) => (sayBuilt = resolve));
const afterBuild = (step) => async (name) => {
  await isBuilt;
  return step(name);
};

/** Two lines of steps, one of each at a time: each leaves a core idle now and then, and at its end. */
const lines = [
  [
    ['build', once(...tsx, 'scripts/build.ts', '--if-changed')],
    // Not beside the walks, since a request has three seconds here.
    ['API', jest('api')],
    ['browser', browser],
  ],
  [
    ['texts', aside(...tsx, 'scripts/checkLocales.ts')],
    ['endpoints', aside(...tsx, 'scripts/describeApi.ts', '--check')],
    ['unused code', aside('node_modules/knip/bin/knip.js', '--no-progress')],
    ['format', aside('node_modules/oxfmt/bin/oxfmt', '--check')],
    ['store', jest('store')],
    ['chaos', afterBuild(aside(...tsx, 'tests/chaos/run.ts', '--short'))],
    // Takes 5 GB, as the build does.
    ['lint and types', afterBuild(aside('node_modules/oxlint/bin/oxlint'))],
    ['units and screens', afterBuild(jest('units', 'screens'))],
  ],
];

const wanted = process.argv.slice(2);
const names = lines.flat().map(([name]) => name);
const unknown = wanted.filter((name) => !names.includes(name));
if (unknown.length > 0) {
  say(`There is no step ${unknown.join(', ')}. The steps are: ${names.join(', ')}.`);
  process.exit(2);
}
const isWanted = ([name]) => wanted.length === 0 || wanted.includes(name);
const steps = lines.flat().filter(isWanted);
const lastTimes = readTimes();
const times = {};
const total = { passed: 0, failed: 0 };
const failedSteps = [];
const began = Date.now();
const spent = (since) => inWords(Math.round((Date.now() - since) / 1000));
let begun = 0;

async function take([name, step]) {
  begun += 1;
  say(`\n── ${name} (${begun} of ${steps.length}) ──`);
  const started = Date.now();
  const { passed, failed } = await step(name);
  total.passed += passed;
  total.failed += failed;
  if (failed > 0) failedSteps.push(name);
  times[name] = Math.round((Date.now() - started) / 1000);
  if (name === 'build') sayBuilt();
  say(`${name}: ${passed} passed, ${failed} failed, ${spent(started)}; ${spent(began)} in all`);
}

function inWords(seconds) {
  return seconds < 120 ? `${seconds} s` : `${Math.round(seconds / 60)} min`;
}

/** Seconds that each step took when it last passed here. */
function readTimes() {
  try {
    return JSON.parse(readFileSync(timesFile, 'utf8'));
  } catch {
    return {};
  }
}

/** Says at the start how long it will take. */
function announce() {
  const known = steps.every(([name]) => name in lastTimes);
  const ofLines = lines.map((line) =>
    line.filter(isWanted).reduce((sum, [name]) => sum + (lastTimes[name] ?? 0), 0),
  );
  const first = wanted.length === 0 ? 'They take 17 minutes on two cores.' : '';
  const time = known ? `They took ${inWords(Math.max(...ofLines))} here before.` : first;
  say(`Steps: ${steps.map(([name]) => name).join(', ')}. ${time}`);
}

const countLeft = () => steps.length - Object.keys(times).length;

// This is said however it ends: by an error, by Ctrl+C, or without a Chromium.
process.on('exit', () => {
  rmSync(reports, { recursive: true, force: true });
  complaints.forEach(say);
  if (failedSteps.length > 0) say(`\nFailed: ${failedSteps.join(', ')}`);
  if (countLeft() > 0) say(`\n${countLeft()} of ${steps.length} steps did not come to an end.`);
  say(`\n${total.passed} passed, ${total.failed} failed (${spent(began)})`);
});
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => process.exit(1));

announce();
// This runs first, so that a machine without a Chromium that starts hears of it before minutes are spent.
if (steps.some(([name]) => name === 'browser')) {
  const shell = await findHeadlessShell();
  if (shell) process.env.CHROMIUM_SHELL = await launchOnce(shell);
  process.env.CHROMIUM = await launchOnce(await findChromium());
}
if (!steps.some(([name]) => name === 'build')) sayBuilt();
await Promise.all(
  lines.map(async (line) => {
    for (const step of line.filter(isWanted)) await take(step);
  }),
);
if (failedSteps.length === 0) {
  mkdirSync(path.dirname(timesFile), { recursive: true });
  writeFileSync(timesFile, JSON.stringify({ ...lastTimes, ...times }));
}
process.exit(total.failed > 0 ? 1 : 0);
