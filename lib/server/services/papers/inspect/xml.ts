/** A hundred times what a document of ten pages has. */
const MOST_TAGS = 400_000;
/**
 * A match ends before the next `<`, so that one walk reads everything: a search that begins anew at each sign would
 * take hours.
 */
const TAG = /<(\/?)([^\s"'<>=/]+)(?=[\s/>])((?:[^<>"']*(?:"[^<"]*"|'[^<']*'))*[^<>"']*)>/y;
const ATTRIBUTE = /\s+([^\s"'<>=/]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/y;
const ELSE = [
  ['<!--', '-->'],
  ['<![CDATA[', ']]>'],
  ['<?', '?>'],
] as const;

/** Names without their prefix, in small letters. */
export type Attributes = readonly (readonly [name: string, value: string])[];
export type Tag = { name: string; isEnd: boolean; attributes: () => Attributes };
type See = { tag: (tag: Tag) => void; text: (text: string) => void };

/** Shows every tag and text in turn, without comments. Throws where no reader would go on. */
export function walkXml(xml: string, see: See): void {
  let tags = 0;
  let at = 0;
  for (let open = xml.indexOf('<'); open !== -1; open = xml.indexOf('<', at)) {
    if (open > at) see.text(xml.slice(at, open));
    const other = ELSE.find(([begin]) => xml.startsWith(begin, open));
    if (other) {
      const [begin, end] = other;
      const close = xml.indexOf(end, open + begin.length);
      if (close === -1) throw new Error('what is no tag breaks off');
      if (begin === '<![CDATA[') see.text(xml.slice(open + begin.length, close));
      at = close + end.length;
    } else {
      TAG.lastIndex = open;
      const [all = '', slash, name = '', rest = ''] = TAG.exec(xml) ?? [];
      if (all === '' || ++tags > MOST_TAGS) throw new Error('a tag breaks off, or there are too many');
      see.tag({ name: localOf(name), isEnd: slash === '/', attributes: () => attributesOf(rest) });
      at = open + all.length;
    }
  }
}

function attributesOf(text: string): Attributes {
  const found: [string, string][] = [];
  let at = 0;
  for (;;) {
    ATTRIBUTE.lastIndex = at;
    const [all, name = '', double, single] = ATTRIBUTE.exec(text) ?? [];
    if (all === undefined) break;
    found.push([localOf(name), double ?? single ?? '']);
    at += all.length;
  }
  if (!/^\s*\/?$/.test(text.slice(at))) throw new Error('an attribute breaks off');
  return found;
}

const localOf = (name: string) => name.slice(name.lastIndexOf(':') + 1).toLowerCase();
