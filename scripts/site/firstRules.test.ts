import { toFirstRules } from './firstRules';

const hindi = (body: string) => `<html lang="hi"><head></head><body>${body}</body></html>`;
const rules = (css: string, body = '') => toFirstRules(css, hindi(body));

test('a property with one value is written where it is read, through others that it is made of', () => {
  expect(rules(':root{--a:1px;--b:calc(var(--a) + 1px)}p{top:var(--b);left:var(--c,2px)}')).toBe(
    'p{top:2px;left:var(--c,2px)}',
  );
});

test('what is counted from written values is written as its result', () => {
  expect(
    rules('p{margin:calc(-1 * 2.5px) calc(8px - 2px) calc(1em - 2px) calc(-1 * 1rem);top:calc(1.5px + 8px)}'),
  ).toBe('p{margin:-2.5px 6px calc(1em - 2px) -1rem;top:9.5px}');
});

test('a property that a screen or a surface changes stays, with all its values', () => {
  const css =
    ':root{--a:1px;--b:2px}@media (max-width:9px){:root{--a:0}}.dark{--b:0}p{top:var(--a);left:var(--b)}';
  expect(rules(css)).toBe(css);
});

test('a property that the HTML itself reads stays', () => {
  const css = ':root{--a:1px}';
  expect(rules(css, '<p style="top:var(--a)">')).toBe(css);
});

test('a property that nobody reads is left out, and the rule and the query that it leaves empty', () => {
  expect(rules(':root{--a:var(--b);--b:1px}@media (max-width:9px){:root{--c:0}}.dark{--c:1}p{top:0}')).toBe(
    'p{top:0}',
  );
});

test('a rule for what has a class comes with the files if nothing of the HTML has the class', () => {
  const bar = 'body:has(.bar){top:0}';
  const without = 'html:not(:has(.bar)){top:0}';
  expect(rules(bar + without, '<p class="bar">')).toBe(bar + without);
  expect(rules(bar + without)).toBe(without);
});

test('the mark of a fold of words comes later', () => {
  const mark = 'summary:not(:has(*))::after{content:""}';
  expect(rules(`${mark}[open]>${mark}summary{top:0}`)).toBe('summary{top:0}');
});

test('what stands in for something that an old browser lacks comes later', () => {
  expect(rules('@supports not selector(:popover-open){p{top:0}}@supports (top:1px){p{top:1px}}')).toBe(
    '@supports (top:1px){p{top:1px}}',
  );
});

test('what lies below the first view by what it holds comes later', () => {
  expect(rules('.below>:has(button[type=submit]){z-index:19}.below>*{top:0}')).toBe('.below>*{top:0}');
});

test('a state comes with the files if nothing of the HTML has it, and so does where a ring of focus stands', () => {
  const css = '.a:has(:disabled){top:0}details[open]>b,p{left:0}.a:focus-visible{outline-offset:0}';
  expect(rules(css, '<input disabled=""/><details open="">')).toBe(
    '.a:has(:disabled){top:0}details[open]>b,p{left:0}',
  );
  expect(rules(css)).toBe('p{left:0}');
  expect(rules(':focus-visible{outline:0}.skip:focus{top:0}')).toBe(
    ':focus-visible{outline:0}.skip:focus{top:0}',
  );
});

test('the rules of other languages are left out, those of its own count as said for the page', () => {
  const css =
    ':root{--a:1px}:lang(ta),:lang(hi){--a:2px}:lang(ta){--a:3px}p{top:var(--a)}:lang(ta) p,:lang(hi) p{left:0}:lang(en) p{left:1px}';
  expect(rules(css)).toBe('p{top:2px}:lang(hi) p{left:0}');
});

test('a face comes with the first view if one of its letters is in it', () => {
  const face = (range: string) => `@font-face{font-family:A;src:url(a);unicode-range:${range}}`;
  const css = `${face('U+900-97F')}${face('U+B82-BFA,U+20B9')}${face('U+1E??')}@font-face{font-family:B}`;
  expect(rules(css, '<p title="த">नमस्ते ₹')).toBe(
    `${face('U+900-97F')}${face('U+B82-BFA,U+20B9')}@font-face{font-family:B}`,
  );
  expect(rules(css, '<p>ḁ<a lang="ta" href="/ta">த</a>')).toBe(`${face('U+1E??')}@font-face{font-family:B}`);
});

test('what is for paper or forced colours comes with the files', () => {
  expect(rules('@media print{p{top:0}}@media (forced-colors:active){p{left:0}}p{right:0}')).toBe(
    'p{right:0}',
  );
});

test('what nobody sees before a pointer moves comes with the files; lists are written without spaces', () => {
  expect(rules('p{cursor:pointer;transition:top .1s, left .1s}a{inset:calc(1px + 1px), 0;font:"A, B"}')).toBe(
    'a{inset:2px,0;font:"A, B"}',
  );
});
