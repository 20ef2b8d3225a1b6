import postcss from 'postcss';

export type Chunk = { path: string; text: string };

/** A page's own chunks, language and styles, and how to read other chunks. */
export type OfPage = {
  chunks: readonly Chunk[];
  locale: string;
  css: string;
  read: (path: string) => string;
};

/** Chunks of late parts, and the styles that they name although the page already has them. */
export type LateChunks = { chunks: readonly Chunk[]; styles: readonly string[] };

/** Matches a chunk's number and the files that it loads. */
const loader = /(\d+),(\w+)=>\{\2\.v\(\w+=>Promise\.all\(\[([^\]]*)\]\.map\(\w+=>\2\.l\(\w+\)\)\)/g;
/** Starts matching after the name: starting with it would try every word of a script. */
const areaOfTexts =
  /(?<=\b(\w+)"?),0,\{en:\(\)=>\w+\.A\((\d+)\),hi:\(\)=>\w+\.A\((\d+)\),ta:\(\)=>\w+\.A\((\d+)\)\}/g;
const languages = ['en', 'hi', 'ta'];

/** Finds what Turbopack made of the `late` calls (lib/late/late.tsx) for these parts of a page. */
export function lateChunks(names: readonly string[], page: OfPage): LateChunks {
  const all = page.chunks.map(({ text }) => text).join('\n');
  const named = page.chunks.map(({ text }) => namedIn(text));
  const files = new Map(named.flatMap((chunk) => chunk.files));
  const texts = new Map(
    named
      .flatMap((chunk) => chunk.texts)
      .map(([name, ids]) => [name, ids[languages.indexOf(page.locale)] ?? '']),
  );
  const found = names.flatMap((name) => {
    const call = new RegExp(
      `\\.A\\((\\d+)\\)\\.then\\(\\w+=>\\w+\\.${name}\\)(?:,texts:(?:\\{([^}]*)\\}|([\\w$]+)))?`,
    ).exec(all);
    if (!call) return [];
    const [, part = '', own, shared] = call;
    const areas = own ?? (shared ? lastValueOf(shared, all.slice(0, call.index)) : '');
    const ids = [...areas.matchAll(/\w+:\w+\.(\w+)/g)].map(([, area = '']) => texts.get(area) ?? '');
    return [part, ...ids].flatMap((id) => files.get(id) ?? []);
  });
  const own = new Set(page.chunks.map(({ path }) => path));
  const missing = [...new Set(found)].filter((path) => !own.has(path));
  const rules = new Set(rulesOf(page.css));
  return {
    chunks: missing.filter((path) => path.endsWith('.js')).map((path) => ({ path, text: page.read(path) })),
    styles: missing.filter(
      (path) => path.endsWith('.css') && rulesOf(page.read(path)).every((rule) => rules.has(rule)),
    ),
  };
}

/** The last value that was assigned, before them, to a variable that several calls share. */
function lastValueOf(variable: string, script: string): string {
  const set = new RegExp(`(?<![\\w$])${variable.replaceAll('$', String.raw`\$&`)}=\\{([^}]*)\\}`, 'g');
  return [...script.matchAll(set)].at(-1)?.[1] ?? '';
}

type Named = { files: [id: string, paths: string[]][]; texts: [area: string, ids: string[]][] };

const read = new Map<string, Named>();

/** Each chunk is read once for all pages that have it. */
function namedIn(chunk: string): Named {
  const found = read.get(chunk) ?? {
    files: [...chunk.matchAll(loader)].map(([, id = '', , list = '']) => [id, list.match(/[^",]+/g) ?? []]),
    texts: [...chunk.matchAll(areaOfTexts)].map(([, area = '', ...ids]) => [area, ids]),
  };
  read.set(chunk, found);
  return found;
}

const parsed = new Map<string, readonly string[]>();

function rulesOf(css: string): readonly string[] {
  const rules = parsed.get(css) ?? postcss.parse(css).nodes.map(String);
  parsed.set(css, rules);
  return rules;
}
