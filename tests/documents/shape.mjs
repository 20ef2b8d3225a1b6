// Counts the glyphs HarfBuzz sets for each text: node shape.mjs FONT TEXT…
import { readFileSync } from 'node:fs';
import { Blob, Buffer as ShapeBuffer, Face, Font, shape } from 'harfbuzzjs';

const [file, ...texts] = process.argv.slice(2);
const font = new Font(new Face(new Blob(readFileSync(file))));
const counts = texts.map((text) => {
  const buffer = new ShapeBuffer();
  buffer.addText(text);
  buffer.guessSegmentProperties();
  shape(font, buffer);
  return buffer.getGlyphInfos().length;
});
process.stdout.write(JSON.stringify(counts));
