import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { makeFolder } from './programs';

/** Not copied with the sources: what other programs make, and what is large. */
const OTHERS = ['.git', '.env', 'site.env', '.next', '.data', 'node_modules', 'secrets', 'test-results'];
/** Folders whose files run in the browser. */
const SHOWN = ['components', 'hooks', 'lib/client'];

/** Deploys the build of these sources. */
export async function deployThis(): Promise<string> {
  return deploy(process.cwd());
}

/**
 * Builds the same sources with one more statement in every file of the browser, so that hardly a script keeps its name,
 * and deploys that with `earlier`: for people with an open page it is a release.
 */
export async function deployNext(earlier: string | undefined): Promise<string> {
  const sources = path.join(makeFolder(), 'sources');
  copySources(sources);
  // Hard links where possible, since the packages are a gigabyte and the build only reads them.
  const isSameDisk = statSync(sources).dev === statSync('node_modules').dev;
  await run(
    'cp',
    [isSameDisk ? '-Rl' : '-R', path.resolve('node_modules'), path.join(sources, 'node_modules')],
    '.',
  );
  for (const file of SHOWN.flatMap((room) => filesBelow(path.join(sources, room)))) {
    const statement = '\nObject.assign(globalThis, { isNextBuild: true });\n';
    writeFileSync(file, readFileSync(file, 'utf8') + statement);
  }
  await run(process.execPath, [TSX, 'scripts/build.ts'], sources);
  const folder = await deploy(sources, earlier);
  rmSync(sources, { recursive: true });
  return folder;
}

/** Copies the sources as an empty clone has them: without packages, build and data. */
export function copySources(folder: string): void {
  cpSync('.', folder, { recursive: true, filter: (file) => !OTHERS.includes(file) });
}

const TSX = 'node_modules/tsx/dist/cli.mjs';

async function deploy(sources: string, earlier?: string): Promise<string> {
  const folder = path.join(makeFolder(), 'site');
  const keeping = earlier === undefined ? [] : ['--earlier', earlier];
  await run(process.execPath, [TSX, 'scripts/deploy.ts', folder, ...keeping], sources);
  return folder;
}

async function run(command: string, args: readonly string[], cwd: string): Promise<void> {
  const child = spawn(command, args, { cwd, stdio: ['ignore', 'ignore', 'pipe'] });
  const [said, [code]] = await Promise.all([text(child.stderr), once(child, 'exit')]);
  if (code !== 0) throw new Error(`${command} ${args.join(' ')}: ${String(code)}\n${said.slice(-1_000)}`);
}

function filesBelow(folder: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter(({ name }) => /\.tsx?$/.test(name) && !/\.(test|d|data)\.tsx?$/.test(name))
    .map(({ parentPath, name }) => path.join(parentPath, name));
}
