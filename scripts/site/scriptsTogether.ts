import { type Beside, toBeside } from './firstView';
import { type Chunk, lateChunks, type OfPage } from './lateParts';

/** Late parts that load with the page's scripts, since they are small and react to a first touch. */
const withPage = ['LiveBill', 'PlanRecommendation'];
/** Late parts that load after them. */
const behindPage = ['StartForm', 'TravelForm'];
/** The step that follows the page: `early.ts` loads it when the address names it or something is touched. */
const next = ['PlansStep'];

const script = /<script src="\/_next\/(static\/(?!js\/)[^"]+)" defer=""><\/script>/g;
const style = /<link rel="stylesheet" href="\/_next\/([^"]+)" data-n-[gp]=""\/>/g;
/** How a chunk identifies itself to Turbopack: by its `<script>` element, which its name can replace. */
const ownElement = '"object"==typeof document?document.currentScript:void 0';
/** Matches the chunks that a page waits for and the modules that it then runs; Turbopack's runtime follows. */
const start = /^\(globalThis\.TURBOPACK[^{]*\{otherChunks:\[[^\]]*\],runtimeModuleIds:\[[\d,]*\]\}\]\),/;
/**
 * Matches names of our styles or of chunks. A chunk without them holds only packages, so it stays the same from build
 * to build.
 */
const isOurs = /"static\/chunks\/|:"[\w-]{6}_\w+"/;

/**
 * Combines the page's ten to twenty scripts into four files: packages, our code that all pages share, the page, and what
 * follows it. Browsers make six requests at a time, and a script that another script names starts a round trip later.
 * `frame` names the chunks of all pages.
 */
export function withScriptsTogether(
  html: string,
  frame: readonly string[],
  read: (path: string) => string,
): { html: string; files: Beside[] } {
  const [scripts, styles] = [script, style].map((tag) =>
    [...html.matchAll(tag)].map(([, path = '']) => path),
  );
  if (!scripts?.length || !styles) return { html, files: [] };
  const locale = /<html [^>]*lang="(\w+)"/.exec(html)?.[1] ?? '';
  const key = [locale, ...scripts, ...styles].join(' ');
  const { tags, files } =
    kept.get(key) ??
    toFiles(
      {
        locale,
        css: styles.map(read).join('\n'),
        read,
        chunks: scripts.map((path) => ({ path, text: read(path) })),
      },
      frame,
    );
  kept.set(key, { tags, files });
  let written = 0;
  return { html: html.replaceAll(script, () => (written++ === 0 ? tags : '')), files };
}

type Together = { tags: string; files: Beside[] };

/** All pages of one kind and language name the same files, so these are computed once. */
const kept = new Map<string, Together>();

function toFiles(page: OfPage, frame: readonly string[]): Together {
  const { chunks } = page;
  const { packages, ours, own } = toGroups(chunks, frame);
  const parts = lateChunks(withPage, page);
  const behind = lateChunks(behindPage, { ...page, chunks: [...chunks, ...parts.chunks] });
  const further = lateChunks(next, page);
  const files = {
    packages: toFile(packages),
    ours: toFile(inStages(ours, packages), [...packages, ...ours]),
    page: toFile(
      [...parts.chunks, ...inTurn(own)],
      [...parts.chunks, ...own, ...behind.chunks],
      [...parts.styles, ...behind.styles, ...further.styles],
    ),
    behind: toFile(behind.chunks),
    next: toFile(further.chunks, further.chunks),
  };
  const made = Object.entries(files).flatMap(([name, content]) => {
    if (!content) return [];
    const file = toBeside(content, 'scripts');
    const tag =
      name === 'next'
        ? `<script data-src="${file.href}" data-behind=""></script>`
        : `<script src="${file.href}"${name === 'behind' ? ' data-behind=""' : ''} defer=""></script>`;
    return [{ file, tag }];
  });
  return { tags: made.map(({ tag }) => tag).join(''), files: made.map(({ file }) => file) };
}

