import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import net from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { apart } from '@/tests/apart';
import { freePort } from '@/tests/freePort';
import { compileStore } from '@/lib/embedded-mongo/tests/support/compiledStore';

const readyWithin = 180_000;
const running = new Set<ChildProcess>();
const folders: string[] = [];
process.on('exit', () => {
  for (const child of running) child.kill('SIGKILL');
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
});
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1));

/** A program that can be killed and restarted on the same port and data. */
abstract class Program {
  private child: ChildProcess | undefined;

  protected constructor(
    readonly port: number,
    readonly dir: string,
  ) {}

  protected abstract command(): { args: string[]; env: Record<string, string>; cwd?: string | undefined };
  protected abstract isReady(child: ChildProcess): Promise<boolean>;

  get pid(): number {
    return this.child?.pid ?? 0;
  }

  /** Resolves to the startup time in ms. */
  async start(): Promise<number> {
    const began = performance.now();
    const { args, env, cwd } = this.command();
    const child = spawn(process.execPath, args, {
      env: { ...process.env, ...apart, ...env },
      cwd,
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let said = '';
    const keep = (part: Buffer): void => void (said = (said + part.toString()).slice(-2000));
    child.stdout.on('data', keep);
    child.stderr.on('data', keep);
    this.child = child;
    running.add(child);
    child.once('exit', () => running.delete(child));
    while (!(await this.isReady(child))) {
      if (child.exitCode !== null || performance.now() - began > readyWithin)
        throw new Error(`${args.at(-1)} did not get ready: ${said}`);
      await wait(25);
    }
    return performance.now() - began;
  }

  /** SIGTERM. Resolves to the exit code. */
  async end(): Promise<number | null> {
    const { child } = this;
    if (!child) return null;
    const gone = once(child, 'exit');
    child.kill('SIGTERM');
    await gone;
    return child.exitCode;
  }

  /** SIGKILL: no handler runs. */
  async kill(): Promise<void> {
    const { child } = this;
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    const gone = once(child, 'exit');
    child.kill('SIGKILL');
    await gone;
  }
}

export class SiteProgram extends Program {
  private constructor(
    port: number,
    private readonly databaseUri: string | undefined,
    private more: Record<string, string>,
    /** The folder of a deployment; without it, the build of the sources. */
    private folder?: string,
  ) {
    super(port, makeFolder());
  }

  static async open(
    databaseUri?: string,
    more: Record<string, string> = {},
    folder?: string,
  ): Promise<SiteProgram> {
    const site = new SiteProgram(await freePort(), databaseUri, more, folder);
    await site.start();
    return site;
  }

  /** Takes effect at the next start. */
  change(more: Record<string, string>): void {
    this.more = { ...this.more, ...more };
  }

  /** Takes effect at the next start, on the same port. */
  deploy(folder: string, more: Record<string, string>): void {
    this.folder = folder;
    this.more = more;
  }

  protected command() {
    return {
      args: ['scripts/serve.mjs'],
      cwd: this.folder,
      env: {
        ...secrets,
        PORT: String(this.port),
        HOST: '127.0.0.1',
        DATA_DIR: this.dir,
        LOG_LEVEL: 'silent',
        RATE_LIMIT_FACTOR: '1000000',
        // Clears what an earlier scenario left in this process.
        MONGODB_URI: this.databaseUri ?? '',
        ...this.more,
      },
    };
  }

  protected async isReady(): Promise<boolean> {
    const answer = await fetch(`http://127.0.0.1:${this.port}/api/health/ready`).catch(() => undefined);
    return answer?.ok ?? false;
  }
}

/** Shared by two sites on one database. */
export const secrets = {
  SESSION_SECRET: 'sample-session-secret-of-the-chaos-run-1',
  DATA_KEYS: `chaos1:${Buffer.alloc(32, 1).toString('base64')}`,
  LOOKUP_KEY: Buffer.alloc(32, 2).toString('base64'),
};

export class StoreProgram extends Program {
  private readonly program = path.join(compileStore('chaos'), 'cli.mjs');

  private constructor(port: number) {
    super(port, makeFolder());
  }

  static async open(): Promise<StoreProgram> {
    const store = new StoreProgram(await freePort());
    await store.start();
    return store;
  }

  get uri(): string {
    return uriOf(this.port);
  }

  protected command() {
    return { args: [this.program, '--dir', this.dir, '--port', String(this.port), '--test-mode'], env: {} };
  }

  protected async isReady(): Promise<boolean> {
    const socket = net.connect(this.port, '127.0.0.1');
    const isOpen = await once(socket, 'connect').then(
      () => true,
      () => false,
    );
    socket.destroy();
    return isOpen;
  }
}

export function uriOf(port: number): string {
  return `mongodb://127.0.0.1:${port}/?directConnection=true`;
}

export function makeFolder(): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'sukhayu-chaos-'));
  folders.push(folder);
  return folder;
}
