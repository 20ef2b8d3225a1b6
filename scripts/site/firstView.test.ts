import { looksOf, withFirstView } from './firstView';

const files: Record<string, string> = {
  '/_next/static/chunks/frame.css':
    '@font-face{font-family:Anek;src:url(/a.woff2)}.head{color:red}.head:hover{color:blue}.menu{color:green}.folded{top:0}.unfolded{top:0}:focus-visible{outline:0}',
  '/_next/static/chunks/page.css':
    '@keyframes turn{to{rotate:1turn}}@keyframes fall{to{top:0}}.wheel{animation:turn 1s}' +
    ':lang(ta) .head{font-size:2px}@media (max-width:9px){.head{top:0}}.low{animation:fall 1s}.low .head{left:0}.x>*{top:1px}[open]>.wheel{top:1px}',
};
const link = (name: string, mark: string) =>
  `<link rel="stylesheet" href="/_next/static/chunks/${name}.css" ${mark}=""/>`;
const urgent = '<link rel="preload" as="image" href="/hero.svg" fetchPriority="high"/>';
const pictures = `<link rel="preload" as="image" href="/logo.svg"/>${urgent}`;
const page = `<html lang="en"><head>${link('frame', 'data-n-g')}<link rel="preload" href="/_next/static/chunks/frame.css" as="style"/>${link('page', 'data-n-p')}</head><body>${pictures}<div id="__next"><h1 class="head">A</h1><i class="wheel"></i><details name="a"><summary>A</summary><b class="folded"></b></details><details open=""><summary>A</summary><b class="unfolded"></b></details><div class="x below y"><p class="low">B</p></div></div><script src="/x.js" defer=""></script></body></html>`;

const dressed = () => withFirstView(page, (href) => files[href] ?? '');
const rulesIn = (html: string) => /<style>(.*)<\/style><\/head>/.exec(html)?.[1] ?? '';

test('the head has the rules of what stands before the first part below, for every screen', async () => {
  const rules = rulesIn((await dressed()).html);
  for (const kept of [
    '@font-face',
    '.head{color:red}',
    ':focus-visible{outline:0}',
    '.unfolded{top:0}',
    '@keyframes turn',
    '.wheel{animation:turn 1s}',
    '.x>*{top:1px}',
    '@media (max-width:9px){.head{top:0}}',
  ])
    expect(rules).toContain(kept);
  for (const left of ['.menu', '.low', '.folded', 'fall', ':hover']) expect(rules).not.toContain(left);
});

test('of the pictures that React names ahead the urgent one is left', async () => {
  expect((await dressed()).html).toContain(`<body>${urgent}<div id="__next">`);
});

test('all styles follow behind the page, in their order, marked as Next marked them; nothing in the head waits', async () => {
  const { html, sheets } = await dressed();
  expect(sheets.map(({ content }) => content)).toEqual(Object.values(files));
  const [frame, own] = sheets.map(({ href }) => href);
  expect(html).toContain(
    `</script><link rel="stylesheet" href="${frame}" data-n-g=""/><link rel="stylesheet" href="${own}" data-n-p=""/></body>`,
  );
  expect(html.slice(0, html.indexOf('</head>'))).not.toContain('<link');
});

test('the body says what it said, letter by letter', async () => {
  const bodyOf = (html: string) => /<div id="__next">.*<\/script>/.exec(html)?.[0];
  expect(bodyOf((await dressed()).html)).toBe(bodyOf(page));
});

test('a page without styles stays as it is', async () => {
  const bare = '<html><head></head><body class="below"></body></html>';
  expect(await withFirstView(bare, () => '')).toEqual({ html: bare, sheets: [] });
});

test('what a closed drawer has beside its list has no rules yet', async () => {
  const drawer =
    '<nav popover="auto"><p class="menu">A</p><ul><li class="wheel"></li></ul><p class="folded">B</p></nav>';
  const { html } = await withFirstView(
    page.replace('<h1 class="head">A</h1>', drawer),
    (href) => files[href] ?? '',
  );
  expect(rulesIn(html)).toContain('.wheel{');
  for (const left of ['.menu{', '.folded{']) expect(rulesIn(html)).not.toContain(left);
});

test('pages that differ in words have the same rules; in an element, a letter or a language, their own', async () => {
  const rulesFor = async (given: string) =>
    rulesIn((await withFirstView(given, (href) => files[href] ?? '')).html);
  const usual = await rulesFor(page);
  expect(await rulesFor(page.replace('>A</h1>', ' title="C">C</h1>'))).toBe(usual);
  expect(await rulesFor(page.replace('<h1 class="head">A</h1>', ''))).not.toBe(usual);
  expect(await rulesFor(page.replace('lang="en"', 'lang="ta"'))).not.toBe(usual);
});

test.each([
  ['a[href^="tel:"]{top:0}', 'href', ['/a', '/b'], 'tel:1800'],
  ['a[href^=tel\\:]{top:0}', 'href', ['/a', '/b'], 'tel:1800'],
  ["[data-way='paid']{top:0}", 'data-way', ['open', 'lost'], 'paid'],
  ['a[href$=".pdf"]{top:0}', 'href', ['/a', '/b'], '/a.pdf'],
  ['a[href*=forms]{top:0}', 'href', ['/a', '/b'], '/forms/a'],
  ['a[rel~=nofollow]{top:0}', 'rel', ['me', 'next'], 'me nofollow'],
  ['a[hreflang|=hi]{top:0}', 'hreflang', ['en', 'ta'], 'hi-IN'],
])('by %s a page is another only where its %s matches', (css, name, [one, other], matching) => {
  const looks = (value: string) => looksOf(`<a ${name}="${value}">A</a>`, css);
  expect(looks(one!)).toBe(looks(other!));
  expect(looks(matching)).not.toBe(looks(one!));
});
