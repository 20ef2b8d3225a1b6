// Subsets the Anek fonts for the site into public/fonts. Run after updating @fontsource-variable/anek-* or
// adding Hindi texts, which may use new ligatures.
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import fontverter from 'fontverter';
import { hindiClusters } from './fonts/hindiClusters.mjs';
import { shapedGlyphs, subset } from './fonts/subset.mjs';

const out = new URL('../public/fonts/', import.meta.url);
const weights = { min: 420, max: 730 };
const range = (from, to) =>
  Array.from({ length: to - from + 1 }, (_, index) => String.fromCodePoint(from + index));

const source = (script, part) =>
  new URL(
    `../node_modules/@fontsource-variable/anek-${script}/files/anek-${script}-${part}-wght-normal.woff2`,
    import.meta.url,
  );

async function hindiWords() {
  const root = new URL('../', import.meta.url);
  const areas = (await readdir(new URL('locales/hi/', root))).map((area) => `locales/hi/${area}`);
  const named = [
    'lib/domain/places/cities.data.ts',
    'lib/domain/places/placeNames.ts',
    'lib/i18n/format.ts',
    'lib/i18n/locales.ts',
  ];
  const texts = await Promise.all([...areas, ...named].map((file) => readFile(new URL(file, root), 'utf8')));
  return texts.join(' ').match(/[\u0900-\u097f\u200c\u200d]+/g) ?? [];
}

async function write(name, file, characters, texts) {
  const font = await fontverter.convert(await readFile(file), 'truetype');
  const glyphs = texts && shapedGlyphs(font, texts);
  const truetype = await subset(font, { characters, glyphs, weights });
  const woff2 = await fontverter.convert(truetype, 'woff2', 'truetype');
  await writeFile(new URL(`${name}.woff2`, out), woff2);
  process.stdout.write(`${name}: ${woff2.length} bytes\n`);
}

await mkdir(out, { recursive: true });
const latin = [...range(0x20, 0x7e), ...range(0xa0, 0xff), ...'–—‘’“”•…€™−×÷'];
const joiners = ['\u200c', '\u200d', '\u25cc'];
await write('anek-latin', source('latin', 'latin'), latin);
await write('anek-rupee', source('latin', 'latin-ext'), ['₹']);
await write('anek-latin-ext', source('latin', 'latin-ext'), [
  ...range(0x100, 0x17f),
  ...range(0x1e00, 0x1eff),
]);
await write('anek-tamil', source('tamil', 'tamil'), [...range(0xb82, 0xbfa), ...joiners]);
await write(
  'anek-devanagari',
  source('devanagari', 'devanagari'),
  [...range(0x900, 0x97f), ...joiners],
  [...hindiClusters, ...(await hindiWords())],
);
