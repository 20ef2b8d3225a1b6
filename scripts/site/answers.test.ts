import { withoutAnswers } from './answers';

const page = (address: string, all: string) =>
  `<div data-late=""><section><p>₹12,488</p></section><template data-answers="${address}" data-until="2026-12-28">${all}</template></div><p>more</p>`;
const answers =
  '<div data-chosen="one 10"><section><div>A</div></section></div><div data-chosen="two 10"><section>B</section></div>';

test('answers are a file, whose address stands in the place of them', () => {
  const { html, files } = withoutAnswers(page('', answers));
  const [file] = files;
  expect(files).toHaveLength(1);
  expect(file?.href).toMatch(/^\/_next\/static\/answers\/[\w-]{10}\.json$/);
  expect(html).toBe(page(file?.href ?? '', ''));
  expect(JSON.parse(file?.content ?? '')).toEqual({
    'one 10': '<section><div>A</div></section>',
    'two 10': '<section>B</section>',
  });
});

test('a page without answers stays as it is', () => {
  expect(withoutAnswers('<p>A</p>')).toEqual({ html: '<p>A</p>', files: [] });
});
