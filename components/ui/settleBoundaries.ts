/** What React writes in place of a part that comes later in the document, and the part itself with its script. */
const placeholder = (id: string) => `<!--$?--><template id="B:${id}"></template>`;
const later =
  /<div hidden id="S:([0-9a-f]+)">((?:(?!<script)[\s\S])*?)<\/div><script>(?:(?!<\/script>)[\s\S])*\$RC\("B:\1","S:\1"\)<\/script>/;
const timer = /<script>requestAnimationFrame\(function\(\)\{\$RT=performance\.now\(\)\}\);?<\/script>/;

/**
 * Puts the parts of a prerendered page where they belong. React sends a larger part behind the page, with an inline
 * script that moves it; our policy runs no inline script, and a prerendered page has nothing to wait for.
 * Throws where such a script would remain, so that the build fails and not the page.
 */
export function settleBoundaries(html: string): string {
  let settled = html.replace(timer, '');
  for (let part = later.exec(settled); part; part = later.exec(settled)) {
    const [whole, id = '', content = ''] = part;
    const place = placeholder(id);
    if (!settled.includes(place)) throw new Error(`part ${id} of the page has no place`);
    settled = settled.replace(whole, () => '').replace(place, () => `<!--$-->${content}`);
  }
  if (/<script(?![^>]*\b(src|type)=)/.test(settled)) {
    throw new Error('the page keeps an inline script, which the policy would refuse');
  }
  return settled;
}
