import { fillPage, withData, withoutReact } from './fillPage';

test('names, lists and what is true are written into a page, escaped', () => {
  const page = '<h1>{{name}}</h1>{{#isOpen}}<b>open</b>{{/isOpen}}{{#all}}<i>{{x}}{{#y}}!{{/y}}</i>{{/all}}';
  expect(
    fillPage(page, { name: '<A> & "B"', isOpen: false, all: [{ x: 1, y: true }, { x: '{{name}}' }] }),
  ).toBe('<h1>&lt;A&gt; &amp; &quot;B&quot;</h1><i>1!</i><i>&#x7b;&#x7b;name}}</i>');
  expect(fillPage('{{nothing}}', {})).toBe('');
});

test('data of the page is filled as JSON', () => {
  const page = '<script type="application/ld+json">{"name":"{{name}}"}</script><p>{{name}}</p>';
  const filled = fillPage(page, { name: 'A & "B" </script>{{name}}' });
  const [, json = '', rest] = /json">(.*?)<\/script>(.*)/s.exec(filled) ?? [];
  expect(JSON.parse(json)).toEqual({ name: 'A & "B" </script>{{name}}' });
  expect(json).not.toMatch(/<|\{\{/);
  expect(rest).toBe('<p>A &amp; &quot;B&quot; &lt;/script&gt;&#x7b;&#x7b;name}}</p>');
});

test('data can’t close its element', () => {
  expect(withData('<head></head>', { name: '</script><b>' })).toBe(
    '<head><script type="application/ld+json">{"@context":"https://schema.org","name":"\\u003c/script>\\u003cb>"}</script></head>',
  );
});

test('React’s scripts go, the others stay', () => {
  const early = '<script src="/early.js" async></script>';
  expect(
    withoutReact(
      `${early}<script data-src="/a.js"></script><script id="__NEXT_DATA__" type="application/json">{}</script><script src="/b.js" defer=""></script>`,
    ),
  ).toBe(early);
});
