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
  const repeated = columns.filter((name, at) => columns.indexOf(name) < at);
  const isWhole = ({ cells }: Cells) => cells.length === columns.length;
  return {
    columns,
    rows: others.filter(isWhole).map(({ line, cells }) => ({
      line,
      values: Object.fromEntries(columns.map((name, at) => [name, cells[at] ?? ''])),
    })),
    problems: [
      ...(problem ? [problem] : []),
      ...repeated.map((name) => ({ line: head?.line ?? 1, what: `the column ${name} again` })),
      ...others
        .filter((row) => !isWhole(row))
        .map(({ line, cells }) => ({ line, what: `${cells.length} cells for ${columns.length} columns` })),
    ],
  };
}

const PLAIN = /[^",\r\n]*/y;
const END = /,|\r\n|\n|\r|$/y;

function splitCells(text: string): { lines: Cells[]; problem?: CsvProblem } {
  const lines: Cells[] = [];
  let current: Cells = { line: 1, cells: [] };
  let line = 1;
  let at = 0;
  while (at < text.length) {
    const cell = text[at] === '"' ? quotedAt(text, at) : matchAt(PLAIN, text, at);
    const end = cell === undefined ? undefined : matchAt(END, text, at + cell.length);
    if (cell === undefined || end === undefined)
      return { lines, problem: { line, what: 'a quote that nothing closes' } };
    current.cells.push(cell.startsWith('"') ? cell.slice(1, -1).replaceAll('""', '"').trim() : cell.trim());
    line += (cell + end).split('\n').length - 1;
    at += cell.length + end.length;
    if (end === ',' && at < text.length) continue;
    if (end === ',') current.cells.push('');
    lines.push(current);
    current = { line, cells: [] };
  }
  return { lines };
}

function matchAt(pattern: RegExp, text: string, at: number): string | undefined {
  pattern.lastIndex = at;
  return pattern.exec(text)?.[0];
}

/** The cell up to a quote that isn't doubled. A cell of megabytes is too long for a regular expression. */
function quotedAt(text: string, at: number): string | undefined {
  let end = text.indexOf('"', at + 1);
  while (end !== -1 && text[end + 1] === '"') end = text.indexOf('"', end + 2);
  return end === -1 ? undefined : text.slice(at, end + 1);
}
