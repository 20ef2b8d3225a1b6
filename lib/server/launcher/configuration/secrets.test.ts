import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { developmentSecrets } from './secrets';

const root = mkdtempSync(path.join(tmpdir(), 'sukhayu-secrets-'));
afterAll(() => rmSync(root, { recursive: true }));

test('secrets are made once, and no other user of the machine looks into their folder', () => {
  const dir = path.join(root, 'data');
  const made = developmentSecrets(dir);
  expect(developmentSecrets(dir)).toEqual(made);
  const rightsOf = (file: string) => statSync(file).mode & 0o777;
  expect([rightsOf(dir), rightsOf(path.join(dir, 'secrets.json'))]).toEqual([0o700, 0o600]);
});
