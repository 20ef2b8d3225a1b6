import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const filesOf = (folder: string, ending: RegExp) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => ending.test(file))
    .map((file) => path.join(folder, file));

const sheetsImported = /import (\w+) from '([^']+\.module\.css)'/g;
const read = (file: string) => readFileSync(file, 'utf8');

type Use = { sheet: string; names: readonly string[]; isByKey: boolean };

/** What a component takes from each of its sheets. */
const uses = ['components', 'pages', 'hooks'].flatMap((folder) =>
  filesOf(folder, /\.tsx?$/).flatMap((file) => {
    const code = read(file);
    return [...code.matchAll(sheetsImported)].map(([, name = '', from = '']): Use => {
      const sheet = from.startsWith('@/')
        ? path.normalize(from.slice(2))
        : path.join(path.dirname(file), from);
      const taken = code.matchAll(new RegExp(`(?<![\\w.'"\`/])${name}\\.(\\w+)`, 'g'));
      // As a whole, or by a key that is worked out.
      const isByKey = new RegExp(`(?<![\\w.'"\`/])${name}(\\[|[,)} ](?!from))`).test(code);
      return { sheet, names: [...taken].map(([, each = '']) => each), isByKey };
    });
  }),
);

const classesOf = (sheet: string) => {
  const rules = read(sheet)
    .replaceAll(/\/\*.*?\*\//gs, '')
    .replaceAll(/:global\([^)]*\)|url\([^)]*\)|from '[^']*'|:not\([^)]*\)/g, '');
  return [...new Set([...rules.matchAll(/\.([a-zA-Z_][\w-]*)/g)].map(([, name = '']) => name))];
};

const sheets = filesOf('components', /\.module\.css$/);

/** `sheet: class`, as components name them. */
const named = uses.flatMap(({ sheet, names }) => names.map((name) => `${sheet}: ${name}`));

/** As sheets compose them. */
const composed = sheets.flatMap((sheet) =>
  [...read(sheet).matchAll(/composes: ([\w ]+?)(?: from '([^']+)')?;/g)].flatMap(([, names = '', from]) =>
    names.split(' ').map((name) => `${path.join(from ? path.dirname(sheet) : '', from ?? sheet)}: ${name}`),
  ),
);
const defined = new Set(sheets.flatMap((sheet) => classesOf(sheet).map((name) => `${sheet}: ${name}`)));

test('every class that a component or a sheet names stands in its sheet', () => {
  expect(uses.length).toBeGreaterThan(100);
  expect(composed.length).toBeGreaterThan(10);
  expect([...new Set([...named, ...composed])].filter((each) => !defined.has(each))).toEqual([]);
});

test('what is hidden isn’t shown, by one rule, whatever display it has', () => {
  expect(read('styles/global.css')).toMatch(/^\[hidden\] \{\s+display: none !important;\s+\}/m);
  expect(sheets.filter((sheet) => read(sheet).includes('[hidden]'))).toEqual([]);
});

test('every class of a sheet is named', () => {
  const byKey = new Set(uses.filter(({ isByKey }) => isByKey).map(({ sheet }) => sheet));
  const needed = new Set([...named, ...composed]);
  const unnamed = [...defined].filter(
    (each) => !needed.has(each) && !byKey.has(each.slice(0, each.indexOf(': '))),
  );
  expect(unnamed).toEqual([]);
});
