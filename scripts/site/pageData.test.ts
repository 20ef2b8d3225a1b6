import { runInNewContext } from 'node:vm';
import { withoutPageData } from './pageData';

const json = `{"props":{"text":"It’s \\"free\\" \\\\ isn't it"},"page":"/","buildId":"b1"}`;
const page = (head: string) =>
  `<html><head>${head}</head><body><p>A</p><script id="__NEXT_DATA__" type="application/json">${json}</script></body></html>`;
const chunk = '<script src="/_next/static/chunks/a.js" defer=""></script>';

test('what the scripts read comes in a file before the first of them, and is the same when they run', () => {
  const { html, files } = withoutPageData(page(`<script src="/early.js" async=""></script>${chunk}`));
  expect(html).not.toContain('props');
  expect(html).toContain(`</script><script src="${files[0]?.href}" defer=""></script>${chunk}`);
  const element = { textContent: /__NEXT_DATA__"[^>]*>(.*?)<\/script>/.exec(html)?.[1] };
  expect(element.textContent).toBe('{"buildId":"b1"}');
  runInNewContext(files[0]?.content ?? '', { document: { getElementById: () => element } });
  expect(element.textContent).toBe(json);
});

test('a page without scripts keeps all that it has', () => {
  expect(withoutPageData(page(''))).toEqual({ html: page(''), files: [] });
});
