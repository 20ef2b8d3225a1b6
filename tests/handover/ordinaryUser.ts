import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, chownSync, mkdirSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { makeFolder } from '@/tests/chaos/programs';

/** The id of `nobody`. A person who isn't root is an ordinary user already. */
const NOBODY = 65_534;
const isRoot = process.getuid?.() === 0;
/** Variables by which this machine may reach the package registry. */
const WAY_OUT = [
  'NODE_EXTRA_CA_CERTS',
  'HTTPS_PROXY',
  'NO_PROXY',
  'npm_config_registry',
  'npm_config_cafile',
];
const READY_WITHIN_MS = 120_000;

/** Runs commands as a user without rights, with a home of its own and none of our environment but the path to Node. */
export class OrdinaryUser {
  readonly home = makeFolder();

  constructor() {
    if (isRoot) chownSync(this.home, NOBODY, NOBODY);
  }

  own(folder: string): void {
    if (isRoot) spawnSync('chown', ['-R', `${NOBODY}:${NOBODY}`, folder]);
  }

  /** Lets the user read the folder, but not change it. */
  see(folder: string): void {
    if (isRoot) chmodSync(folder, 0o755);
    else spawnSync('chmod', ['-R', 'a-w', folder]);
  }

  folder(name: string): string {
    const folder = path.join(this.home, name);
    mkdirSync(folder);
    this.own(folder);
    return folder;
  }

  start(command: string, cwd: string, more: Record<string, string> = {}): Running {
    const [program = '', ...args] = command.split(' ');
    const wayOut = WAY_OUT.flatMap((name) => (process.env[name] ? [[name, process.env[name]]] : []));
    const env = {
      ...Object.fromEntries(wayOut),
      PATH: process.env['PATH'] ?? '',
      HOME: this.home,
      NEXT_TELEMETRY_DISABLED: '1',
      npm_config_cache: path.join(this.home, '.npm'),
      ...more,
    } as unknown as NodeJS.ProcessEnv;
    const user = isRoot ? { uid: NOBODY, gid: NOBODY } : {};
    // In a process group of its own, since npm doesn't forward signals to everything that it started.
    return new Running(spawn(program, args, { cwd, env, ...user, detached: true }), command);
  }

  async run(command: string, cwd: string, more?: Record<string, string>): Promise<void> {
    const code = await this.start(command, cwd, more).ended();
    if (code !== 0) throw new Error(`${command} ended with ${String(code)}`);
  }
}

export const who = isRoot ? `nobody (${NOBODY})` : 'an ordinary user';

class Running {
  private said = '';

  constructor(
    private readonly child: ChildProcess,
    private readonly command: string,
  ) {
    const keep = (part: Buffer): void => void (this.said = (this.said + part.toString()).slice(-2_000));
    child.stdout?.on('data', keep);
    child.stderr?.on('data', keep);
  }

  async ended(): Promise<number | null> {
    if (this.child.exitCode === null) await once(this.child, 'exit');
    if (this.child.exitCode !== 0) process.stderr.write(`${this.command}:\n${this.said}\n`);
    return this.child.exitCode;
  }

  async ready(port: number): Promise<void> {
    const began = performance.now();
    for (;;) {
      const answer = await fetch(`http://127.0.0.1:${port}/api/health/ready`).catch(() => undefined);
      if (answer?.ok) return;
      if (this.child.exitCode !== null || performance.now() - began > READY_WITHIN_MS)
        throw new Error(`${this.command} did not get ready: ${await answer?.text()} ${this.said}`);
      await wait(100);
    }
  }

  async stop(): Promise<void> {
    const gone = once(this.child, 'exit');
    process.kill(-(this.child.pid ?? 0), 'SIGTERM');
    await gone;
  }
}
