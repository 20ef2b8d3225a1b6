import fc from 'fast-check';
import { readCsv } from './csv';

const quoted = (cell: string) => `"${cell.replaceAll('"', '""')}"`;
const cell = fc.string({ unit: fc.constantFrom('a', '"', ',', '\n', '\r\n', 'अ', ' b') });

test('whatever is written in quotes is read back', () => {
  fc.assert(
    fc.property(fc.array(fc.tuple(cell, cell), { minLength: 1 }), (cells) => {
      const rows = cells.filter(([one, other]) => one.trim() !== '' || other.trim() !== '');
      const text = [['x', 'y'], ...cells].map((row) => row.map(quoted).join(',')).join('\r\n');
      expect(readCsv(text)).toMatchObject({
        columns: ['x', 'y'],
        rows: rows.map(([x, y]) => ({ values: { x: x.trim(), y: y.trim() } })),
        problems: [],
      });
    }),
  );
});

test('plain cells, empty cells, a mark at the beginning and no line break at the end', () => {
  const { rows } = readCsv('\uFEFFx,Y,z\n1,,3\n\n"a ""b""",two,');
  expect(rows).toEqual([
    { line: 2, values: { x: '1', y: '', z: '3' } },
    { line: 4, values: { x: 'a "b"', y: 'two', z: '' } },
  ]);
});

test.each([
  ['x,y\n1,2\n1,2,3', { line: 3, what: '3 cells for 2 columns' }],
  ['x,y\n1,"2', { line: 2, what: 'a quote that nothing closes' }],
  ['x,y\n1,a"b', { line: 2, what: 'a quote that nothing closes' }],
  ['x,x\n1,2', { line: 1, what: 'the column x again' }],
  [`x,y\n1,"${'""a'.repeat(5_000_000)}`, { line: 2, what: 'a quote that nothing closes' }],
  ['x,y\n"1\n1",2\n3', { line: 4, what: '1 cells for 2 columns' }],
])('%.40j is told with its line', (text, problem) => expect(readCsv(text).problems).toEqual([problem]));
