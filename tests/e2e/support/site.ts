import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { rmSync } from 'node:fs';
import path from 'node:path';
import type { StaffRole } from '@/lib/domain/desk/permissions';
import { isBuilt } from '@/scripts/built.mjs';
import { apart } from '@/tests/apart';
import { freePort } from '@/tests/freePort';
import { makeScratch } from '@/tests/scratch';

export type NewStaff = { id: string; mobile: string; role?: StaffRole };

const readyWithin = 60_000;

/** The built site with its own data folder; can be killed and restarted. */
export class Site {
  private child: ChildProcess | undefined;
  private readonly dataDir = makeScratch('e2e');
  private output = '';

  private constructor(readonly port: number) {}

  static async open(): Promise<Site> {
    // Refuses a stale build, which would be tested in place of the sources.
    if (!isBuilt())
      throw new Error('The site was not built from these sources. Build it first: npm run build');
    const site = new Site(await freePort());
    await site.start();
    return site;
  }

  get url(): string {
    return `http://localhost:${this.port}`;
  }

  /** `minutesLater` sets the clock ahead; `limitFactor` 1 gives real limits. */
  async start({ minutesLater = 0, limitFactor = 1_000 } = {}): Promise<void> {
    const child = spawn(process.execPath, ['scripts/serve.mjs'], {
      env: {
        ...process.env,
        ...apart,
        PORT: String(this.port),
        HOST: '127.0.0.1',
        DATA_DIR: this.dataDir,
        LOG_LEVEL: 'error',
        RATE_LIMIT_FACTOR: String(limitFactor),
        MINUTES_LATER: String(minutesLater),
        // As a flag it would be part of the code cache's name (scripts/serve.mjs).
        NODE_OPTIONS: '--require ./tests/laterClock.cjs',
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    const keep = (chunk: Buffer) => (this.output += chunk.toString());
    child.stdout.on('data', keep);
    child.stderr.on('data', keep);
    this.child = child;
    await this.waitUntilReady(child);
  }

  /** While the site is down, as the command of operators does; a test's site has no sample data. */
  async addStaff(...staff: readonly NewStaff[]): Promise<void> {
    const words = staff.flatMap(({ id, role = 'telecaller', mobile }) => [id, role, mobile]);
    await this.run('tests/e2e/support/addStaff.ts', ...words);
  }

  /** By the command of operators, and starts again: so many sample hospitals, from a file. */
  async importHospitals(count: number): Promise<void> {
    const file = path.join(this.dataDir, 'hospitals.csv');
    await this.kill();
    await this.run('tests/e2e/support/sampleHospitals.ts', String(count), file);
    await this.run('scripts/commands/import.ts', 'hospitals', file, '--embedded');
    await this.start();
  }

  private async run(...args: readonly string[]): Promise<void> {
    const env = { ...process.env, ...apart, DATA_DIR: this.dataDir };
    const child = spawn(process.execPath, ['--import', 'tsx', ...args], {
      env,
      stdio: ['ignore', 'ignore', 'inherit'],
    });
    const [code] = (await once(child, 'exit')) as [number | null];
    if (code !== 0) throw new Error(`${args[0]} ended with ${code}`);
  }

  /** SIGKILL: no handler runs. */
  async kill(): Promise<void> {
    if (!this.child) return;
    const gone = once(this.child, 'exit');
    this.child.kill('SIGKILL');
    await gone;
    this.child = undefined;
  }

  async close(): Promise<void> {
    await this.kill();
    rmSync(this.dataDir, { recursive: true, force: true });
  }

  private async waitUntilReady(child: ChildProcess): Promise<void> {
    const deadline = Date.now() + readyWithin;
    while (Date.now() < deadline) {
      if (child.exitCode !== null) break;
      const answer = await fetch(`http://127.0.0.1:${this.port}/api/health/ready`).catch(() => undefined);
      if (answer?.ok) return;
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
    throw new Error(`the site did not get ready:\n${this.output.slice(-4000)}`);
  }
}
