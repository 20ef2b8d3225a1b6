/**
 * Marks of pages, programs and archives, which have no place in a picture or a document. Each is long enough not to
 * occur by chance.
 */
const PAGES = /<(?:script|svg|iframe)[\s/>]|<html|<!doctype|<\?php|%pdf-|this program cannot be run/i;
const ARCHIVES = [
  ...['\n', '\u0014', '\u002d', '\u003f'].map((version) => `PK\u0003\u0004${version}\0`),
  ...['Rar!\u001a\u0007', '7z\u00bc\u00af\u0027\u001c', '\u007fELF\u0001', '\u007fELF\u0002'],
];
const BEGINNING = /^\s*#!/;

/** Whether a file's comment, or what stands after its end, holds a page, a program or an archive. */
export function holdsForeign(bytes: Buffer): boolean {
  if (bytes.length === 0) return false;
  const text = bytes.toString('latin1');
  return BEGINNING.test(text) || PAGES.test(text) || ARCHIVES.some((each) => text.includes(each));
}

const END_OF_ZIP = Buffer.from('PK\u0005\u0006', 'latin1');
const [SIZE, LONGEST_COMMENT] = [22, 0xff_ff];

/** Whether the file can be read as an archive too, which is read from its end and may have anything before it. */
export function endsAsZip(bytes: Buffer): boolean {
  const tail = bytes.subarray(-SIZE - LONGEST_COMMENT);
  for (let at = tail.indexOf(END_OF_ZIP); at !== -1; at = tail.indexOf(END_OF_ZIP, at + 1)) {
    if (at + SIZE <= tail.length && at + SIZE + tail.readUInt16LE(at + SIZE - 2) === tail.length) return true;
  }
  return false;
}
