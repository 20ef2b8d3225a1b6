/** Beginnings of what has no place beside a picture or a document: pages, programs, archives. */
const FOREIGN = [
  '<script',
  '<svg',
  '<html',
  '<!doctype',
  '<?php',
  '<iframe',
  '%pdf-',
  'pk\u0003\u0004',
  'rar!\u001a',
  '7z\u00bc\u00af\u0027\u001c',
  '\u007felf',
  'this program cannot be run',
  '#!/',
] as const;

/** In comments, and after a file's end. */
export function holdsForeign(bytes: Buffer): boolean {
  if (bytes.length === 0) return false;
  const text = bytes.toString('latin1').toLowerCase();
  return FOREIGN.some((each) => text.includes(each));
}
