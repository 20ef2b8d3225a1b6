export type CsvRow = { line: number; values: Readonly<Record<string, string>> };
export type CsvProblem = { line: number; what: string };

type Cells = { line: number; cells: string[] };

const BYTE_ORDER_MARK = /^\uFEFF/;

/** RFC 4180: a cell in quotes may have commas, line breaks and doubled quotes. The first row names the columns. */
export function readCsv(text: string): {
  columns: readonly string[];
  rows: CsvRow[];
  problems: CsvProblem[];
} {
  const { lines, problem } = splitCells(text.replace(BYTE_ORDER_MARK, ''));
  const [head, ...others] = lines.filter(({ cells }) => cells.some((cell) => cell !== ''));
  const columns = (head?.cells ?? []).map((name) => name.toLowerCase());
  const isWhole = ({ cells }: Cells) => cells.length === columns.length;
  return {
    columns,
    rows: others.filter(isWhole).map(({ line, cells }) => ({
      line,
      values: Object.fromEntries(columns.map((name, at) => [name, cells[at] ?? ''])),
    })),
    problems: [
      ...(problem ? [problem] : []),
      ...others
        .filter((row) => !isWhole(row))
        .map(({ line, cells }) => ({ line, what: `${cells.length} cells for ${columns.length} columns` })),
    ],
  };
}

/** Cell by cell: what stands before the next comma or line break outside quotes. */
const CELL = /("(?:[^"]|"")*"|[^",\r\n]*)(,|\r\n|\n|\r|$)/y;

function splitCells(text: string): { lines: Cells[]; problem?: CsvProblem } {
  const lines: Cells[] = [];
  let current: Cells = { line: 1, cells: [] };
  let line = 1;
  CELL.lastIndex = 0;
  while (CELL.lastIndex < text.length) {
    const [all, cell = '', end = ''] = CELL.exec(text) ?? [];
    if (all === undefined) return { lines, problem: { line, what: 'a quote that nothing closes' } };
    current.cells.push(cell.startsWith('"') ? cell.slice(1, -1).replaceAll('""', '"').trim() : cell.trim());
    line += all.split('\n').length - 1;
    if (end === ',' && CELL.lastIndex < text.length) continue;
    if (end === ',') current.cells.push('');
    lines.push(current);
    current = { line, cells: [] };
  }
  return { lines };
}
