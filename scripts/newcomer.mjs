// Prepares a bare clone. Plain Node: nothing is installed yet.
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

export const root = path.resolve(import.meta.dirname, '..');
const oldestNode = [20, 19];

export function stop(sentence) {
  process.stderr.write(`\n${sentence}\n`);
  process.exit(1);
}

export function say(sentence) {
  process.stdout.write(`${sentence}\n`);
}

/**
 * Resolves to the exit code or the signal. SIGTERM ends what runs before it ends this process: a build that went on
 * without it would keep the next one out by its lock.
 *
 * @returns {Promise<number | string | null>}
 */
export function run(command, args, options = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { cwd: root, stdio: 'inherit', ...options });
    let passed;
    const pass = (signal) => child.kill((passed = signal));
    process.on('SIGTERM', pass);
    child.on('error', reject);
    child.on('exit', (code, signal) => {
      process.off('SIGTERM', pass);
      if (passed) process.kill(process.pid, passed);
      else resolve(signal ?? code);
    });
  });
}

function requireNode() {
  const [major, minor] = process.versions.node.split('.').map(Number);
  const isOldEnough = major > oldestNode[0] || (major === oldestNode[0] && minor >= oldestNode[1]);
  if (!isOldEnough) {
    stop(
      `This needs Node ${oldestNode.join('.')} or newer; this is Node ${process.versions.node}. Install a newer one from nodejs.org and try again.`,
    );
  }
}

async function install() {
  const stamp = path.join(root, 'node_modules', '.installed');
  const wanted = createHash('sha256')
    .update(readFileSync(path.join(root, 'package-lock.json')))
    .digest('hex');
  const found = readIfThere(stamp);
  if (found === wanted) return;
  say('Installing packages (about a minute, once) …');
  const isThere = existsSync(path.join(root, 'node_modules'));
  // `npm ci` would delete the packages that are there and equal.
  const code = await run('npm', [...(isThere ? ['install', '--no-save'] : ['ci']), '--include=dev'], {
    shell: process.platform === 'win32',
  });
  if (code !== 0) {
    stop(
      'The packages could not be installed: npm’s own message is above. A full disk or a missing network are the usual reasons; then try again.',
    );
  }
  writeFileSync(stamp, wanted);
}

function readIfThere(file) {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return undefined;
  }
}

export async function prepare() {
  requireNode();
  await install();
}

export const tsx = ['--import', 'tsx'];
