/** In font units (2,000 to an em); it is invisible even in print. */
const TOLERANCE = 20;
const MARK_TO_BASE = 4;
const EXTENSION = 9;

/**
 * Levels marks that rounding moved: Typst sets such a mark as a separate run, which copying and screen readers repeat.
 */
export function levelMarks(font) {
  const gpos = findTable(font, 'GPOS');
  const lookups = gpos + font.readUInt16BE(gpos + 8);
  for (const lookup of offsets(font, lookups, lookups)) {
    const type = font.readUInt16BE(lookup);
    for (const subtable of offsets(font, lookup + 4, lookup)) {
      const isExtended = type === EXTENSION;
      const kind = isExtended ? font.readUInt16BE(subtable + 2) : type;
      const at = isExtended ? subtable + font.readUInt32BE(subtable + 4) : subtable;
      if (kind === MARK_TO_BASE) levelSubtable(font, at);
    }
  }
  return font;
}

function findTable(font, tag) {
  const count = font.readUInt16BE(4);
  const record = Array.from({ length: count }, (_, index) => 12 + 16 * index).find(
    (at) => font.toString('latin1', at, at + 4) === tag,
  );
  return font.readUInt32BE(record + 8);
}

/** Reads a count and its offsets, relative to `base`. */
function offsets(font, at, base) {
  const count = font.readUInt16BE(at);
  return Array.from({ length: count }, (_, index) => base + font.readUInt16BE(at + 2 + 2 * index));
}

function levelSubtable(font, at) {
  const classes = font.readUInt16BE(at + 6);
  const marks = at + font.readUInt16BE(at + 8);
  const bases = at + font.readUInt16BE(at + 10);
  const heights = Array.from({ length: font.readUInt16BE(marks) }, (_, index) => {
    const record = marks + 2 + 4 * index;
    const anchor = marks + font.readUInt16BE(record + 2);
    return [font.readUInt16BE(record), font.readInt16BE(anchor + 4)];
  });
  const heightOf = Object.fromEntries(heights);
  for (let index = 0; index < font.readUInt16BE(bases) * classes; index += 1) {
    const offset = font.readUInt16BE(bases + 2 + 2 * index);
    if (offset === 0) continue;
    const height = bases + offset + 4;
    const wanted = heightOf[index % classes];
    if (Math.abs(font.readInt16BE(height) - wanted) <= TOLERANCE) font.writeInt16BE(wanted, height);
  }
}
