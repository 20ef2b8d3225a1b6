import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const chunks = '.next/static/chunks';

/** Names that stand in server code, its table of places or its rates alone; one of them in a browser file means that an import crossed over. */
const serverOnly = [
  'mongoose',
  'SESSION_SECRET',
  'DATA_KEYS',
  'aes-256-gcm',
  'Banaskantha',
  'Sholapur',
  'sample-2026-11',
];

test('no file that the browser loads contains server code', () => {
  expect(existsSync(chunks)).toBe(true);
  const files = readdirSync(chunks, { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.js'),
  );
  const found = files.flatMap((file) => {
    const text = readFileSync(path.join(chunks, file), 'utf8');
    return serverOnly.filter((name) => text.includes(name)).map((name) => `${file}: ${name}`);
  });
  expect(files.length).toBeGreaterThan(5);
  expect(found).toEqual([]);
});

/** The table of what every plan covers, by the order of its questions. */
const planTable = /"paidFor",\s*"youPayFirst",\s*"room"/;

test('the table of what plans cover is loaded where plans are chosen alone', () => {
  const manifest = JSON.parse(readFileSync('.next/build-manifest.json', 'utf8')) as {
    pages: Record<string, string[]>;
  };
  const withTable = Object.entries(manifest.pages)
    .filter(([, files]) =>
      files.some((file) => planTable.test(readFileSync(path.join('.next', file), 'utf8'))),
    )
    .map(([page]) => page);
  expect(withTable.toSorted()).toEqual(['/health-insurance-plan/aspire', '/health-insurance-plan/get-quote']);
});
