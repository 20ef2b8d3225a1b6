import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { apiFiles } from './apiFiles';

const root = mkdtempSync(path.join(tmpdir(), 'sukhayu-api-files-'));
afterAll(() => rmSync(root, { recursive: true }));

function withFiles(name: string, files: readonly string[]): string {
  for (const file of files) {
    const full = path.join(root, name, 'pages/api', file);
    mkdirSync(path.dirname(full), { recursive: true });
    writeFileSync(full, '');
  }
  return path.join(root, name);
}

test('the path of a file is that of the folders above it and its name; an index is its folder', () => {
  const files = [
    'index.ts',
    '[...path].ts',
    'quote/index.ts',
    'quote/price.ts',
    'openapi.json.ts',
    'notes.md',
  ];
  expect(apiFiles(withFiles('good', files)).map(({ pathname }) => pathname)).toEqual([
    '/api',
    '/api/[...path]',
    '/api/openapi.json',
    '/api/quote',
    '/api/quote/price',
  ]);
});

test.each(['quote/[id].ts', '[lang]/cities.ts', 'files/[...rest].ts'])(
  '%s is refused with its name',
  (file) => {
    const site = withFiles(file.replace(/\W/g, ''), ['index.ts', file]);
    expect(() => apiFiles(site)).toThrow(
      `${path.join('pages/api', file)}: a path of the API has no parameters`,
    );
  },
);
