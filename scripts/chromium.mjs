import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { root, run, say, stop } from './newcomer.mjs';

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
const shellNames = ['chromium-headless-shell'];

/** Looks for Chromium in this order: CHROMIUM, the PATH, Playwright's download, Debian's package. */
export async function findChromium() {
  const given = process.env.CHROMIUM;
  if (given) {
    if (!existsSync(given)) stop(`CHROMIUM names ${given}, which is not there.`);
    return given;
  }
  return (
    onPath(names) ??
    (await downloaded()) ??
    (await fromDebian(names)) ??
    stop(
      'No Chromium could be found or installed. Install one, set the variable CHROMIUM to its path, and run npm test again.',
    )
  );
}

/**
 * Finds Chromium without windows, which takes a fifth less processor time for a walk (of the 32 s of a journey's walk
 * the browser's own process took 8 and now takes 2). It keeps no page for going back, so walks that go back use the
 * whole one. Undefined if it isn't there: then all walks use the whole one.
 */
export async function findHeadlessShell() {
  if (process.env.CHROMIUM) return process.env.CHROMIUM_SHELL;
  return onPath(shellNames) ?? (await fromDebian(shellNames));
}

/** Stops with a sentence if Chromium doesn't start, since a library may be missing. */
export async function launchOnce(executablePath) {
  const { chromium } = await import('@playwright/test');
  try {
    const browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] });
    say(`Chromium ${browser.version()}: ${executablePath}`);
    await browser.close();
    return executablePath;
  } catch (error) {
    stop(`${executablePath} does not start:\n${firstLines(error.message)}`);
  }
}

const firstLines = (text) =>
  text
    .split('\n')
    .slice(0, 8)
    .map((line) => line.slice(0, 200))
    .join('\n');

function onPath(wanted) {
  const folders = (process.env.PATH ?? '').split(path.delimiter);
  return wanted
    .flatMap((name) => folders.map((folder) => path.join(folder, name)))
    .find((file) => existsSync(file));
}

async function downloaded() {
  const { chromium } = await import('@playwright/test');
  if (existsSync(chromium.executablePath())) return chromium.executablePath();
  say('No Chromium on the PATH: trying Playwright’s own download …');
  const code = await run(
    process.execPath,
    [path.join(root, 'node_modules/@playwright/test/cli.js'), 'install', 'chromium'],
    {
      stdio: ['ignore', 'ignore', 'ignore'],
      timeout: 120_000,
    },
  );
  return code === 0 && existsSync(chromium.executablePath()) ? chromium.executablePath() : undefined;
}

async function fromDebian([name, ...others]) {
  if (process.getuid?.() !== 0 || !hasAptGet()) return undefined;
  say(`Installing Debian’s ${name} with apt-get …`);
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const quiet = { stdio: ['ignore', 'ignore', 'inherit'], env };
  await run('apt-get', ['update', '-qq'], quiet);
  await run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', name], quiet);
  return onPath([name, ...others]);
}

function hasAptGet() {
  try {
    execFileSync('apt-get', ['--version'], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}
