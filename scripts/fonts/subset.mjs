import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { Blob, Buffer as ShapeBuffer, Face, Font, shape } from 'harfbuzzjs';

const require = createRequire(import.meta.url);
const tag = (name) => [...name].reduce((sum, letter) => (sum << 8) + letter.charCodeAt(0), 0);
const sets = { droppedTable: 3, layoutFeature: 6 };
const flags = { noHinting: 0x1, noLayoutClosure: 0x200 };

/** The glyph ids that HarfBuzz sets for each of the texts. */
export function shapedGlyphs(font, texts) {
  const shaper = new Font(new Face(new Blob(font)));
  return texts.map((text) => {
    const buffer = new ShapeBuffer();
    buffer.addText(text);
    buffer.guessSegmentProperties();
    shape(shaper, buffer);
    return buffer.getGlyphInfos().map(({ codepoint }) => codepoint);
  });
}

/** Equal weights give a static font. With `glyphs`, other ligatures are dropped. */
export async function subset(font, { characters, glyphs, features, weights }) {
  const wasm = await readFile(require.resolve('harfbuzzjs/dist/harfbuzz-subset.wasm'));
  const { exports: hb } = (await WebAssembly.instantiate(wasm)).instance;
  hb._initialize();
  const pointer = hb.malloc(font.byteLength);
  new Uint8Array(hb.memory.buffer).set(font, pointer);
  const face = hb.hb_face_create(hb.hb_blob_create(pointer, font.byteLength, 2, 0, 0), 0);
  const input = hb.hb_subset_input_create_or_fail();

  for (const table of ['STAT', 'gasp'])
    hb.hb_set_add(hb.hb_subset_input_set(input, sets.droppedTable), tag(table));
  const keptFeatures = hb.hb_subset_input_set(input, sets.layoutFeature);
  hb.hb_set_clear(keptFeatures);
  if (!features) hb.hb_set_invert(keptFeatures);
  for (const feature of features ?? []) hb.hb_set_add(keptFeatures, tag(feature));
  hb.hb_subset_input_set_flags(input, flags.noHinting | (glyphs ? flags.noLayoutClosure : 0));
  const unicodes = hb.hb_subset_input_unicode_set(input);
  for (const character of characters) hb.hb_set_add(unicodes, character.codePointAt(0));
  const kept = hb.hb_subset_input_glyph_set(input);
  for (const glyph of glyphs ?? []) hb.hb_set_add(kept, glyph);
  hb.hb_subset_input_set_axis_range(input, face, tag('wght'), weights.min, weights.max, weights.min);

  const result = hb.hb_face_reference_blob(hb.hb_subset_or_fail(face, input));
  const start = hb.hb_blob_get_data(result, 0);
  return Buffer.from(hb.memory.buffer.slice(start, start + hb.hb_blob_get_length(result)));
}
