import { spawnSync } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

const folder = mkdtempSync(path.join(tmpdir(), 'sukhayu-serve-'));
mkdirSync(path.join(folder, 'scripts'));
copyFileSync('scripts/serve.mjs', path.join(folder, 'scripts/serve.mjs'));
afterAll(() => rmSync(folder, { recursive: true }));

function serve(...flags: readonly string[]) {
  const { status, stderr } = spawnSync(process.execPath, ['scripts/serve.mjs', ...flags], {
    cwd: folder,
    encoding: 'utf8',
  });
  return { status, stderr };
}

test('without a build it says how to make one, and makes none', () => {
  expect(serve('--port', '3001')).toEqual({
    status: 1,
    stderr: '\nThere is no built site in this folder. Build it first: npm run build\n',
  });
});

test.each(['--prot=3001', '3001'])('%s is not understood, and what is stands beside it', (flag) => {
  const { status, stderr } = serve(flag);
  expect(status).toBe(2);
  expect(stderr).toContain('npm start -- --port 3001');
});