function toGroups(chunks: readonly Chunk[], frame: readonly string[]) {
  const isOfFrame = ({ path }: Chunk) => frame.includes(path);
  const packages = chunks.filter((chunk) => isOfFrame(chunk) && !isOurs.test(chunk.text));
  const ours = chunks.filter((chunk) => isOfFrame(chunk) && !packages.includes(chunk));
  return { packages, ours, own: chunks.filter((chunk) => !isOfFrame(chunk)) };
}

/** Matches Turbopack's runtime, which does nothing if it already runs. */
const turbopack =
  /^\(\(\)=>\{.*void 0===(\w+)\)\1=\[\];else if\(!Array\.isArray\(\1\)\)return;.*\}\)\(\);?\s*$/s;

/** Appends a page's own start to the start that all pages share, without a second runtime. */
function inTurn(own: readonly Chunk[]): Chunk[] {
  return own.map(({ path, text }) => {
    const [waits = ''] = start.exec(text) ?? [];
    const isStart = waits !== '' && turbopack.test(text.slice(waits.length));
    return { path, text: isStart ? `setTimeout(()=>${waits.slice(0, -1)})` : text };
  });
}

/** Matches how Turbopack adds a style sheet. */
const addsStyles = /(\.rel="stylesheet".{0,300}?)document\.head\.appendChild\(/s;

/**
 * Makes Turbopack add style sheets at the end of the body, after the page's own (`firstView.ts`). In the head, styles of
 * the next page or a late part would lose against equally specific rules in the body.
 */
const withStylesLast = (text: string) => text.replace(addsStyles, '$1document.body.appendChild(');

const factories = /[,\]](\d{3,7}),(?=\(?[\w,$]*\)?=>)/g;
/** A module with more characters than this runs in a task of its own. */
const LARGE = 20_000;

/** Splits the start that all pages share into tasks: one for each of the largest modules, then one for the rest. */
function inStages(ours: readonly Chunk[], packages: readonly Chunk[]): Chunk[] {
  const large = packages.flatMap(({ text }) => {
    const found = [...text.matchAll(factories)];
    return found.flatMap(({ index, 1: id }, at) =>
      (found[at + 1]?.index ?? text.length) - index > LARGE
        ? [`{otherChunks:[],runtimeModuleIds:[${id}]}`]
        : [],
    );
  });
  return ours.map(({ path, text }) => {
    const [waits] = start.exec(text) ?? [];
    const [, asked] = /(\{otherChunks:.*\})\]\),$/.exec(waits ?? '') ?? [];
    if (!waits || !asked) return { path, text };
    const stages = `[${[...large, asked].join()}]`;
    const run = `(stage)=>setTimeout(()=>TURBOPACK.push([${JSON.stringify(path)},stage]))`;
    return { path, text: `${text.slice(waits.length)};${stages}.forEach(${run})` };
  });
}

/**
 * Adds a placeholder element for each chunk of `names`, which a combined file contains: Next and Turbopack fetch a chunk
 * unless an element has its address. Browsers don't fetch a script of an unknown type.
 */
function toFile(
  chunks: readonly Chunk[],
  names: readonly Chunk[] = [],
  styles: readonly string[] = [],
): string {
  const scripts = names.map(({ path }) => path).filter((path) => path.startsWith('static/chunks/'));
  if (chunks.length === 0 && scripts.length === 0) return '';
  return [
    COMPILE_AHEAD,
    ...(scripts.length > 0 ? [`${JSON.stringify(scripts)}.forEach(${nameScript})`] : []),
    ...(styles.length > 0 ? [`${JSON.stringify(styles)}.forEach(${nameStyle})`] : []),
    ...chunks.map(({ path, text }) => withStylesLast(text).replace(ownElement, JSON.stringify(path))),
  ].join('\n;');
}

/**
 * As the first line, it makes Chromium compile the whole file off the main thread while it loads. Otherwise each
 * function is compiled on the main thread at its first call. Other browsers see a comment.
 */
const COMPILE_AHEAD = '//# allFunctionsCalledOnLoad';
const nameScript =
  '(n)=>document.head.append(Object.assign(document.createElement("script"),{type:"-",src:"/_next/"+n}))';
const nameStyle =
  '(n)=>document.head.append(Object.assign(document.createElement("link"),{rel:"stylesheet",disabled:true,href:"/_next/"+n}))';
