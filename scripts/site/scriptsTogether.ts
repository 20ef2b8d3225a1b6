import { type Beside, toBeside } from './firstView';
import { type Chunk, lateChunks, type OfPage } from './lateParts';

/** Parts that come with a page's scripts: they are small, and answer to a first touch. */
const withPage = ['LiveBill', 'PlanRecommendation'];
/** Parts that come after those. */
const behindPage = ['StartForm', 'TravelForm'];
/** The part that the page shows next: `early.ts` loads it once the address names it, or something is touched. */
const next = ['PlansStep'];

const script = /<script src="\/_next\/(static\/(?!js\/)[^"]+)" defer=""><\/script>/g;
const style = /<link rel="stylesheet" href="\/_next\/([^"]+)" data-n-[gp]=""\/>/g;
/** How a chunk tells Turbopack which one it is: by its element, which its name can replace. */
const ownElement = '"object"==typeof document?document.currentScript:void 0';
/** Matches what a page waits for and then runs; Turbopack itself follows. */
const start = /^\(globalThis\.TURBOPACK[^{]*\{otherChunks:\[[^\]]*\],runtimeModuleIds:\[[\d,]*\]\}\]\),/;
/**
 * Matches names of our styles or of chunks. A chunk without them holds only packages, so it stays the same from build
 * to build.
 */
const isOurs = /"static\/chunks\/|:"[\w-]{6}_\w+"/;

/**
 * Combines the page's ten to twenty scripts into four files: packages, what all pages have of ours, the page, and what
 * comes after it. On a slow line each request beyond the sixth waits for another one, and a part whose script is named
 * by a script comes a round trip later. `frame` names what every page has.
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

/** Computed once for all pages of one kind and language, which name the same files. */
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

/** Matches what follows a start: Turbopack, which ends at once if it runs already. */
const turbopack =
  /^\(\(\)=>\{.*void 0===(\w+)\)\1=\[\];else if\(!Array\.isArray\(\1\)\)return;.*\}\)\(\);?\s*$/s;

/** Puts a page's own start after that of every page, without a second Turbopack. */
function inTurn(own: readonly Chunk[]): Chunk[] {
  return own.map(({ path, text }) => {
    const [waits = ''] = start.exec(text) ?? [];
    const isStart = waits !== '' && turbopack.test(text.slice(waits.length));
    return { path, text: isStart ? `setTimeout(()=>${waits.slice(0, -1)})` : text };
  });
}

/** Matches how Turbopack adds a file of styles. */
const addsStyles = /(\.rel="stylesheet".{0,300}?)document\.head\.appendChild\(/s;

/**
 * Adds styles after the page's own, which stand at the end of its body (`firstView.ts`). In the head, those of the next
 * page or a late part would lose against equally specific rules of all pages.
 */
const withStylesLast = (text: string) => text.replace(addsStyles, '$1document.body.appendChild(');

const factories = /[,\]](\d{3,7}),(?=\(?[\w,$]*\)?=>)/g;
/** Modules with this many characters run in a task of their own. */
const LARGE = 20_000;

/** Splits what every page runs at its start into tasks: first the largest modules, one in each, then the rest. */
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
 * `names` are of chunks that are here, or on their way in the next file: Next and Turbopack look for an element with
 * their address, and would fetch them otherwise. A browser doesn't fetch a script of no known type.
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
 * Stands in the first line: the browser then compiles the whole file while it loads, beside the main thread; otherwise
 * each function would stop the page's start when it is first called. Browsers that don't know it see a comment.
 */
const COMPILE_AHEAD = '//# allFunctionsCalledOnLoad';
const nameScript =
  '(n)=>document.head.append(Object.assign(document.createElement("script"),{type:"-",src:"/_next/"+n}))';
const nameStyle =
  '(n)=>document.head.append(Object.assign(document.createElement("link"),{rel:"stylesheet",disabled:true,href:"/_next/"+n}))';
