// Subsets the Anek fonts for the site into public/fonts: each script in two static weights, since a variable file is
// three times as long as one of them. Run after updating @fontsource-variable/anek-* or adding Hindi texts, which may
// use new ligatures: `--check` names the words that lack one.
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import fontverter from 'fontverter';
import { clusterFeatures, latinFeatures } from './fonts/features.mjs';
import { hindiClusters } from './fonts/hindiClusters.mjs';
import { shapedGlyphs, subset } from './fonts/subset.mjs';

const out = new URL('../public/fonts/', import.meta.url);
/** The weights that styles/fonts.css assigns: medium is drawn as text, heavy as bold. */
const weights = { text: 420, bold: 680 };
const variable = { min: 420, max: 730 };
const range = (from, to) =>
  Array.from({ length: to - from + 1 }, (_, index) => String.fromCodePoint(from + index));

const source = (script, part) =>
  new URL(
    `../node_modules/@fontsource-variable/anek-${script}/files/anek-${script}-${part}-wght-normal.woff2`,
    import.meta.url,
  );

/** Areas whose texts no page shows. */
const elsewhere = ['documents.json', 'messages.json'];

async function hindiWords() {
  const root = new URL('../', import.meta.url);
  const areas = (await readdir(new URL('locales/hi/', root)))
    .filter((area) => !elsewhere.includes(area))
    .map((area) => `locales/hi/${area}`);
  const named = [
    'lib/domain/places/cities.data.ts',
    'lib/domain/places/placeNames.ts',
    'lib/i18n/format.ts',
    'lib/i18n/locales.ts',
  ];
  const written = (await readdir(new URL('content/', root), { recursive: true }))
    .filter((file) => file.endsWith('hi.md'))
    .map((file) => `content/${file}`);
  const files = [...areas, ...named, ...written];
  const texts = await Promise.all(files.map((file) => readFile(new URL(file, root), 'utf8')));
  return texts.join(' ').match(/[\u0900-\u097f\u200c\u200d]+/g) ?? [];
}

/** A ligature may be set through others, those of the word's beginnings. */
const beginnings = (word) => Array.from(word, (_, index) => word.slice(0, index + 1));

async function write(name, file, { characters, texts, features, weight = variable }) {
  const font = await fontverter.convert(await readFile(file), 'truetype');
  const glyphs = texts && new Set(shapedGlyphs(font, texts).flat());
  const truetype = await subset(font, { characters, glyphs, features, weights: weight });
  const woff2 = await fontverter.convert(truetype, 'woff2', 'truetype');
  await writeFile(new URL(`${name}.woff2`, out), woff2);
  process.stdout.write(`${name}: ${woff2.length} bytes\n`);
}

async function writeBoth(script, wanted) {
  for (const [name, weight] of Object.entries(weights)) {
    const file = source(script, script);
    await write(`anek-${script}-${name}`, file, { ...wanted, weight: { min: weight, max: weight } });
  }
}

/** Names the words that a cut font sets from more glyphs than the whole one. */
async function checkHindi() {
  const words = [...new Set(await hindiWords())];
  const glyphsIn = async (file) =>
    shapedGlyphs(await fontverter.convert(await readFile(file), 'truetype'), words);
  const whole = await glyphsIn(source('devanagari', 'devanagari'));
  for (const name of Object.keys(weights)) {
    const cut = await glyphsIn(new URL(`anek-devanagari-${name}.woff2`, out));
    const split = words.filter((_, index) => cut[index].length > whole[index].length);
    if (split.length > 0) throw new Error(`${name} splits ${split.join(', ')}: run node scripts/fonts.mjs`);
  }
}

if (process.argv.includes('--check')) {
  await checkHindi();
  process.exit();
}
await mkdir(out, { recursive: true });
const joiners = ['\u200c', '\u200d'];
await writeBoth('latin', {
  characters: [...range(0x20, 0x7e), ...'\u00a0©·×–—‘’“”•…€−'],
  features: latinFeatures,
});
await write('anek-latin-1', source('latin', 'latin'), { characters: [...range(0xa1, 0xff), '™'] });
await write('anek-rupee', source('latin', 'latin-ext'), { characters: ['₹'] });
await write('anek-latin-ext', source('latin', 'latin-ext'), {
  characters: [...range(0x100, 0x17f), ...range(0x1e00, 0x1eff)],
});
await writeBoth('tamil', { characters: [...range(0xb82, 0xbfa), ...joiners] });
const hindi = await hindiWords();
await writeBoth('devanagari', {
  characters: [...new Set(hindi.join('')), ...joiners],
  texts: [...hindiClusters, ...new Set(hindi.flatMap(beginnings))],
  features: clusterFeatures,
});
