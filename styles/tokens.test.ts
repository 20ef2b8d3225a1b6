import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const textOf = (ending: RegExp) =>
  ['styles', 'components', 'pages', 'hooks', 'lib', 'scripts/site']
    .flatMap((folder) =>
      readdirSync(folder, { recursive: true, encoding: 'utf8' })
        .filter((file) => ending.test(file) && !/\.test\.tsx?$/.test(file))
        .map((file) => readFileSync(path.join(folder, file), 'utf8')),
    )
    .join('\n');

const [rules, code] = [textOf(/\.css$/), textOf(/\.tsx?$/)];
const namesIn = (text: string, pattern: RegExp) =>
  new Set([...text.matchAll(pattern)].map(([, name = '']) => name));

test('every property that a rule reads is set by a rule or by a script', () => {
  const set = new Set([...namesIn(rules, /(--[\w-]+)\s*:/g), ...namesIn(code, /['"`](--[\w-]+)['"`]/g)]);
  const read = namesIn(rules + code, /var\((--[\w-]+)/g);
  expect(read.size).toBeGreaterThan(100);
  expect([...read].filter((name) => !set.has(name))).toEqual([]);
});

test('every token is read', () => {
  const tokens = namesIn(readFileSync('styles/tokens.css', 'utf8'), /(--[\w-]+)\s*:/g);
  const read = namesIn(rules + code, /(?:var\(|['"`])(--[\w-]+)/g);
  expect([...tokens].filter((name) => !read.has(name))).toEqual([]);
});
