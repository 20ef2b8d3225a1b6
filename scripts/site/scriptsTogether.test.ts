import { createContext, runInContext } from 'node:vm';
import { withScriptsTogether } from './scriptsTogether';

const me = '"object"==typeof document?document.currentScript:void 0';
const chunk = (...modules: readonly string[]) =>
  `(globalThis.TURBOPACK||(globalThis.TURBOPACK=[])).push([${[me, ...modules].join()}]);`;
const starts = (waits: string, ids: string) =>
  `(globalThis.TURBOPACK||(globalThis.TURBOPACK=[])).push([${me},{otherChunks:[${waits}],runtimeModuleIds:[${ids}]}]),(()=>{var r=globalThis.TURBOPACK;if(void 0===r)r=[];else if(!Array.isArray(r))return;turbopack();function add(t){let o=document.createElement("link");return o.rel="stylesheet",o.href=t,o.onload=()=>{},document.head.appendChild(o)}})();`;

const files: Record<string, string> = {
  'static/chunks/react.js': chunk(`100,(e)=>{/*${'r'.repeat(30_000)}*/}`, '101,(e)=>{}'),
  'static/chunks/app.js': chunk('200,(e)=>{e.v({bar:"XnoZMW_bar"})}'),
  'static/chunks/turbopack-app.js': starts('"static/chunks/react.js","static/chunks/app.js"', '200'),
  'static/b1/_buildManifest.js': 'self.__BUILD_MANIFEST={};',
  'static/chunks/home.js': chunk(
    '299,(e)=>{let t$={bill:h.u}}',
    '300,(e)=>{let t$={bill:h.v},x=(0,f.f)({load:()=>e.A(301).then(e=>e.LiveBill),texts:t$})}',
    '304,(e)=>{let s=(0,f.f)({load:()=>e.A(305).then(e=>e.StartForm),texts:{forms:h.w},prerendered:{}})}',
    '301,e=>{e.v(t=>Promise.all(["static/chunks/bill.js","static/chunks/known.css","static/chunks/own.css"].map(t=>e.l(t))).then(()=>t(9)))}',
    '302,e=>{e.v(t=>Promise.all(["static/chunks/bill.hi.js"].map(t=>e.l(t))).then(()=>t(9)))}',
    '305,e=>{e.v(t=>Promise.all(["static/chunks/form.js"].map(t=>e.l(t))).then(()=>t(9)))}',
    '307,e=>{e.v(t=>Promise.all(["static/chunks/form.hi.js"].map(t=>e.l(t))).then(()=>t(9)))}',
    '306,e=>{e.s(["v",0,{en:()=>e.A(9),hi:()=>e.A(302),ta:()=>e.A(8)},"w",0,{en:()=>e.A(7),hi:()=>e.A(307),ta:()=>e.A(6)}])}',
  ),
  'static/chunks/turbopack-home.js': starts('"static/chunks/home.js"', '300'),
  'static/chunks/bill.js': chunk('400,(e)=>{}'),
  'static/chunks/bill.hi.js': chunk('401,(e)=>{}'),
  'static/chunks/form.js': chunk('500,(e)=>{}'),
  'static/chunks/form.hi.js': chunk('501,(e)=>{}'),
  'static/chunks/page.css': '.a{top:0}.b{left:0}',
  'static/chunks/known.css': '.b{left:0}',
  'static/chunks/own.css': '.c{left:0}',
};
const frame = [
  'static/chunks/react.js',
  'static/chunks/app.js',
  'static/chunks/turbopack-app.js',
  'static/b1/_buildManifest.js',
];
const read = (path: string) => files[path] ?? '';
const tag = (path: string) => `<script src="/_next/${path}" defer=""></script>`;
const data = '<script src="/_next/static/js/data.js" defer=""></script>';
const page = `<html lang="hi"><head><link rel="stylesheet" href="/_next/static/chunks/page.css" data-n-p=""/>${data}${[
  'static/chunks/react.js',
  'static/chunks/app.js',
  'static/chunks/turbopack-app.js',
  'static/chunks/home.js',
  'static/chunks/turbopack-home.js',
  'static/b1/_buildManifest.js',
]
  .map(tag)
  .join('')}</head></html>`;

/** Runs the files as a browser would, and notes what Turbopack is told, and which elements stand for files. */
function run(contents: readonly string[]) {
  const told: unknown[][] = [];
  const named: string[] = [];
  const later: (() => void)[] = [];
  const context = createContext({
    TURBOPACK: { push: (chunk: unknown[]) => void told.push(chunk) },
    setTimeout: (act: () => void) => later.push(act),
    document: {
      createElement: () => ({}),
      head: { append: ({ src, href }: Record<string, string>) => named.push(src ?? href ?? '') },
    },
    self: {},
  });
  for (const content of contents) runInContext(content, context);
  const before = told.length;
  for (const act of later) act();
  return {
    told: told.slice(0, before).map(([name]) => name),
    stages: told.slice(before).map(([, stage]) => stage),
    named,
  };
}

const made = withScriptsTogether(page, frame, read);

test('a page names four files in the place of its scripts, behind its data; what comes behind the page is marked', () => {
  const [packages, ours, own, behind] = made.files.map(({ href }) => href);
  expect(made.html).toContain(
    `${data}<script src="${packages}" defer=""></script><script src="${ours}" defer=""></script><script src="${own}" defer=""></script><script src="${behind}" data-behind="" defer=""></script></head>`,
  );
});

test('each file begins with the word that has it compiled while it comes', () => {
  for (const { content } of made.files) expect(content).toMatch(/^\/\/# allFunctionsCalledOnLoad\n/);
});

test('Turbopack is told of every chunk by its name, with those of late parts in the language of the page', () => {
  expect(run(made.files.map(({ content }) => content)).told).toEqual(
    ['react', 'app', 'bill', 'bill.hi', 'home', 'form', 'form.hi'].map((name) => `static/chunks/${name}.js`),
  );
});

test('what a page runs begins with the largest module, each in a task of its own', () => {
  expect(run(made.files.map(({ content }) => content)).stages).toEqual([
    { otherChunks: [], runtimeModuleIds: [100] },
    { otherChunks: ['static/chunks/react.js', 'static/chunks/app.js'], runtimeModuleIds: [200] },
    { otherChunks: ['static/chunks/home.js'], runtimeModuleIds: [300] },
  ]);
});

test('elements stand for the chunks and for styles that the page has, so that nobody fetches them again', () => {
  const { named } = run(made.files.map(({ content }) => content));
  expect(new Set(named)).toEqual(
    new Set(
      [
        'react.js',
        'app.js',
        'turbopack-app.js',
        'bill.js',
        'bill.hi.js',
        'home.js',
        'turbopack-home.js',
        'form.js',
        'form.hi.js',
        'known.css',
      ].map((name) => `/_next/static/chunks/${name}`),
    ),
  );
});

test('Turbopack adds styles behind those of the page, which end its body', () => {
  const [, ours] = made.files.map(({ content }) => content);
  expect(ours).toContain('document.body.appendChild(o)');
  expect(made.files.filter(({ content }) => content.includes('document.head.appendChild'))).toEqual([]);
});

test('a page without scripts stays as it is', () => {
  expect(withScriptsTogether('<p>A</p>', frame, read)).toEqual({ html: '<p>A</p>', files: [] });
});
