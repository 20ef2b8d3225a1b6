import { existsSync, readFileSync } from 'node:fs';

const rows = readFileSync('docs/specification.md', 'utf8')
  .split('\n')
  .filter((line) => line.startsWith('| ') && !line.startsWith('| ---') && !line.startsWith('| requirement'));

const cells = (row: string) => row.split(/(?<!\\)\|/).slice(1, -1);

test('every row has a requirement, a place and a proof', () => {
  expect(rows.length).toBeGreaterThan(10);
  expect(rows.filter((row) => cells(row).length !== 3)).toEqual([]);
});

test('no requirement stands twice', () => {
  const named = rows.map((row) => cells(row)[0]?.trim());
  expect(named.filter((name, at) => named.indexOf(name) !== at)).toEqual([]);
});

test('every file that the specification’s table names is there', () => {
  const named = rows.flatMap(
    (row) =>
      cells(row)
        .slice(1)
        .join(' ')
        .match(/`[^`]+\.[a-z]+`/g) ?? [],
  );
  const missing = named.map((file) => file.slice(1, -1)).filter((file) => !existsSync(file));
  expect(missing).toEqual([]);
});

test('what is built names the test that shows it', () => {
  const unproven = rows.filter((row) => {
    const [, place = '', proof = ''] = cells(row).map((cell) => cell.trim());
    return place !== '—' && proof === '—';
  });
  expect(unproven).toEqual([]);
});
