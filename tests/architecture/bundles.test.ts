import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const chunks = '.next/static/chunks';

const listScripts = () =>
  readdirSync(chunks, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.js'))
    .map((file) => ({ file, text: readFileSync(path.join(chunks, file), 'utf8') }));

/** Names that occur only in server code: in a browser file they prove a wrong import. */
const serverOnly = [
  'mongoose',
  'SESSION_SECRET',
  'DATA_KEYS',
  'aes-256-gcm',
  'Banaskantha',
  'Sholapur',
  'sample-2026-11',
  'allowProtocolRelative',
];

test('no file that the browser loads contains server code', () => {
  expect(existsSync(chunks)).toBe(true);
  const scripts = listScripts();
  const found = scripts.flatMap(({ file, text }) =>
    serverOnly.filter((name) => text.includes(name)).map((name) => `${file}: ${name}`),
  );
  expect(scripts.length).toBeGreaterThan(5);
  expect(found).toEqual([]);
});

/** Matches the table of plan features, by the order of its keys. */
const planTable = /"paidFor",\s*"youPayFirst",\s*"room"/;

test('the table of what plans cover comes when plans are chosen, and with no page', () => {
  const { pages } = JSON.parse(readFileSync('.next/build-manifest.json', 'utf8')) as {
    pages: Record<string, string[]>;
  };
  const withTable = listScripts().flatMap(({ file, text }) => (planTable.test(text) ? [file] : []));
  expect(withTable).not.toEqual([]);
  const early = Object.entries(pages).filter(([, files]) =>
    files.some((file) => withTable.includes(path.relative('static/chunks', file))),
  );
  expect(early.map(([page]) => page)).toEqual([]);
});
