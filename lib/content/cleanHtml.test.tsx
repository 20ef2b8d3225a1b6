import '@testing-library/jest-dom';
import { cleanHtml } from './cleanHtml';

const hostile = [
  '<script>alert(1)</script>',
  '<p onclick="alert(1)" onmouseover=alert(1)>words</p>',
  '<a href="javascript:alert(1)">words</a>',
  '<a href="JaVa\tScript:alert(1)">words</a>',
  '<a href="&#106;avascript:alert(1)">words</a>',
  '<a href="data:text/html,<script>alert(1)</script>">words</a>',
  '<a href="vbscript:alert(1)">words</a>',
  '<a href="//evil.example/">words</a>',
  '<a href="http://evil.example/">words</a>',
  '<a href="/" target="_blank" style="position:fixed" id="main" class="dark">words</a>',
  '<style>body { display: none }</style>',
  '<p style="background: url(https://evil.example/pixel)">words</p>',
  '<iframe src="https://evil.example/" srcdoc="<script>alert(1)</script>"></iframe>',
  '<svg onload="alert(1)"><script>alert(1)</script><a xlink:href="javascript:alert(1)">x</a></svg>',
  '<math><mtext><img src=x onerror=alert(1)></mtext></math>',
  '<img src="x" onerror="alert(1)">',
  '<form action="https://evil.example/"><input name="phone"><button>Pay</button></form>',
  '<meta http-equiv="refresh" content="0;url=https://evil.example/"><base href="https://evil.example/">',
  '<object data="https://evil.example/"></object><embed src="https://evil.example/">',
  '<noscript><p title="</noscript><img src=x onerror=alert(1)>"></noscript>',
  '<<script>script>alert(1)<</script>/script>',
  '<p>words<!-- <script>alert(1)</script> --></p>',
];

/** What a browser would make of it. */
function read(html: string) {
  document.body.innerHTML = html;
  const all = [...document.body.querySelectorAll('*')];
  return {
    tags: all.map(({ localName }) => localName),
    attributes: all.flatMap(({ attributes }) => [...attributes].map(({ name }) => name)),
    links: all.map((element) => element.getAttribute('href') ?? '').filter(Boolean),
  };
}

test.each(hostile)('nothing runs, loads or leads away in what is left of %s', (html) => {
  const { tags, attributes, links } = read(cleanHtml(html, 'en'));
  expect(tags.filter((tag) => !['p', 'a'].includes(tag))).toEqual([]);
  expect(attributes.filter((name) => name !== 'href')).toEqual([]);
  expect(links.filter((link) => link !== '/')).toEqual([]);
  expect(document.body).not.toHaveTextContent('display: none');
});

test('words, lists, marks and links stay', () => {
  const html =
    '<p><sup>1</sup>Sample <b>rates</b>: <a href="https://irdai.gov.in/">IRDAI</a></p><ul><li>One<br />two</li></ul>';
  expect(cleanHtml(html, 'en')).toBe(html);
  const ways = '<a href="mailto:care@sukhayu.example">mail</a> <a href="tel:1860-500-8888">call</a>';
  expect(cleanHtml(ways, 'hi')).toBe(ways);
});

test('a link to a page of ours leads to it in the reader’s language', () => {
  expect(cleanHtml('<a href="/legal/ombudsman#how">who</a>', 'ta')).toBe(
    '<a href="/ta/legal/ombudsman#how">who</a>',
  );
});
