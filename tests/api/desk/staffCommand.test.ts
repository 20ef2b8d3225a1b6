import { execFile } from 'node:child_process';
import { rmSync } from 'node:fs';
import path from 'node:path';
import { startStore } from 'embedded-mongo';
import { api } from '@/lib/config/paths';
import { connectDatabase } from '@/lib/server/database/db';
import { CommandUsageError } from '@/lib/server/services/desk/operatorCommand';
import { readStaffCommand } from '@/lib/server/services/desk/staffCommand';
import { auditTrail } from '@/tests/api/support/store/audit';
import { useApi } from '@/tests/api/support/api';
import { expectFailure } from '@/tests/api/support/browser';
import { passSeconds, signIn, Visitor } from '@/tests/api/support/visitors';
import { makeScratch } from '@/tests/scratch';

const { newBrowser } = useApi();
const MOBILE = '9876501042';
const add = ['add', 'p-1042', 'telecaller', `+91 ${MOBILE}`, 'Priya Nair'];

async function run(...args: readonly string[]) {
  await connectDatabase();
  return readStaffCommand(args).run();
}
const trail = async () =>
  (await auditTrail({ actor: 'operations' })).map(({ action, details }) => [action, details]);

beforeAll(() => newBrowser().get('/api/health/ready'));
afterAll(() => jest.useRealTimers());

test('whoever is added signs in, whoever is disabled is out at the next call, and each change is kept once', async () => {
  for (const expected of [/is added/, /was there already/]) {
    expect(await run(...add)).toEqual({ code: 0, text: expect.stringMatching(expected) as string });
  }
  const browser = new Visitor(newBrowser().port);
  await signIn(browser, 'P-1042', MOBILE);
  for (const expected of [/is disabled/, /was disabled already/]) {
    expect((await run('disable', 'P-1042')).text).toMatch(expected);
    expectFailure(await browser.get(api.staffSession), 401, 'NOT_SIGNED_IN');
  }
  for (const expected of [/is enabled/, /was enabled already/]) {
    expect((await run('enable', 'P-1042')).text).toMatch(expected);
  }
  expectFailure(await browser.get(api.staffSession), 401, 'NOT_SIGNED_IN');
  passSeconds(60);
  await signIn(browser, 'P-1042', MOBILE);
  const { text } = await run('list');
  expect(text).toBe('P-1042  telecaller  Priya Nair  98xxxx1042  enabled');
  expect(await trail()).toEqual([
    ['STAFF_ADDED', { staffId: 'P-1042', role: 'telecaller' }],
    ['STAFF_DISABLED', { staffId: 'P-1042' }],
    ['STAFF_ENABLED', { staffId: 'P-1042' }],
  ]);
});

test.each([
  ['another role', [...add.slice(0, 2), 'supervisor', ...add.slice(3)]],
  ['another number', [...add.slice(0, 3), '9876500000', 'Priya Nair']],
  ['a sample’s id', ['add', 'SAMPLE-5', 'telecaller', MOBILE, 'Priya Nair']],
  ['nobody', ['disable', 'P-0000']],
  ['nobody', ['reset-factor', 'P-0000']],
])('%s is refused with a sentence and without a full number', async (_what, args) => {
  const { code, text } = await run(...args);
  expect(code).toBe(1);
  expect(text).toMatch(/\.$/);
  expect(text).not.toMatch(/\d{10}/);
});

test.each([
  [[]],
  [['add']],
  [['add', 'P-1', 'boss', MOBILE, 'Priya Nair']],
  [['add', 'P-1', 'telecaller', '12345', 'Priya Nair']],
  [['add', 'P-1', 'telecaller', MOBILE, 'Priya', 'Nair']],
  [['add', 'P 1', 'telecaller', MOBILE, 'Priya Nair']],
  [['disable']],
  [['list', 'all']],
  [['list', '--all']],
  [['remove', 'P-1042']],
  [['toString', 'P-1042']],
])('%j is wrong use', (args: readonly string[]) => {
  expect(() => readStaffCommand(args)).toThrow(CommandUsageError);
});

function command(args: readonly string[], dataDir: string): Promise<{ code: unknown; printed: string }> {
  const env = { ...process.env, MONGODB_URI: '', DATA_DIR: dataDir };
  const script = ['--import', 'tsx', 'scripts/commands/staff.ts', ...args];
  return new Promise((resolve) => {
    execFile(process.execPath, script, { env }, (error, stdout, stderr) =>
      resolve({ code: error?.code ?? 0, printed: stdout + stderr }),
    );
  });
}

test('the command says what is wrong, and which store it worked on, also beside who has it', async () => {
  const dataDir = makeScratch('staff');
  const store = await startStore({ dir: path.join(dataDir, 'store'), inThread: true, port: 0 });
  const [wrong, unnamed, beside] = await Promise.all([
    command(['add'], dataDir),
    command(['list'], dataDir),
    command(['list', '--embedded'], dataDir),
  ]);
  await store.stop();
  expect([wrong.code, unnamed.code]).toEqual([2, 1]);
  expect(wrong.printed).toContain('npm run staff -- disable STAFF-ID');
  expect(unnamed.printed).toContain('--embedded');
  const listed = {
    code: 0,
    printed: expect.stringContaining(`There is nobody yet.\n(embedded store in ${dataDir})`) as string,
  };
  expect(beside).toEqual(listed);
  expect(await command(['list', '--embedded'], dataDir)).toEqual(listed);
  rmSync(dataDir, { recursive: true, force: true });
});
