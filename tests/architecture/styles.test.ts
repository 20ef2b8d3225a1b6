import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';

const chunks = '.next/static/chunks';
const pages = '.next/server/pages';

/** Turbopack's class names: a hash of six, an underscore, the name. */
const classesOf = (css: string) =>
  new Set([...css.matchAll(/\.([\w-]{6}_\w+)/g)].map(([, name = '']) => name));

const sheets = new Map(
  readdirSync(chunks)
    .filter((file) => file.endsWith('.css'))
    .map((file) => [file, classesOf(readFileSync(path.join(chunks, file), 'utf8'))]),
);
const defined = new Set([...sheets.values()].flatMap((classes) => [...classes]));

function unstyled(html: string): string[] {
  const linked = [...html.matchAll(/<link[^>]+chunks\/([\w.-]+\.css)"/g)].flatMap(([, file = '']) => [
    ...(sheets.get(file) ?? []),
  ]);
  const used = [...html.matchAll(/class="([^"]*)"/g)].flatMap(([, names = '']) => names.split(/\s+/));
  return [...new Set(used)].filter((name) => defined.has(name) && !linked.includes(name));
}

test('every prerendered page brings the styles of all that is on it, also of parts whose script comes later', () => {
  // A page with props is prerendered into a folder of its own name.
  const files = readdirSync(pages, { recursive: true, encoding: 'utf8' }).filter(
    (file) => file.endsWith('.html') && statSync(path.join(pages, file)).isFile(),
  );
  expect(files.length).toBeGreaterThan(100);
  const wrong = files.flatMap((file) => {
    const names = unstyled(readFileSync(path.join(pages, file), 'utf8'));
    return names.length > 0 ? [`${file}: ${names.join(' ')}`] : [];
  });
  expect(wrong).toEqual([]);
});
