import { execFile } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { randomFrom } from '@/lib/embedded-mongo/tests/support/random';
import { apart } from '@/tests/apart';
import { Crowd } from '@/tests/chaos/crowd';
import { makeFolder, secrets, SiteProgram } from '@/tests/chaos/programs';
import { Faults } from '@/tests/chaos/scenario';
import type { Step } from './step';

const BEFORE = 200;
const MEANWHILE = 200;
const TSX = 'node_modules/tsx/dist/cli.mjs';

export async function command(
  name: string,
  args: readonly string[],
  env: Record<string, string>,
): Promise<string> {
  const { stdout } = await promisify(execFile)(
    process.execPath,
    [TSX, `scripts/commands/${name}.ts`, ...args],
    {
      env: { ...process.env, ...apart, ...secrets, ...env },
    },
  );
  return stdout;
}

export const keeping: Step = {
  name: 'back up under load, wreck, restore, compare, serve',
  run: async () => {
    const faults = new Faults();
    const site = await SiteProgram.open();
    const around = { port: () => site.port, random: randomFrom(18), faults, hasKeys: true };
    const [before, meanwhile] = [new Crowd(BEFORE, around), new Crowd(MEANWHILE, around)];
    await before.walk();
    const walking = meanwhile.walk();
    await meanwhile.getsOn(MEANWHILE / 4);
    const backup = path.join(makeFolder(), 'backup');
    const env = { DATA_DIR: site.dir };
    const said = await command('backup', [backup], env);
    const saved = meanwhile.sum('acknowledged');
    if (meanwhile.isOver) faults.add('backups without load');
    await walking;
    await site.kill();
    writeFileSync(path.join(site.dir, 'store/data.mdb'), 'wrecked');
    await command('restore', [backup, '--replace'], env);
    await site.start();
    const right = await before.resume();
    await site.kill();
    return {
      counted: `${/: (\d.*), all of it/.exec(said)?.[1] ?? said} while ${saved} saves came; wrecked and restored, ${right} of ${BEFORE} journeys from before it served whole`,
      failures: faults.list(),
    };
  },
};
