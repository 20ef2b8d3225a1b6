// Subsets the Anek fonts for documents into lib/server/documents/fonts: PDFs need static TrueType files. Run
// after updating @fontsource-variable/anek-*.
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import fontverter from 'fontverter';
import { levelMarks } from './fonts/levelMarks.mjs';
import { subset } from './fonts/subset.mjs';

const out = new URL('../lib/server/documents/fonts/', import.meta.url);
const weights = { regular: 420, bold: 730 };
const range = (from, to) =>
  Array.from({ length: to - from + 1 }, (_, index) => String.fromCodePoint(from + index));
const joiners = ['\u200c', '\u200d', '\u25cc'];

// All clusters are kept, since policies print any name.
const fonts = [
  ['latin', 'latin', [...range(0x20, 0x7e), ...range(0xa0, 0xff), ...'–—‘’“”•…€™−×÷']],
  ['latin', 'latin-ext', ['₹', ...range(0x100, 0x17f), ...range(0x1e00, 0x1eff)]],
  ['tamil', 'tamil', [...range(0xb82, 0xbfa), ...joiners]],
  ['devanagari', 'devanagari', [...range(0x900, 0x97f), ...joiners]],
];

const utf16be = (text) => Buffer.from(text, 'utf16le').swap16();

/** Typst merges files of one family, so the second Latin part is renamed, in equal length. */
function rename(font, from, to) {
  const [wanted, name] = [utf16be(from), utf16be(to)];
  for (let at = font.indexOf(wanted); at >= 0; at = font.indexOf(wanted, at + 1)) name.copy(font, at);
  return font;
}

await mkdir(out, { recursive: true });
for (const [script, part, characters] of fonts) {
  const file = `anek-${script}/files/anek-${script}-${part}-wght-normal.woff2`;
  const source = await readFile(new URL(`../node_modules/@fontsource-variable/${file}`, import.meta.url));
  const font = await fontverter.convert(source, 'truetype');
  for (const [name, weight] of Object.entries(weights)) {
    const cut = await subset(font, { characters, weights: { min: weight, max: weight } });
    if (part === 'tamil') levelMarks(cut);
    const named = part === 'latin-ext' ? rename(cut, 'Anek Latin Medium', 'Anek Latin Extras') : cut;
    await writeFile(new URL(`anek-${part}-${name}.ttf`, out), named);
    process.stdout.write(`anek-${part}-${name}: ${named.length} bytes\n`);
  }
}
