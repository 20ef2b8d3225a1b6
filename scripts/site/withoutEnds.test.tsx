import { withoutEnds } from './withoutEnds';

const html =
  '<div><p>A</p><p>B<a href="/c">C</a></p><ul><li><p>D</p></li><li>E<p>F</p> <b>G</b></li></ul><dl><dt>H</dt><dd>I</dd></dl>' +
  '<section><p>J</p></section><p>K</p><h2>L</h2><a><p>M</p></a><li>N</li></div>';

test('ends that say nothing are left out, and the browser reads the same', () => {
  const shorter = withoutEnds(html);
  const read = (text: string) => new DOMParser().parseFromString(text, 'text/html').body.innerHTML;
  expect(shorter).not.toContain('</p><p>');
  expect(shorter).not.toContain('</li><li>');
  expect(shorter.match(/<\/(p|li|dt|dd)>/g)).toEqual(['</p>', '</p>', '</li>']);
  expect(read(shorter)).toBe(html);
});
