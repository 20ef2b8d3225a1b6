import { chmodSync, mkdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { makeScratch } from '@/tests/scratch';
import { openToReaders } from './openToReaders';

const modeOf = (file: string) => (statSync(file).mode & 0o777).toString(8);

// Windows' files have no such rights.
(process.platform === 'win32' ? test.skip : test)(
  'whoever runs a deployed site may read all of it, and change nothing, whatever umask it was copied under',
  async () => {
    const folder = makeScratch('readers');
    const inner = path.join(folder, 'scripts');
    const [code, program] = [path.join(inner, 'serve.mjs'), path.join(inner, 'program')];
    mkdirSync(inner);
    for (const file of [code, program]) writeFileSync(file, '');
    for (const file of [folder, inner, program]) chmodSync(file, 0o700);
    chmodSync(code, 0o600);
    await openToReaders(folder);
    expect([folder, inner, program].map(modeOf)).toEqual(['755', '755', '755']);
    expect(modeOf(code)).toBe('644');
    rmSync(folder, { recursive: true });
  },
);
